import {
  getNamedType,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isScalarType,
} from 'graphql';
import { parseDay } from '../platform/dates.js';
import type { FieldErrors } from '../platform/errors.js';
import { toPaise } from '../platform/money.js';
import { enumText, type JsonSchema } from './json-schema.js';

/** Other names of enum values that clients may send, such as { partially_paid: 'PARTIAL' }. */
export type Synonyms = Record<string, string>;

/** Names of fields in REST, by their names in GraphQL. */
export type Names = Readonly<Record<string, string>>;

/**
 * Label of a field in error messages: 'items.0.pickupDate' becomes 'Pickup date', 'items.0' becomes
 * 'Row 1'.
 */
const labelOf = (name: string): string => {
  const last = name.split('.').at(-1) ?? name;
  if (/^\d+$/.test(last)) return `Row ${Number(last) + 1}`;
  const words = last.replace(/[A-Z]/g, ' $&').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const word = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ');

/** Converts REST values to the variables of a GraphQL operation, by their types in the schema. */
export class InputReader {
  /** Errors of unreadable values: field and message. */
  readonly fields: FieldErrors = {};

  constructor(
    private readonly synonyms: Synonyms = {},
    private readonly emptyIsNone: readonly string[] = [],
    private readonly names: Names = {},
  ) {}

  /**
   * Converts one value. Unknown fields of objects are ignored. `name` is the name of the field in
   * errors.
   */
  read(type: GraphQLInputType, value: unknown, name: string): unknown {
    const given = value ?? undefined;
    if (isNonNullType(type)) {
      if (given !== undefined) return this.read(type.ofType, given, name);
      // Passes an empty text on: the validation of the field rejects it with a better message.
      if (isText(type.ofType)) return '';
      return this.refuse(name, 'is required');
    }
    if (given === undefined) return undefined;
    if (isListType(type)) {
      // A query parameter that occurs once is a text, also for a list.
      const rows = typeof given === 'string' && isLeafType(getNamedType(type)) ? [given] : given;
      if (!Array.isArray(rows)) return this.refuse(name, 'must be a list');
      return rows.map((row, index) => this.read(type.ofType, row, `${name}.${index}`));
    }
    if (isInputObjectType(type)) return this.readObject(type, given, name);
    if (isEnumType(type)) {
      const values = type.getValues().map((each) => each.name);
      return this.readEnum(values, given, name);
    }
    return this.readScalar(String(type), given, name);
  }

  private readObject(
    type: Extract<GraphQLInputType, { getFields: unknown }>,
    value: unknown,
    name: string,
  ): unknown {
    if (typeof value !== 'object' || Array.isArray(value))
      return this.refuse(name || 'body', 'must be an object');
    const given = value as Record<string, unknown>;
    return Object.fromEntries(
      Object.values(type.getFields()).map((field) => {
        const inRest = this.names[field.name] ?? field.name;
        const own = Object.hasOwn(given, inRest) ? given[inRest] : undefined;
        const called = name ? `${name}.${inRest}` : inRest;
        if (own === '' && this.emptyIsNone.includes(called)) return [field.name, null];
        return [field.name, this.read(field.type, own, called)];
      }),
    );
  }

  private readEnum(values: string[], value: unknown, name: string): unknown {
    const normalized = typeof value === 'string' ? word(value) : '';
    const synonym = Object.entries(this.synonyms).find(([text]) => word(text) === normalized)?.[1];
    const found = values.find((each) => each === synonym || enumText(each) === normalized);
    return found ?? this.refuse(name, `must be one of: ${values.map(enumText).join(', ')}`);
  }

  private readScalar(type: string, value: unknown, name: string): unknown {
    switch (type) {
      case 'Paise': {
        if (value === '') return this.refuse(name, 'is required');
        const paise = toPaise(value);
        if (Number.isSafeInteger(paise)) return paise;
        return this.refuse(name, 'must be an amount in rupees with at most two decimals');
      }
      case 'CalendarDate': {
        if (value === '') return this.refuse(name, 'is required');
        const day = typeof value === 'string' ? parseDay(value) : null;
        return day ?? this.refuse(name, 'must be a date like 05-Mar-2025');
      }
      case 'Boolean':
        if (typeof value === 'boolean') return value;
        if (value === 'true' || value === 'false') return value === 'true';
        return this.refuse(name, 'must be true or false');
      case 'Int':
      case 'BasisPoints': {
        const text = typeof value === 'number' ? `${value}` : value;
        const digits =
          typeof text === 'string' ? /^(?:W\/)?"?(\d{1,9})"?$/.exec(text)?.[1] : undefined;
        return digits ? Number(digits) : this.refuse(name, 'must be a whole number');
      }
      default:
        if (typeof value === 'string') return value;
        if (typeof value === 'number') return String(value);
        return this.refuse(name, 'must be text');
    }
  }

  private refuse(name: string, why: string): undefined {
    this.fields[name] = `${labelOf(name)} ${why}`;
    return undefined;
  }
}

const SCALARS: Record<string, JsonSchema> = {
  Paise: { type: ['number', 'string'], examples: [49.5] },
  CalendarDate: { type: 'string', examples: ['05-Mar-2025', '2025-03-05'] },
  Boolean: { type: 'boolean' },
  Int: { type: 'integer' },
  BasisPoints: { type: 'integer' },
  ID: { type: 'string' },
  DateTime: { type: 'string', format: 'date-time' },
};

/** Whether a type is a String or one of the scalars that have its form. */
const isText = (type: GraphQLInputType): boolean => isScalarType(type) && !(type.name in SCALARS);

/** JSON Schema of an input type, with the descriptions of the GraphQL schema. */
export function inputSchema(
  type: GraphQLInputType,
  synonyms: Synonyms = {},
  names: Names = {},
): JsonSchema {
  if (isNonNullType(type)) return inputSchema(type.ofType, synonyms, names);
  if (isListType(type)) return { type: 'array', items: inputSchema(type.ofType, synonyms, names) };
  if (isEnumType(type)) {
    const names = type.getValues().map(({ name }) => name);
    const others = Object.keys(synonyms).filter((text) => names.includes(synonyms[text] ?? ''));
    return { type: 'string', enum: [...names.map(enumText), ...others] };
  }
  if (!isInputObjectType(type)) return SCALARS[type.name] ?? { type: 'string' };
  const fields = Object.values(type.getFields());
  return {
    type: 'object',
    description: type.description ?? undefined,
    required: fields
      .filter((field) => isNonNullType(field.type))
      .map(({ name }) => names[name] ?? name),
    properties: Object.fromEntries(
      fields.map((field) => [
        names[field.name] ?? field.name,
        { ...inputSchema(field.type, synonyms, names), description: inRupees(field.description) },
      ]),
    ),
  };
}

/** Replaces paise with rupees in a description of the GraphQL schema. */
export const inRupees = (text: string | null | undefined): string | undefined =>
  text?.replace(/\b(whole number of )?paise\b/g, 'rupees').replace(/`?endCursor`?/g, 'cursor');
