import {
  type GraphQLLeafType,
  GraphQLBoolean,
  GraphQLID,
  GraphQLInt,
  GraphQLString,
  isEnumType,
} from 'graphql';

/** A scalar or an enum: how its values are written. */
export interface Leaf {
  kind: 'leaf';
  /** Any value but null, as its type says. */
  write: (value: unknown) => string;
  /** The same for what is as it should be, as nearly all are, and undefined for anything else: nobody is asked. */
  writePlain: (value: unknown) => string | undefined;
}

type WritePlain = Leaf['writePlain'];

const text: WritePlain = (value) => (typeof value === 'string' ? JSON.stringify(value) : undefined);

const PLAIN = new Map<GraphQLLeafType, WritePlain>([
  [GraphQLString, text],
  [GraphQLID, text],
  [
    GraphQLInt,
    (value) => (typeof value === 'number' && (value | 0) === value ? String(value) : undefined),
  ],
  [GraphQLBoolean, (value) => (typeof value === 'boolean' ? String(value) : undefined)],
]);

const isPlain = (value: unknown): boolean =>
  typeof value === 'string' ||
  typeof value === 'number' ||
  typeof value === 'boolean' ||
  value instanceof Date;

export function leafOf(type: GraphQLLeafType): Leaf {
  const write = (value: unknown): string => {
    const leaf: unknown = type.serialize(value);
    if (leaf === null || leaf === undefined)
      throw new Error(`A value of the type ${String(type)} cannot be written`);
    const isNumber = typeof leaf === 'number' && Number.isFinite(leaf);
    return isNumber ? String(leaf) : JSON.stringify(leaf);
  };
  if (isEnumType(type)) {
    const names = new Map<unknown, string>(
      type.getValues().map(({ name, value }) => [value, JSON.stringify(name)]),
    );
    return { kind: 'leaf', write, writePlain: (value) => names.get(value) };
  }
  const writePlain = PLAIN.get(type) ?? ((value) => (isPlain(value) ? write(value) : undefined));
  return { kind: 'leaf', write, writePlain };
}
