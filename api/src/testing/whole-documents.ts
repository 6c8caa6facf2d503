import {
  getNamedType,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { type Operation, operationsOf } from './operations.js';

type Field = GraphQLField<unknown, unknown>;

/** Everything that can be asked of a type, some objects deep, the first field also under another name. */
function selectionOf(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const fields = Object.values<Field>(named.getFields())
    .filter(({ args }) => !args.some(isRequiredArgument))
    .filter((field) => depth > 1 || !isObjectType(getNamedType(field.type)))
    .map((field) => `${field.name} ${selectionOf(field.type, depth - 1)}`);
  const [first = ''] = fields;
  return `{ itsType: __typename ${fields.join(' ')} again: ${first} ...Same${named.name} }`;
}

/** A fragment for every type, of what it has without going deeper. */
const fragmentsOf = (schema: GraphQLSchema, document: string): string =>
  Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type))
    .filter(({ name }) => document.includes(`...Same${name} `))
    .map((type) => {
      const leaves = Object.values<Field>(type.getFields())
        .filter(({ args }) => !args.some(isRequiredArgument))
        .filter((field) => !isObjectType(getNamedType(field.type)));
      return `fragment Same${type.name} on ${type.name} { __typename ${leaves.map(({ name }) => name).join(' ')} }`;
    })
    .join('\n');

/** Every operation of a schema with all that it can be asked for, some objects deep. */
export function wholeDocuments(schema: GraphQLSchema, depth: number): Operation[] {
  return operationsOf(schema).map((operation) => {
    const type = operation.kind === 'query' ? schema.getQueryType() : schema.getMutationType();
    const field = type?.getFields()[operation.name];
    const selection = field ? selectionOf(field.type, depth) : '';
    const document = operation.document.replace('{ __typename }', () => selection);
    return { ...operation, document: `${document}\n${fragmentsOf(schema, document)}` };
  });
}
