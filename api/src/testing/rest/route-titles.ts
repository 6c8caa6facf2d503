import { restOperations } from '../../http/rest-api.js';

/** All REST routes, each with a name for test titles such as `GET /feedback`. */
export const restRows = restOperations.map((operation) => ({
  name: `${operation.method} ${operation.path}`,
  ...operation,
}));

export const rowsWithBody = restRows.filter(({ variables }) =>
  variables.some(({ source }) => source.startsWith('body')),
);
