import type { FastifyInstance } from 'fastify';
import { logoPaths } from '../business/business-logo.rest.js';
import { invoicePaths } from '../invoicing/invoices.rest.js';
import { photoPaths } from '../photos/photos.rest.js';
import { statementPaths } from '../statements/statements.rest.js';
import { openApi } from '../rest/openapi.js';
import { refuseUnknownParameters } from '../rest/query-parameters.js';
import { docsPage } from '../rest/pages.js';
import type { RestDeps } from '../rest/answer.js';
import { compileTable, restRoutes } from '../rest/rest.js';
import { restTable } from './rest-table.js';

/** Routes of the REST API under /api. */
export async function restApi(server: FastifyInstance, deps: RestDeps): Promise<void> {
  const { operations, components } = compileTable(deps.schema, restTable);
  const document = openApi(operations, components, {
    ...{ ...photoPaths, ...invoicePaths, ...statementPaths, ...logoPaths },
  });
  refuseUnknownParameters(server, document);
  await server.register(
    (api, _options, done) => {
      restRoutes(api, deps, operations);
      api.get('/openapi.json', () => document);
      done();
    },
    { prefix: '/api' },
  );
  await docsPage(server, document);
}
