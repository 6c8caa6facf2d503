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

/** Selection of all fields of a type, with objects nested to this depth. */
function selectionOf(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const fields = Object.values<Field>(named.getFields())
    .filter(({ args }) => !args.some(isRequiredArgument))
    .filter((field) => depth > 1 || !isObjectType(getNamedType(field.type)))
    .map((field) => `${field.name} ${selectionOf(field.type, depth - 1)}`);
  return `{ __typename ${fields.join(' ')} }`;
}

/** Documents for all operations of a schema, with all fields and objects nested to this depth. */
export function wholeDocuments(schema: GraphQLSchema, depth: number): Operation[] {
  return operationsOf(schema).map((operation) => {
    const type = operation.kind === 'query' ? schema.getQueryType() : schema.getMutationType();
    const field = type?.getFields()[operation.name];
    const selection = field ? selectionOf(field.type, depth) : '';
    return {
      ...operation,
      document: operation.document.replace('{ __typename }', () => selection),
    };
  });
}
