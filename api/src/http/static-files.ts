import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { restErrorBody } from '../graphql/error-body.js';
import { allowScripts } from './security-headers.js';
import { type Coding, type PageVariables, type SitePage, sitePages } from './page-templates.js';

/** Paths for programs. Their 404 is JSON and not a page. */
const FOR_PROGRAMS = /^\/(api|graphql|dev|health|webhooks)(\/|$)/;

interface WebAppOptions {
  /** Folder of the built web app. */
  root?: string;
  particulars: PageVariables;
}

const wantsPage = (request: FastifyRequest): boolean =>
  request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');

function codingFor(request: FastifyRequest): Coding {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : '';
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  page: SitePage,
): Promise<FastifyReply> {
  const coding = codingFor(request);
  allowScripts(reply, page.scriptHashes);
  void reply
    .type(page.type)
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding')
    .header('etag', page.etag);
  if (reply.statusCode === 200 && request.headers['if-none-match'] === page.etag)
    return reply.status(304).send();
  if (coding) void reply.header('content-encoding', coding);
  return reply.send(await page.body(coding));
}

/**
 * Serves the built files except pages. The names of files in /assets/ contain a hash, so browsers
 * cache these files for a year and revalidate all other files.
 */
const files = (server: FastifyInstance, root: string) =>
  server.register(fastifyStatic, {
    root,
    preCompressed: true,
    wildcard: false,
    globIgnore: ['**/*.{br,gz,html,txt,xml}'],
    setHeaders: (response, file) => {
      const forever = file.includes('/assets/');
      response.header(
        'cache-control',
        forever ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });

/**
 * Serves the built web app. The web build makes one HTML file per page (`/signin` is
 * signin/index.html); the settings of this installation are filled in here. Any other path gets the
 * 404 page of the app, with that status.
 */
export async function webApp(
  server: FastifyInstance,
  { root, particulars }: WebAppOptions,
): Promise<void> {
  const served = root !== undefined && existsSync(root);
  const pages = served ? sitePages(root, particulars) : new Map<string, SitePage>();
  if (served) await files(server, root);
  for (const [asked, page] of pages)
    server.get(asked, (request, reply) => send(request, reply, page));
  const notFoundPage = pages.get('/shell');
  server.setNotFoundHandler(async (request, reply) => {
    const pathname = request.url.split('?')[0] ?? '';
    if (notFoundPage && wantsPage(request) && !FOR_PROGRAMS.test(pathname)) {
      const same = pages.get(pathname.replace(/\/$/, ''));
      return same ? send(request, reply, same) : send(request, reply.status(404), notFoundPage);
    }
    const message = `There is nothing at ${request.method} ${pathname.slice(0, 200)}`;
    return reply.status(404).send(restErrorBody({ code: 'NOT_FOUND', message }, request.id));
  });
}
