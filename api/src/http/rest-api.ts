import type { FastifyInstance } from 'fastify';
import type { RestDeps } from '../rest/answer.js';
import { describeRoutes } from '../rest/openapi.js';
import { refuseUnknownParameters } from '../rest/query-parameters.js';
import { compileTable, restRoutes } from '../rest/rest.js';
import { restTable } from './rest-table.js';

/** Routes of the REST API under /api, without those for files. */
export async function restApi(server: FastifyInstance, deps: RestDeps): Promise<void> {
  const { operations, components } = compileTable(deps.schema, restTable);
  await describeRoutes(server, components);
  refuseUnknownParameters(server);
  await server.register(
    (api, _options, done) => {
      restRoutes(api, deps, operations);
      done();
    },
    { prefix: '/api' },
  );
}
