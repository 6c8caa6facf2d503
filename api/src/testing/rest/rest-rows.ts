import { compileTable } from '../../rest/rest.js';
import { restTable } from '../../http/rest-table.js';
import { createSchema } from '../../http/schema.js';

/** All rows of the REST table, with the names for titles of tests. */
export const restRows = compileTable(createSchema(), restTable).operations.map((operation) => ({
  name: `${operation.method} ${operation.path}`,
  ...operation,
}));

export const rowsWithBody = restRows.filter(({ variables }) =>
  variables.some(({ source }) => source.startsWith('body')),
);
