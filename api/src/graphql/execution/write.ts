import { GraphQLError, locatedError, responsePathAsArray } from 'graphql';
import type { ObjectShape, PlannedField, Shape } from './plan.js';
import { type Path, pathOf, type Run, valueOf } from './resolve.js';

type Text = string | Promise<string>;

const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof (value as { then?: unknown } | null | undefined)?.then === 'function';

/** Ends an answer that would be longer than it may be, wherever it is. */
export class TooLong extends Error {}

function count(run: Run, { ownValues, ownCharacters }: ObjectShape): void {
  run.values += ownValues;
  run.characters += ownCharacters;
  if (run.characters > run.longest) throw new TooLong();
}

/** Null in the place of what has failed, where there may be none; otherwise it has failed in whose place it stands. */
function failed(
  run: Run,
  { nodes }: PlannedField,
  shape: Shape,
  path: Path,
  cause: unknown,
): string {
  if (cause instanceof TooLong) throw cause;
  const error = locatedError(cause, nodes, responsePathAsArray(path));
  if (shape.kind === 'required') throw error;
  run.errors.push(error);
  run.values += 1;
  return 'null';
}

function writeField(run: Run, field: PlannedField, source: unknown, prev?: Path): Text {
  try {
    const value = valueOf(run, field, source, prev);
    const plain = field.writePlain?.(value);
    if (plain === undefined) return writeValue(run, field, value, prev);
    run.values += 1;
    run.characters += plain.length;
    return plain;
  } catch (cause) {
    return failed(run, field, field.shape, placeOf(field, prev), cause);
  }
}

const placeOf = ({ key, parent }: PlannedField, prev?: Path): Path =>
  pathOf(prev, key, parent.name);

function writeValue(run: Run, field: PlannedField, value: unknown, prev?: Path): Text {
  const { shape } = field;
  const path = () => placeOf(field, prev);
  const text = isPromise(value)
    ? value.then((found) => write(run, field, shape, found, path))
    : write(run, field, shape, value, path);
  if (typeof text === 'string') return text;
  return text.then(undefined, (cause: unknown) => failed(run, field, shape, path(), cause));
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
  if (shape.kind === 'leaf') {
    const text = shape.write(value);
    run.values += 1;
    run.characters += text.length;
    return text;
  }
  if (shape.kind === 'object') return writeObject(run, shape, value, path());
  return writeList(run, field, shape.of, value, path());
}

/** What is written piece by piece; some pieces may come later. */
class Pieces {
  private text = '';
  private readonly pieces: Text[] = [];

  add(piece: Text): void {
    if (typeof piece === 'string') this.text += piece;
    else {
      this.pieces.push(this.text, piece);
      this.text = '';
    }
  }

  whole(): Text {
    if (!this.pieces.length) return this.text;
    return this.arrived().then((texts) => texts.join('') + this.text);
  }

  /** Waits for what is on its way before it fails. */
  failed(cause: unknown): Promise<string> {
    if (!this.pieces.length) throw cause;
    const fail = (): never => {
      throw cause;
    };
    return this.arrived().then(fail, fail);
  }

  /** Says that nobody waits for what is on its way, so that a refusal among it is nobody's to hear of. */
  leave(): void {
    this.arrived().catch(() => undefined);
  }

  private arrived(): Promise<string[]> {
    return Promise.all(this.pieces.map((piece) => Promise.resolve(piece)));
  }
}

export function writeObject(run: Run, shape: ObjectShape, source: unknown, path?: Path): Text {
  const pieces = new Pieces();
  count(run, shape);
  try {
    pieces.add('{');
    for (const field of shape.fields) {
      if ('text' in field) pieces.add(field.text);
      else {
        const text = writeField(run, field, source, path);
        pieces.add(field.prefix);
        pieces.add(text);
      }
    }
    pieces.add('}');
  } catch (cause) {
    return pieces.failed(cause);
  }
  return pieces.whole();
}

const isIterable = (value: unknown): value is Iterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.iterator in value;

function writeList(run: Run, field: PlannedField, shape: Shape, value: unknown, path: Path): Text {
  if (!isIterable(value))
    throw new GraphQLError(
      `Expected Iterable, but did not find one for field "${field.parent.name}.${field.definition.name}".`,
    );
  const pieces = new Pieces();
  let length = 0;
  try {
    pieces.add('[');
    for (const item of value) {
      const text = writeItem(run, field, shape, item, pathOf(path, length));
      if (length) pieces.add(',');
      pieces.add(text);
      length += 1;
    }
    pieces.add(']');
  } catch (cause) {
    pieces.leave();
    throw cause;
  }
  return pieces.whole();
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
export async function writeInTurn(run: Run, shape: ObjectShape): Promise<string> {
  const texts: string[] = [];
  count(run, shape);
  for (const field of shape.fields)
    texts.push(
      'text' in field ? field.text : field.prefix + (await writeField(run, field, undefined)),
    );
  return `{${texts.join('')}}`;
}
