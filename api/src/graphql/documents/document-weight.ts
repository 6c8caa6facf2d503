import {
  type FieldNode,
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLNamedOutputType,
  type GraphQLSchema,
  isInterfaceType,
  isListType,
  isObjectType,
  type OperationDefinitionNode,
  valueFromASTUntyped,
} from 'graphql';
import { collectFields, type Fragments } from './collect-fields.js';
import { MAX_PAGE } from '../../platform/lists/pagination.js';

/** What a list counts as that has no pages: a whole page of its own, and a few rows within the rows of another. */
const WHOLE_LIST = MAX_PAGE;
const LIST_WITHIN = 10;

export interface Asked {
  schema: GraphQLSchema;
  operation: OperationDefinitionNode;
  fragments: Fragments;
  variables: Readonly<Record<string, unknown>>;
  /** Rows that a page may have at the door that it came through. */
  longestPage: number;
}

interface Place {
  type: GraphQLNamedOutputType | undefined;
  /** Rows of the page that this is the object of. */
  page?: number;
  /** Whether it is a row of a list. */
  within: boolean;
}

export interface Weight {
  /** Fields times the rows that are asked for; an object is a value too. */
  values: number;
  /** Those without a limit of their own. Each costs a statement, whatever it finds. */
  operations: number;
}

/** What a valid document asks for. Questions about the schema weigh nothing: they have a limit of their own. */
export function weightOf(asked: Asked): Weight {
  const { schema, operation } = asked;
  const type = schema.getRootType(operation.operation) ?? undefined;
  const fields = fieldsOf(asked, [operation]);
  const known = type?.getFields() ?? {};
  const operations = [...fields.values()].filter(
    ([node]) => !known[node?.name.value ?? '']?.extensions['limit'],
  ).length;
  return { values: weightOfAll(asked, fields, { type, within: false }), operations };
}

type Fields = ReadonlyMap<string, readonly FieldNode[]>;

const fieldsOf = (
  { fragments }: Asked,
  nodes: readonly (FieldNode | OperationDefinitionNode)[],
): Fields =>
  collectFields(
    nodes.flatMap(({ selectionSet }) => selectionSet ?? []),
    (name) => fragments[name],
  );

const weightOfAll = (asked: Asked, fields: Fields, place: Place): number =>
  [...fields.values()].reduce((sum, nodes) => sum + weightOfField(asked, nodes, place), 0);

/** A field, in all the places that ask for it under one name: with the same arguments, or it is not valid. */
function weightOfField(
  asked: Asked,
  nodes: readonly FieldNode[],
  { type, page, within }: Place,
): number {
  const [node] = nodes;
  const name = node?.name.value ?? '';
  if (!node || name.startsWith('__')) return name === '__typename' ? 1 : 0;
  const fields = isObjectType(type) || isInterfaceType(type) ? type.getFields() : {};
  const field = fields[name];
  if (!field) return 1;
  const isList = isListType(getNullableType(field.type));
  const rows = pageOf(asked, node, field);
  const few = field.extensions['few'] as number | undefined;
  const unpaged = few ?? (within ? LIST_WITHIN : WHOLE_LIST);
  const times = isList ? (rows ?? page ?? unpaged) : 1;
  const inner = { type: getNamedType(field.type), page: rows, within: within || isList };
  return times * (1 + weightOfAll(asked, fieldsOf(asked, nodes), inner));
}

/** Rows that a field is asked for; none for one without pages. What is no number of rows is refused later. */
function pageOf(
  { operation, variables, longestPage }: Asked,
  node: FieldNode,
  field: GraphQLField<unknown, unknown>,
): number | undefined {
  const argument = field.args.find(({ name }) => name === 'first');
  if (!argument) return undefined;
  const given = node.arguments?.find(({ name }) => name.value === 'first')?.value;
  const defaults = Object.fromEntries(
    (operation.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
    ),
  );
  const asked = given && valueFromASTUntyped(given, { ...defaults, ...variables });
  const rows: unknown = asked === undefined ? argument.defaultValue : asked;
  return typeof rows === 'number' && rows > 0 ? Math.min(Math.ceil(rows), longestPage) : MAX_PAGE;
}

export interface Size {
  values: number;
  /** Of its JSON, near enough. */
  characters: number;
}

/** How large the data of an answer is. */
export function sizeOf(data: unknown): Size {
  const size = { values: 0, characters: 0 };
  addSize(size, data);
  return size;
}

function addSize(size: Size, data: unknown): void {
  if (!Array.isArray(data)) size.values += 1;
  if (typeof data !== 'object' || data === null) size.characters += String(data).length + 2;
  else if (Array.isArray(data)) for (const each of data) addSize(size, each);
  else
    for (const [name, value] of Object.entries(data)) {
      size.characters += name.length + 4;
      addSize(size, value);
    }
}
