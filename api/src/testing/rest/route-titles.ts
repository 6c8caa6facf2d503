import { compileRoutes } from '../../rest/rest.js';
import { restRoutes } from '../../http/rest-routes.js';
import { createSchema } from '../../http/schema.js';

/** All REST routes, with the names for titles of tests. */
export const restRows = compileRoutes(createSchema(), restRoutes).operations.map((operation) => ({
  name: `${operation.method} ${operation.path}`,
  ...operation,
}));

export const rowsWithBody = restRows.filter(({ variables }) =>
  variables.some(({ source }) => source.startsWith('body')),
);
