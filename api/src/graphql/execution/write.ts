import { GraphQLError, locatedError, responsePathAsArray } from 'graphql';
import type { Leaf, ObjectShape, PlannedField, Shape } from './plan.js';
import { type Path, pathOf, type Run, valueOf } from './resolve.js';

type Text = string | Promise<string>;

const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof (value as { then?: unknown } | null | undefined)?.then === 'function';

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

/** What can be written without asking anybody. */
const isPlain = (value: unknown): boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

function writeField(run: Run, field: PlannedField, source: unknown, prev?: Path): Text {
  const { shape, key, parent } = field;
  const path = () => pathOf(prev, key, parent.name);
  try {
    const value = valueOf(run, field, source, prev);
    if (field.plain && isPlain(value)) return writeLeaf(run, field.plain, value);
    const text = isPromise(value)
      ? value.then((found) => write(run, field, shape, found, path))
      : write(run, field, shape, value, path);
    if (typeof text === 'string') return text;
    return text.then(undefined, (cause: unknown) => failed(run, field, shape, path(), cause));
  } catch (cause) {
    return failed(run, field, shape, path(), cause);
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
