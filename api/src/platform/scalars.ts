import { GraphQLError, GraphQLInt, GraphQLScalarType, GraphQLString, Kind } from 'graphql';
import { parseDay } from './dates.js';

const bad = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });

const RFC_3339 = 'https://www.rfc-editor.org/rfc/rfc3339';
const HTML = 'https://html.spec.whatwg.org/multipage';

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
  specifiedByURL: `${RFC_3339}#section-5.6`,
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
 * Text format of timestamps that PostgreSQL returns inside JSON. Creating a Date takes ten times as
 * long as rewriting the text.
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
  specifiedByURL: `${RFC_3339}#section-5.6`,
  serialize: (value) => momentOf(value as string | Date),
  parseValue: (value) => {
    const date = new Date(typeof value === 'string' ? value : Number.NaN);
    if (Number.isNaN(date.getTime())) throw bad('A moment is written in ISO 8601');
    return date;
  },
});

/**
 * A String or Int with a name and a specification. The rules of the inputs check the format, so
 * that the error is at the field with its message.
 */
const named = <T>(
  base: GraphQLScalarType<T>,
  name: string,
  description: string,
  specifiedByURL: string,
): GraphQLScalarType<T> =>
  new GraphQLScalarType({ ...base.toConfig(), name, description, specifiedByURL });

export const EmailAddress = named(
  GraphQLString,
  'EmailAddress',
  'An e-mail address. The server stores it in lower case.',
  `${HTML}/input.html#valid-e-mail-address`,
);

export const PhoneNumber = named(
  GraphQLString,
  'PhoneNumber',
  'An Indian mobile number of 10 digits without country code. Input may have +91, spaces and dashes.',
  'https://www.itu.int/rec/T-REC-E.164',
);

export const Pincode = named(
  GraphQLString,
  'Pincode',
  'A postal code of India: 6 digits, such as 600020.',
  'https://en.wikipedia.org/wiki/Postal_Index_Number',
);

export const Gstin = named(
  GraphQLString,
  'Gstin',
  'A GST identification number of 15 characters. Input may have spaces and small letters.',
  'https://en.wikipedia.org/wiki/Goods_and_Services_Tax_(India)',
);

/** The schema calls it URL; the global class has that name here. */
export const WebUrl = named(
  GraphQLString,
  'URL',
  'An absolute URL.',
  'https://url.spec.whatwg.org/',
);

export const LocalTime = named(
  GraphQLString,
  'LocalTime',
  'A time of day in Asia/Kolkata, as HH:MM in 24 hours.',
  `${HTML}/common-microsyntaxes.html#valid-time-string`,
);

export const BasisPoints = named(
  GraphQLInt,
  'BasisPoints',
  'Percentage in hundredths of a percent: 1800 is 18%.',
  'https://en.wikipedia.org/wiki/Basis_point',
);
