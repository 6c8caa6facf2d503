import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { parseDay } from './dates.js';

const bad = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });

function day(value: unknown): string {
  const parsed = typeof value === 'string' ? parseDay(value) : null;
  if (!parsed) throw bad('A date is written YYYY-MM-DD or DD-Mon-YYYY, for example 05-Mar-2025');
  return parsed;
}

/** A date without a time. Inside the server it is always a string YYYY-MM-DD. */
export const CalendarDate = new GraphQLScalarType<string, string>({
  name: 'CalendarDate',
  description:
    'A date without a time in Asia/Kolkata, as YYYY-MM-DD. Input may also be DD-Mon-YYYY, for example 05-Mar-2025.',
  serialize: (value) => String(value).slice(0, 10),
  parseValue: day,
  parseLiteral: (node) => day(node.kind === Kind.STRING ? node.value : undefined),
});

function paise(value: unknown): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value))
    throw bad('An amount is a whole number of paise');
  return value;
}

/** Money as integers, so that sums have no rounding errors. */
export const Paise = new GraphQLScalarType<number, number>({
  name: 'Paise',
  description: 'Money in Indian rupees as a whole number of paise: ₹1 is 100.',
  serialize: (value) => Number(value),
  parseValue: paise,
  parseLiteral: (node) => paise(node.kind === Kind.INT ? Number(node.value) : undefined),
});

/**
 * Usual format of timestamps from PostgreSQL. Creating a Date takes ten times as long as rewriting
 * the text.
 */
const IN_UTC = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}\+00$/;

/** A time in ISO 8601, UTC. */
export const momentOf = (value: string | Date): string =>
  typeof value === 'string' && IN_UTC.test(value)
    ? `${value.slice(0, 10)}T${value.slice(11, 23)}Z`
    : new Date(value).toISOString();

/**
 * A time. PostgreSQL returns it as text inside JSON, otherwise as Date; both are sent as ISO 8601
 * in UTC.
 */
export const DateTime = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  description: 'A moment in ISO 8601, UTC, with milliseconds: 2025-03-05T10:30:00.000Z.',
  serialize: (value) => momentOf(value as string | Date),
  parseValue: (value) => {
    const date = new Date(typeof value === 'string' ? value : Number.NaN);
    if (Number.isNaN(date.getTime())) throw bad('A moment is written in ISO 8601');
    return date;
  },
});
