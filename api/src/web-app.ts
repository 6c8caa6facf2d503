import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Paths that programs ask for: their 404 is JSON, never a page. */
const FOR_PROGRAMS = /^\/(api|graphql|dev|health|webhooks)(\/|$)/;

const wantsPage = (request: FastifyRequest): boolean =>
  request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');

/**
 * The built web app. Each of its pages is a file of its own (`/signin` is signin.html), made by the
 * web's build; any other path that a browser asks for gets the app's own 404 page, with that status.
 */
export async function webApp(server: FastifyInstance, root?: string): Promise<void> {
  const served = root && existsSync(root);
  if (served)
    await server.register(fastifyStatic, {
      root,
      preCompressed: true,
      wildcard: false,
      globIgnore: ['**/*.{br,gz}'],
      setHeaders: (response, file) => {
        const forever = file.includes('/assets/');
        response.header(
          'cache-control',
          forever ? 'public, max-age=31536000, immutable' : 'no-cache',
        );
      },
    });
  server.setNotFoundHandler((request, reply) => {
    const pathname = request.url.split('?')[0] ?? '';
    if (served && wantsPage(request) && !FOR_PROGRAMS.test(pathname)) {
      const page = `${pathname.replace(/^\/|\/$/g, '')}.html`;
      const known = /^[\w/-]+\.html$/.test(page) && existsSync(path.join(root, page));
      return known ? reply.sendFile(page) : reply.status(404).sendFile('shell.html');
    }
    const message = `There is nothing at ${request.method} ${pathname.slice(0, 200)}`;
    return reply.status(404).send({ error: message, message });
  });
}
