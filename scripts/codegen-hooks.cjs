// Generates typed React hooks for the typed documents with Apollo Client 4. The published hooks
// plugin does not type-check against that version.
const path = require('node:path');

const QUERY_TYPES = 'web/src/graphql/queryTypes';

const pascal = (name) => name[0].toUpperCase() + name.slice(1);

const needsVariables = ({ variableDefinitions = [] }) =>
  variableDefinitions.some(
    ({ type, defaultValue }) => type.kind === 'NonNullType' && !defaultValue,
  );

function queryHook(hook, document, generics, required) {
  const options = `options${required ? '' : '?'}: QueryOptions<${generics}>`;
  return `export const ${hook} = (${options}): QueryResult<${generics}> =>
  useQuery(${document}, options ?? {});`;
}

function mutationHook(hook, document, generics) {
  return `export const ${hook} = (options?: useMutation.Options<${generics}>) =>
  useMutation(${document}, options);`;
}

function operationHook(definition) {
  const name = pascal(definition.name.value);
  const type = name + pascal(definition.operation);
  const generics = `${type}, ${type}Variables`;
  return definition.operation === 'mutation'
    ? mutationHook(`use${type}`, `${name}Document`, generics)
    : queryHook(`use${type}`, `${name}Document`, generics, needsVariables(definition));
}

/** Path of the options and results of queries, as the generated file imports it. */
const queryTypesFrom = (outputFile) =>
  `./${path.posix.relative(path.posix.dirname(outputFile), QUERY_TYPES)}`;

module.exports = {
  plugin(_schema, [{ document }], _config, { outputFile }) {
    // Subscriptions use `useLive`, which takes their documents.
    const operations = document.definitions.filter(
      ({ kind, operation }) => kind === 'OperationDefinition' && operation !== 'subscription',
    );
    const kinds = new Set(operations.map(({ operation }) => operation));
    const hooks = ['mutation', 'query'].filter((kind) => kinds.has(kind));
    const names = hooks.map((kind) => `use${pascal(kind)}`).join(', ');
    return {
      prepend: [
        ...(hooks.length ? [`import { ${names} } from '@apollo/client/react';`] : []),
        ...(kinds.has('query')
          ? [`import type { QueryOptions, QueryResult } from '${queryTypesFrom(outputFile)}';`]
          : []),
      ],
      content: operations.map(operationHook).join('\n\n'),
    };
  },
};
