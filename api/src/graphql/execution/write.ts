import {
  defaultFieldResolver,
  getArgumentValues,
  GraphQLError,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  locatedError,
  responsePathAsArray,
} from 'graphql';
import type { ObjectShape, Plan, PlannedField, Shape } from './plan.js';

type Path = GraphQLResolveInfo['path'];
type Text = string | Promise<string>;

/** One answer while it is written. */
export interface Run {
  schema: GraphQLSchema;
  plan: Plan;
  context: unknown;
  variables: Record<string, unknown>;
  errors: GraphQLError[];
  /** Written so far. */
  values: number;
}

const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof (value as { then?: unknown } | null | undefined)?.then === 'function';

const infoOf = (run: Run, field: PlannedField, path: Path): GraphQLResolveInfo => ({
  fieldName: field.definition.name,
  fieldNodes: field.nodes,
  returnType: field.definition.type,
  parentType: field.parent,
  path,
  schema: run.schema,
  fragments: run.plan.fragments,
  rootValue: undefined,
  operation: run.plan.operation,
  variableValues: run.variables,
});

const pathOf = (prev: Path | undefined, key: string | number, typename?: string): Path => ({
  prev,
  key,
  typename,
});

function valueOf(run: Run, field: PlannedField, source: unknown, prev?: Path): unknown {
  const { definition, key, nodes, parent } = field;
  if (!definition.resolve) {
    const value = (source as Record<string, unknown>)[definition.name];
    if (typeof value !== 'function') return value;
  }
  const resolve = definition.resolve ?? defaultFieldResolver;
  const [node] = nodes;
  const args =
    node && definition.args.length ? getArgumentValues(definition, node, run.variables) : {};
  return resolve(source, args, run.context, infoOf(run, field, pathOf(prev, key, parent.name)));
}

/** Null in the place of what has failed, where there may be none; otherwise it has failed in whose place it stands. */
function failed(
  run: Run,
  { nodes }: PlannedField,
  shape: Shape,
  path: Path,
  cause: unknown,
): string {
  const error = locatedError(cause, nodes, responsePathAsArray(path));
  if (shape.kind === 'required') throw error;
  run.errors.push(error);
  run.values += 1;
  return 'null';
}

function writeField(run: Run, field: PlannedField, source: unknown, prev?: Path): Text {
  const { shape, key, parent } = field;
  const fail = (cause: unknown) => failed(run, field, shape, pathOf(prev, key, parent.name), cause);
  try {
    const value = valueOf(run, field, source, prev);
    const path = () => pathOf(prev, key, parent.name);
    const text = isPromise(value)
      ? value.then((found) => write(run, field, shape, found, path))
      : write(run, field, shape, value, path);
    return typeof text === 'string' ? text : text.then(undefined, fail);
  } catch (cause) {
    return fail(cause);
  }
}

/** Writes a value by its type. Where it stands is only worked out for what lies within it, or when it fails. */
function write(
  run: Run,
  field: PlannedField,
  shape: Shape,
  value: unknown,
  path: () => Path,
): Text {
  if (value instanceof Error) throw value;
  if (shape.kind === 'required') {
    if (value === null || value === undefined)
      throw new Error(
        `Cannot return null for non-nullable field ${field.parent.name}.${field.definition.name}.`,
      );
    return write(run, field, shape.of, value, path);
  }
  if (value === null || value === undefined) {
    run.values += 1;
    return 'null';
  }
  if (shape.kind === 'leaf') return writeLeaf(run, shape, value);
  if (shape.kind === 'object') return writeObject(run, shape, value, path());
  return writeList(run, field, shape.of, value, path());
}

type Leaf = Extract<Shape, { kind: 'leaf' }>;

function writeLeaf(run: Run, { type, serialize }: Leaf, value: unknown): string {
  const leaf = serialize(value);
  if (leaf === null || leaf === undefined)
    throw new Error(`A value of the type ${String(type)} cannot be written`);
  run.values += 1;
  return JSON.stringify(leaf);
}

const all = (parts: Text[]): Promise<string[]> =>
  Promise.all(parts.map((part) => Promise.resolve(part)));

/** Waits for what is on its way before it fails, so that no refusal is left without anybody who hears of it. */
function failedAmong(parts: Text[] | undefined, cause: unknown): Promise<string> {
  if (!parts) throw cause;
  return all(parts).then(
    () => Promise.reject(cause as Error),
    () => Promise.reject(cause as Error),
  );
}

const joined = (parts: Text[]): Promise<string> => all(parts).then((texts) => texts.join(''));

export function writeObject(run: Run, shape: ObjectShape, source: unknown, path?: Path): Text {
  let text = '{';
  let parts: Text[] | undefined;
  run.values += shape.ownValues;
  try {
    for (const field of shape.fields) {
      const next = 'text' in field ? field.text : writeField(run, field, source, path);
      const prefix = 'text' in field ? '' : field.prefix;
      if (parts) parts.push(prefix, next);
      else if (typeof next === 'string') text += prefix + next;
      else parts = [text + prefix, next];
    }
  } catch (cause) {
    return failedAmong(parts, cause);
  }
  return parts ? joined([...parts, '}']) : text + '}';
}

const isIterable = (value: unknown): value is Iterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.iterator in value;

function writeList(run: Run, field: PlannedField, shape: Shape, value: unknown, path: Path): Text {
  if (!isIterable(value))
    throw new GraphQLError(
      `Expected Iterable, but did not find one for field "${field.parent.name}.${field.definition.name}".`,
    );
  const parts: Text[] = [];
  let waits = false;
  for (const item of value) {
    const place = pathOf(path, parts.length);
    const text = writeItem(run, field, shape, item, place);
    waits ||= typeof text !== 'string';
    parts.push(text);
  }
  const list = (texts: readonly unknown[]) => `[${texts.join(',')}]`;
  return waits ? all(parts).then(list) : list(parts);
}

function writeItem(run: Run, field: PlannedField, shape: Shape, item: unknown, path: Path): Text {
  const at = () => path;
  const fail = (cause: unknown) => failed(run, field, shape, path, cause);
  try {
    const text = isPromise(item)
      ? item.then((found) => write(run, field, shape, found, at))
      : write(run, field, shape, item, at);
    return typeof text === 'string' ? text : text.then(undefined, fail);
  } catch (cause) {
    return fail(cause);
  }
}

/** Changes are made one after the other, each with all that it answers. */
export async function writeInTurn(run: Run, { fields, ownValues }: ObjectShape): Promise<string> {
  const texts: string[] = [];
  run.values += ownValues;
  for (const field of fields)
    texts.push(
      'text' in field ? field.text : field.prefix + (await writeField(run, field, undefined)),
    );
  return `{${texts.join('')}}`;
}
