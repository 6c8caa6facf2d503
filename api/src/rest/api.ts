import type { FastifyInstance } from 'fastify';
import { compileTable, type RestDeps, restRoutes } from './rest.js';
import { restTable } from './table.js';

/** Everything under /api. */
export async function restApi(server: FastifyInstance, deps: RestDeps): Promise<void> {
  const { operations } = compileTable(deps.schema, restTable);
  await server.register(
    async (api) => {
      restRoutes(api, deps, operations);
    },
    { prefix: '/api' },
  );
}
