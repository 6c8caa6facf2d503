import { restOperations } from '../../http/rest-api.js';

/** All REST routes, with the names for titles of tests. */
export const restRows = restOperations.map((operation) => ({
  name: `${operation.method} ${operation.path}`,
  ...operation,
}));

export const rowsWithBody = restRows.filter(({ variables }) =>
  variables.some(({ source }) => source.startsWith('body')),
);
