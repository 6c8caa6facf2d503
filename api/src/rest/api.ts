import swagger, { type StaticDocumentSpec } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { openApi } from './openapi.js';
import { compileTable, type RestDeps, restRoutes } from './rest.js';
import { restTable } from './table.js';

/** Everything under /api, and the pages where integrators read and try what there is. */
export async function restApi(server: FastifyInstance, deps: RestDeps): Promise<void> {
  const { operations, components } = compileTable(deps.schema, restTable);
  const document = openApi(operations, components);
  await server.register(
    (api, _options, done) => {
      restRoutes(api, deps, operations);
      api.get('/openapi.json', () => document);
      done();
    },
    { prefix: '/api' },
  );
  await server.register(async (docs) => {
    // Its types know OpenAPI up to 3.0 only.
    const specification = { document } as unknown as StaticDocumentSpec;
    await docs.register(swagger, { mode: 'static', specification });
    await docs.register(swaggerUi, {
      routePrefix: '/api/docs',
      theme: { title: document.info.title },
      uiConfig: { deepLinking: true, persistAuthorization: false },
    });
  });
}
