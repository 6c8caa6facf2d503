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
import type { Permission } from '../../rules/permission.js';
import { policyOf } from '../graphql/access/access.js';
import type { Access } from '../graphql/access/policy.js';
import type { Context } from '../graphql/context.js';
import { flatten, type Shape, type Shapes } from './output-mapping.js';
import type { RestRoute, Source } from './route.js';

export interface Variable {
  name: string;
  type: GraphQLInputType;
  source: Source;
  description?: string;
}

/** A GraphQL document that was validated against the schema. */
export interface Checked {
  document: DocumentNode;
  /** Name of the first root field, whose value is the response. */
  answer: string;
  fields: GraphQLField<unknown, Context>[];
}

/** A REST route after its documents were parsed and validated. */
export interface Operation extends Omit<
  RestRoute,
  'document' | 'documentForAdmins' | 'variables' | 'currentVersion'
> {
  ask: Checked;
  askForAdmins?: Checked;
  currentVersion?: DocumentNode;
  createdAtOf?: DocumentNode;
  whereEmpty?: Checked;
  access: Access;
  alternatives: readonly Permission[];
  fields: GraphQLField<unknown, Context>[];
  variables: Variable[];
  shape: Shape;
}

/**
 * Parses and validates a document. Throws for an invalid one, which stops the start of the server.
 */
function parsed(schema: GraphQLSchema, text: string, name: string): DocumentNode {
  const document = parse(text, { noLocation: true });
  const [error] = validate(schema, document);
  if (error) throw new Error(`${name}: ${error.message}`);
  return document;
}

function rootsOf(document: DocumentNode): FieldNode[] {
  const definition = getOperationAST(document);
  return definition ? flatten(definition.selectionSet, document) : [];
}

function check(schema: GraphQLSchema, text: string, name: string): Checked {
  const document = parsed(schema, text, name);
  const definition = getOperationAST(document);
  const type = definition && schema.getRootType(definition.operation);
  const roots = rootsOf(document);
  const [first] = roots;
  if (!type || !first) throw new Error(`${name}: there is no operation`);
  const fields = roots.map((node) => fieldOf(type.getFields(), node));
  return { document, answer: (first.alias ?? first.name).value, fields };
}

export function compile(schema: GraphQLSchema, route: RestRoute, shapes: Shapes): Operation {
  const name = `${route.method} ${route.path}`;
  const documentOf = (text?: string) => (text ? parsed(schema, text, name) : undefined);
  const ask = check(schema, route.document, name);
  const askForAdmins = route.documentForAdmins && check(schema, route.documentForAdmins, name);
  const whereEmpty = route.list?.whereEmpty
    ? check(schema, route.list.whereEmpty, name)
    : undefined;
  const all = [ask, askForAdmins, whereEmpty].filter((each) => !!each);
  const fields = all.flatMap((each) => each.fields);
  return {
    ...route,
    ask,
    askForAdmins: askForAdmins || undefined,
    currentVersion: documentOf(route.currentVersion),
    createdAtOf: documentOf(route.list?.createdAtOf),
    whereEmpty,
    ...strictestOf(ask.fields),
    fields,
    variables: variablesOf(schema, route, all),
    shape: shapeOf(route, ask, shapes),
  };
}

function shapeOf(route: RestRoute, { document, fields }: Checked, shapes: Shapes): Shape {
  const [field] = fields;
  const [node] = rootsOf(document);
  if (!field || !node) throw new Error(`${route.path}: there is no operation`);
  return route.list || route.csv
    ? listShape(shapes, field, node, document, route.list?.under)
    : shapes.of(field.type, node.selectionSet, document);
}

function fieldOf(fields: Record<string, GraphQLField<unknown, Context>>, node: FieldNode) {
  const field = fields[node.name.value];
  if (!field) throw new Error(`There is no operation ${node.name.value}`);
  return field;
}

const strictness = (access: Access): number => ['public', 'user'].indexOf(access) + 1 || 3;

/** The strictest policy of the root fields, because all of them run. */
const strictestOf = (fields: GraphQLField<unknown, Context>[]) =>
  fields
    .map((field) => policyOf(field))
    .map(({ access, alternatives }) => ({ access, alternatives }))
    .reduce((one, other) => (strictness(other.access) > strictness(one.access) ? other : one), {
      access: 'public',
      alternatives: [],
    });

const LAST_PAGE = { pageInfo: { endCursor: null, hasNextPage: false } };

/** Shape of a list: the `nodes` of a connection, or the list in the field itself. */
function listShape(
  shapes: Shapes,
  field: GraphQLField<unknown, Context>,
  node: FieldNode,
  document: DocumentNode,
  under?: string,
): Shape {
  const whole = shapes.of(field.type, node.selectionSet, document);
  const nodes = whole.schema.properties?.['nodes'];
  const rows = { ...(nodes ?? whole.schema), description: undefined };
  const convert = (value: unknown): unknown => {
    if (!nodes) return whole.convert(value);
    return (whole.convert({ ...LAST_PAGE, nodes: value }) as { nodes: unknown }).nodes;
  };
  if (!under) return { schema: rows, convert };
  return {
    schema: {
      type: 'object',
      properties: { [under]: rows },
      required: [under],
      additionalProperties: false,
    },
    convert,
  };
}

/** Variables of all documents of a route, each once. */
function variablesOf(schema: GraphQLSchema, route: RestRoute, all: Checked[]): Variable[] {
  const found = new Map<string, Variable>();
  for (const { document, fields } of all)
    for (const { variable, type } of getOperationAST(document)?.variableDefinitions ?? []) {
      const name = variable.name.value;
      const source = route.variables?.[name];
      if (!source && (route.list || route.csv) && (name === 'first' || name === 'after')) continue;
      const known = typeFromAST(schema, type);
      if (!source || !known || !isInputType(known))
        throw new Error(`${route.method} ${route.path}: nothing says where $${name} comes from`);
      const description = describe(document, fields, name);
      found.set(name, { name, type: known, source, description });
    }
  return [...found.values()];
}

/** Description of the argument that receives a variable. */
function describe(
  document: DocumentNode,
  fields: GraphQLField<unknown, Context>[],
  variable: string,
): string | undefined {
  for (const [index, node] of rootsOf(document).entries()) {
    const passed = node.arguments?.find(
      ({ value }) => value.kind === Kind.VARIABLE && value.name.value === variable,
    );
    const argument = fields[index]?.args.find(({ name }) => name === passed?.name.value);
    if (argument?.description) return argument.description;
  }
  return undefined;
}
