import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import swagger, { type StaticDocumentSpec } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { OpenApi } from './openapi-parts.js';

/** Page with the OpenAPI document at /api/docs. All its files come from this server. */
export async function docsPage(server: FastifyInstance, document: OpenApi): Promise<void> {
  await server.register(async (docs) => {
    // The types of the plugin support OpenAPI only up to 3.0.
    const specification = { document } as unknown as StaticDocumentSpec;
    await docs.register(swagger, { mode: 'static', specification });
    await docs.register(swaggerUi, {
      routePrefix: '/api/docs',
      theme: {
        title: document.info.title,
        css: [{ filename: 'docs.css', content: '.swagger-ui .topbar { display: none }' }],
      },
      uiConfig: { deepLinking: true, persistAuthorization: false },
    });
  });
}

/** Serves GraphiQL at /graphiql, if it was built. */
export async function explorer(server: FastifyInstance, root?: string): Promise<void> {
  if (!root || !existsSync(root)) return;
  server.get('/graphiql', (_request, reply) => reply.redirect('/graphiql/'));
  // A browser that opens the GraphQL endpoint gets the GraphiQL page.
  server.addHook('onRequest', async (request, reply) => {
    const opened = request.method === 'GET' && request.url === '/graphql';
    if (opened && (request.headers.accept ?? '').includes('text/html'))
      await reply.redirect('/graphiql/');
  });
  await server.register(fastifyStatic, { root, prefix: '/graphiql/', decorateReply: false });
}
