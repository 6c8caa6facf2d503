import {
  type DocumentNode,
  type FieldNode,
  getOperationAST,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputType,
  Kind,
  parse,
  typeFromAST,
  validate,
} from 'graphql';
import { type Access, policyOf } from '../graphql/access.js';
import type { Context } from '../graphql/context.js';
import { flatten, type Shape, type Shapes } from './output.js';
import type { RestRow, Source } from './row.js';

export interface Variable {
  name: string;
  type: GraphQLInputType;
  source: Source;
  description?: string;
}

/** A row after its operation was parsed, validated and understood. */
export interface Operation extends Omit<RestRow, 'document' | 'current'> {
  document: DocumentNode;
  current?: { variable: string; document: DocumentNode };
  position?: DocumentNode;
  access: Access;
  limited: boolean;
  fields: GraphQLField<unknown, Context>[];
  variables: Variable[];
  answers: string[];
  shape: Shape;
}

/** Parses and validates an operation; throws, so that a row that does not fit stops the start. */
export function checked(schema: GraphQLSchema, text: string, name: string): DocumentNode {
  const document = parse(text, { noLocation: true });
  const [error] = validate(schema, document);
  if (error) throw new Error(`${name}: ${error.message}`);
  return document;
}

export function compile(schema: GraphQLSchema, row: RestRow, shapes: Shapes): Operation {
  const name = `${row.method} ${row.path}`;
  const document = checked(schema, row.document, name);
  const definition = getOperationAST(document);
  const type = definition && schema.getRootType(definition.operation);
  if (!type) throw new Error(`${name}: there is no operation`);
  const roots = flatten(definition.selectionSet, document);
  const answers = row.answer ?? roots.slice(0, 1).map(nameOf);
  const fields = roots.map((node) => fieldOf(type.getFields(), node));
  const main = roots.findIndex((node) => nameOf(node) === answers[0]);
  const [field, node] = [fields[main], roots[main]];
  if (!field || !node) throw new Error(`${name}: nothing is called ${answers[0]}`);
  return {
    ...row,
    document,
    current: row.current && {
      ...row.current,
      document: checked(schema, row.current.document, name),
    },
    position: row.list?.position ? checked(schema, row.list.position, name) : undefined,
    ...accessOf(roots, fields),
    fields,
    variables: variablesOf(schema, row, document, fields),
    answers,
    shape:
      row.list || row.csv
        ? listShape(shapes, field, node, document, row.list?.as)
        : shapes.of(field.type, node.selectionSet, document),
  };
}

const nameOf = (node: FieldNode) => (node.alias ?? node.name).value;

function fieldOf(fields: Record<string, GraphQLField<unknown, Context>>, node: FieldNode) {
  const field = fields[node.name.value];
  if (!field) throw new Error(`There is no operation ${node.name.value}`);
  return field;
}

const STRICTNESS: Access[] = ['public', 'user', 'admin'];

/** All fields are asked for, so the strictest counts; of fields under a condition one is, so the mildest. */
function accessOf(roots: FieldNode[], fields: GraphQLField<unknown, Context>[]) {
  const policies = fields.map(policyOf);
  const always = policies.filter((_, index) => !roots[index]?.directives?.length);
  const levels = (of: typeof policies) => of.map(({ access }) => STRICTNESS.indexOf(access));
  const level = always.length ? Math.max(...levels(always)) : Math.min(...levels(policies));
  return { access: STRICTNESS[level] ?? 'admin', limited: policies.some(({ limit }) => limit) };
}

const LAST_PAGE = { pageInfo: { endCursor: null, hasNextPage: false } };

/** The `nodes` of a connection, or the list that the field itself is. */
function listShape(
  shapes: Shapes,
  field: GraphQLField<unknown, Context>,
  node: FieldNode,
  document: DocumentNode,
  as?: string,
): Shape {
  const whole = shapes.of(field.type, node.selectionSet, document);
  const nodes = whole.schema.properties?.['nodes'];
  const rows = { ...(nodes ?? whole.schema), description: undefined };
  const convert = (value: unknown): unknown => {
    if (!nodes) return whole.convert(value);
    return (whole.convert({ ...LAST_PAGE, nodes: value }) as { nodes: unknown }).nodes;
  };
  if (!as) return { schema: rows, convert };
  return {
    schema: {
      type: 'object',
      properties: { [as]: rows },
      required: [as],
      additionalProperties: false,
    },
    convert,
  };
}

function variablesOf(
  schema: GraphQLSchema,
  row: RestRow,
  document: DocumentNode,
  fields: GraphQLField<unknown, Context>[],
): Variable[] {
  const definitions = getOperationAST(document)?.variableDefinitions ?? [];
  return definitions.flatMap(({ variable, type }) => {
    const name = variable.name.value;
    const source = row.from?.[name];
    if (!source && (row.list || row.csv) && (name === 'first' || name === 'after')) return [];
    const known = typeFromAST(schema, type);
    if (!source || !known || !isInputType(known))
      throw new Error(`${row.method} ${row.path}: nothing says where $${name} comes from`);
    const description = describe(document, fields, name);
    return [{ name, type: known, source, description }];
  });
}

/** The description of the argument that a variable is passed to. */
function describe(
  document: DocumentNode,
  fields: GraphQLField<unknown, Context>[],
  variable: string,
): string | undefined {
  const definition = getOperationAST(document);
  const nodes = definition ? flatten(definition.selectionSet, document) : [];
  for (const [index, node] of nodes.entries()) {
    const passed = node.arguments?.find(
      ({ value }) => value.kind === Kind.VARIABLE && value.name.value === variable,
    );
    const argument = fields[index]?.args.find(({ name }) => name === passed?.name.value);
    if (argument?.description) return argument.description;
  }
  return undefined;
}
