import {
  type DocumentNode,
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import { collectFields, fragmentsOf } from '../graphql/documents/collect-fields.js';
import { dayWithMonthName } from '../platform/dates.js';
import { toRupees } from '../platform/money.js';
import { inRupees } from './input-mapping.js';
import { enumText, type JsonSchema } from './json-schema.js';

/** REST form of a GraphQL value: its conversion and its schema. */
export interface Shape {
  schema: JsonSchema;
  convert: (value: unknown) => unknown;
}

/** Fields that REST adds to every object of a GraphQL type. */
export interface Extra {
  properties: Record<string, JsonSchema>;
  of: (value: Record<string, unknown>) => Record<string, unknown>;
}

interface Field {
  name: string;
  shape: Shape;
  description?: string;
}

const same = (value: unknown) => value;

const SCALARS: Record<string, Shape> = {
  Paise: {
    schema: { type: 'number', examples: [49.5] },
    convert: (value) => toRupees(Number(value)),
  },
  CalendarDate: {
    schema: { type: 'string', pattern: '^\\d{2}-[A-Z][a-z]{2}-\\d{4}$', examples: ['05-Mar-2025'] },
    convert: (value) => dayWithMonthName(String(value)),
  },
  DateTime: { schema: { type: 'string', format: 'date-time' }, convert: same },
  Boolean: { schema: { type: 'boolean' }, convert: same },
  Int: { schema: { type: 'integer' }, convert: same },
};

/**
 * Derives the REST form of responses from the selections of operations. All differences between
 * REST and GraphQL (`_id`, texts of enums, rupees, days) are defined here. A selection of a single
 * fragment becomes a component of the OpenAPI document with the fragment's name.
 */
export class Shapes {
  readonly components: Record<string, JsonSchema> = {};

  constructor(private readonly extras: Record<string, Extra>) {}

  of(type: GraphQLOutputType, selection: SelectionSetNode | undefined, doc: DocumentNode): Shape {
    if (!isNonNullType(type)) return nullable(this.ofRequired(type, selection, doc));
    return this.ofRequired(type.ofType, selection, doc);
  }

  private ofRequired(
    type: GraphQLOutputType,
    selection: SelectionSetNode | undefined,
    doc: DocumentNode,
  ): Shape {
    if (isListType(type)) {
      const row = this.of(type.ofType, selection, doc);
      return {
        schema: { type: 'array', items: row.schema },
        convert: (value) => (value as unknown[]).map(row.convert),
      };
    }
    if (isEnumType(type)) {
      const texts = type.getValues().map(({ name }) => enumText(name));
      return {
        schema: { type: 'string', enum: texts },
        convert: (value) => enumText(String(value)),
      };
    }
    if (isObjectType(type) && selection) return this.ofObject(type, selection, doc);
    return SCALARS[String(type)] ?? { schema: { type: 'string' }, convert: same };
  }

  private ofObject(type: GraphQLObjectType, selection: SelectionSetNode, doc: DocumentNode): Shape {
    const fields = flatten(selection, doc).map((node): Field => {
      const field = type.getFields()[node.name.value];
      if (!field) throw new Error(`${type.name} has no field ${node.name.value}`);
      return {
        name: (node.alias ?? node.name).value,
        shape: this.of(field.type, node.selectionSet, doc),
        description: inRupees(field.description),
      };
    });
    const extra = this.extras[type.name];
    const schema = objectSchema(type, fields, extra);
    const only = selection.selections.length === 1 ? selection.selections[0] : undefined;
    const name = only?.kind === Kind.FRAGMENT_SPREAD ? only.name.value : undefined;
    if (name) this.components[name] = schema;
    return {
      schema: name ? { $ref: `#/components/schemas/${name}` } : schema,
      convert: (value) => convertObject(value as Record<string, unknown>, fields, extra),
    };
  }
}

function convertObject(value: Record<string, unknown>, fields: Field[], extra?: Extra) {
  const result: Record<string, unknown> = {};
  for (const { name, shape } of fields) {
    if (name === 'id') result['_id'] = value[name];
    result[name] = shape.convert(value[name]);
  }
  return extra ? { ...result, ...extra.of(result) } : result;
}

function objectSchema(type: GraphQLObjectType, fields: Field[], extra?: Extra): JsonSchema {
  const properties = Object.fromEntries(
    fields.flatMap(({ name, shape, description }) => {
      // @fastify/swagger drops all properties next to a `$ref`, so the reference goes into `allOf`.
      const schema = shape.schema.$ref ? { allOf: [shape.schema] } : shape.schema;
      const entry = [name, { ...schema, description }] as const;
      return name === 'id' ? [['_id', entry[1]] as const, entry] : [entry];
    }),
  );
  const all = { ...properties, ...extra?.properties };
  return {
    type: 'object',
    description: type.description ?? undefined,
    properties: all,
    required: Object.keys(all),
    additionalProperties: false,
  };
}

/** The fields of a selection, including those of its fragments. */
export function flatten(selection: SelectionSetNode, doc: DocumentNode): FieldNode[] {
  const fragments = fragmentsOf(doc);
  return [...collectFields([selection], (name) => fragments[name]).values()].flat();
}

function nullable({ schema, convert }: Shape): Shape {
  const { type, enum: values } = schema;
  return {
    schema:
      typeof type === 'string' && type !== 'object'
        ? { ...schema, type: [type, 'null'], ...(values ? { enum: [...values, null] } : {}) }
        : { anyOf: [schema, { type: 'null' }] },
    convert: (value) => (value === null || value === undefined ? null : convert(value)),
  };
}
