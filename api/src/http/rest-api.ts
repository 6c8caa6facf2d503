import type { FastifyInstance } from 'fastify';
import type { ContextOf } from '../graphql/context.js';
import { describeRoutes } from '../rest/openapi.js';
import { refuseUnknownParameters } from '../rest/query-parameters.js';
import { compileRoutes, registerRestRoutes } from '../rest/rest.js';
import { restRoutes } from './rest-routes.js';
import { schema } from './schema.js';

const { operations, components } = compileRoutes(schema, restRoutes);
export const restOperations = operations;

/** Routes of the REST API under /api, without those for files. */
export async function restApi(server: FastifyInstance, contextOf: ContextOf): Promise<void> {
  await describeRoutes(server, components);
  refuseUnknownParameters(server);
  await server.register(
    (api, _options, done) => {
      registerRestRoutes(api, { schema, contextOf }, operations);
      done();
    },
    { prefix: '/api' },
  );
}
