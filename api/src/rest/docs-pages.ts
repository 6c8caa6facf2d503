import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Serves GraphiQL at /graphiql, if the build contains it. */
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
