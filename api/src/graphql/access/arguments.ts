import {
  getNamedType,
  type GraphQLField,
  GraphQLID,
  type GraphQLInputType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { badInput, notFound } from '../../platform/errors.js';
import { isUuid } from '../../platform/ids.js';

/**
 * Converts ids to lower case, because a UUID in capitals is the same. Later checks refuse invalid
 * ids.
 */
function lowerCaseIds(type: GraphQLInputType, value: unknown): unknown {
  if (value === null || value === undefined) return value;
  if (isNonNullType(type)) return lowerCaseIds(type.ofType, value);
  if (isListType(type))
    return Array.isArray(value) ? value.map((each) => lowerCaseIds(type.ofType, each)) : value;
  if (type === GraphQLID) return typeof value === 'string' ? value.toLowerCase() : value;
  if (!isInputObjectType(type)) return value;
  const fields = type.getFields();
  const named = Object.entries(value).map(([name, inner]: [string, unknown]) => {
    const field = fields[name];
    return [name, field ? lowerCaseIds(field.type, inner) : inner];
  });
  return Object.fromEntries(named) as unknown;
}

/** Type in the name of an id argument: "orderId" becomes "Order". A plain `id` has no type. */
const typeNameOf = (name: string): string =>
  name === 'id'
    ? 'What you asked for was'
    : `${name[0]?.toUpperCase()}${name.slice(1).replace(/Id$/, '')}`;

/** Throws NOT_FOUND for invalid ids, and BAD_USER_INPUT for text that the database cannot store. */
export function checkArguments(
  { args }: Pick<GraphQLField<unknown, unknown>, 'args'>,
  values: Record<string, unknown>,
): void {
  for (const { name, type } of args) {
    if (!(name in values)) continue;
    const value = (values[name] = lowerCaseIds(type, values[name]));
    if (getNamedType(type) === GraphQLID && typeof value === 'string' && !isUuid(value))
      throw notFound(typeNameOf(name));
    const bad = unusableIn(value, name === 'input' ? [] : [name]);
    if (bad) throw badInput({ [bad.join('.')]: 'This text has characters that cannot be used' });
  }
}

/**
 * Path to the first text with a NUL or an unpaired surrogate; null without one. Fields of an
 * `input` have no prefix.
 */
function unusableIn(value: unknown, path: string[]): string[] | null {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? path : null;
  if (value === null || typeof value !== 'object') return null;
  for (const [key, inner] of Object.entries(value)) {
    const found = unusableIn(inner, [...path, key]);
    if (found) return found;
  }
  return null;
}
