import type { FastifyInstance, FastifyRequest } from 'fastify';
import { suggestionList } from 'graphql/jsutils/suggestionList.js';
import { type AppError, badInput } from '../platform/errors.js';
import type { Properties } from './openapi-parts.js';

/** Maximum number of names in an error message, and of characters per name. */
const MAX_NAMES = 5;
const MAX_CHARACTERS = 40;

function refusalOf(request: FastifyRequest, known: readonly string[]): AppError | undefined {
  const query = request.query as Record<string, unknown>;
  const unknown = Object.keys(query).filter((name) => !known.includes(name));
  if (!unknown.length) return undefined;
  const takes = known.length ? `It takes ${known.join(', ')}` : 'It takes none';
  const message = (name: string) => {
    const [nearest] = suggestionList(name, known);
    const hint = nearest ? ` Did you mean ${nearest}?` : '';
    return `${name} is not a query parameter of this path.${hint} ${takes}`;
  };
  const fields = unknown
    .slice(0, MAX_NAMES)
    .map((name) => name.slice(0, MAX_CHARACTERS))
    .map((name) => [name, message(name)] as const);
  return badInput(Object.fromEntries(fields), undefined, { reason: 'PARAMETER_UNKNOWN' });
}

/**
 * Rejects query parameters that the schema of the route does not have, because a misspelt filter
 * would return all rows. The hook runs before authentication and before the body is read.
 */
export function refuseUnknownParameters(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => {
    const { schema } = request.routeOptions;
    if (!schema?.tags) return done();
    const { properties = {} } = (schema.querystring ?? {}) as Partial<Properties>;
    return done(refusalOf(request, Object.keys(properties)));
  });
}
