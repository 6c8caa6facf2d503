import type { FastifyInstance } from 'fastify';
import type { RestDeps } from '../rest/handler.js';
import { describeRoutes } from '../rest/openapi.js';
import { refuseUnknownParameters } from '../rest/query-parameters.js';
import { compileRoutes, registerRestRoutes } from '../rest/rest.js';
import { restRoutes } from './rest-routes.js';

/** Routes of the REST API under /api, without those for files. */
export async function restApi(server: FastifyInstance, deps: RestDeps): Promise<void> {
  const { operations, components } = compileRoutes(deps.schema, restRoutes);
  await describeRoutes(server, components);
  refuseUnknownParameters(server);
  await server.register(
    (api, _options, done) => {
      registerRestRoutes(api, deps, operations);
      done();
    },
    { prefix: '/api' },
  );
}
