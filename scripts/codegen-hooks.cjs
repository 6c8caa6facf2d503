// Typed React hooks over the typed documents, for Apollo Client 4. The published hooks plugin
// does not type-check against that version.
const pascal = (name) => name[0].toUpperCase() + name.slice(1);

const needsVariables = ({ variableDefinitions = [] }) =>
  variableDefinitions.some(
    ({ type, defaultValue }) => type.kind === 'NonNullType' && !defaultValue,
  );

function queryHook(hook, document, generics, required) {
  const options = `options${required ? '' : '?'}: QueryOptions<${generics}>`;
  return `export const ${hook} = (${options}): QueryResult<${generics}> =>
  ApolloReact.useQuery(${document}, options ?? {});`;
}

function mutationHook(hook, document, generics) {
  return `export const ${hook} = (options?: ApolloReact.useMutation.Options<${generics}>) =>
  ApolloReact.useMutation(${document}, options);`;
}

function operationHook(definition) {
  const name = pascal(definition.name.value);
  const type = name + pascal(definition.operation);
  const generics = `${type}, ${type}Variables`;
  return definition.operation === 'mutation'
    ? mutationHook(`use${type}`, `${name}Document`, generics)
    : queryHook(`use${type}`, `${name}Document`, generics, needsVariables(definition));
}

// A query hook takes skipToken instead of options when its variables are not known yet.
const types = `type QueryOptions<TData, TVariables extends OperationVariables> =
  | ApolloReact.useQuery.Options<TData, TVariables>
  | ApolloReact.SkipToken;
type QueryResult<TData, TVariables extends OperationVariables> = ApolloReact.useQuery.Result<
  TData,
  TVariables,
  'complete' | 'streaming' | 'empty',
  Partial<TVariables>
>;`;

module.exports = {
  plugin(_schema, documents) {
    const operations = documents
      .flatMap(({ document }) => document?.definitions ?? [])
      .filter(({ kind }) => kind === 'OperationDefinition');
    const hasQuery = operations.some(({ operation }) => operation === 'query');
    const imports = [
      ...(hasQuery ? [`import type { OperationVariables } from '@apollo/client';`] : []),
      ...(operations.length ? [`import * as ApolloReact from '@apollo/client/react';`] : []),
    ];
    return {
      prepend: imports,
      content: [...(hasQuery ? [types] : []), ...operations.map(operationHook)].join('\n\n'),
    };
  },
};
