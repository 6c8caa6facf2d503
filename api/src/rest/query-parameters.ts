import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type AppError, badInput } from '../platform/errors.js';
import type { OpenApi } from './openapi-parts.js';

/** Maximum number of names in an error message, and of characters per name. */
const MOST_NAMES = 5;
const MOST_CHARACTERS = 40;

/** Query parameters of every documented operation, by path and method. */
function documented({ paths }: Pick<OpenApi, 'paths'>): Map<string, readonly string[]> {
  const known = new Map<string, readonly string[]>();
  for (const [path, item] of Object.entries(paths))
    for (const [method, { parameters }] of Object.entries(item)) {
      const names = parameters.filter((each) => each.in === 'query').map(({ name }) => name);
      known.set(`${method} /api${path.replace(/\{(\w+)\}/g, ':$1')}`, names);
    }
  return known;
}

function refusalOf(request: FastifyRequest, known: readonly string[]): AppError | undefined {
  const query = request.query as Record<string, unknown>;
  const unknown = Object.keys(query).filter((name) => !known.includes(name));
  if (!unknown.length) return undefined;
  const takes = known.length ? `It takes ${known.join(', ')}` : 'It takes none';
  const message = (name: string) =>
    `${name.slice(0, MOST_CHARACTERS)} is not a query parameter of this path. ${takes}`;
  return badInput(
    Object.fromEntries(
      unknown.slice(0, MOST_NAMES).map((name) => [name.slice(0, MOST_CHARACTERS), message(name)]),
    ),
  );
}

/**
 * Refuses query parameters that are not documented, because a misspelt filter would return all
 * rows. The check comes before authentication and body.
 */
export function refuseUnknownParameters(server: FastifyInstance, document: OpenApi): void {
  const paths = documented(document);
  server.addHook('onRequest', (request, _reply, done) => {
    const method = request.method === 'HEAD' ? 'get' : request.method.toLowerCase();
    const known = paths.get(`${method} ${request.routeOptions.url ?? ''}`);
    done(known && refusalOf(request, known));
  });
}
