import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { restErrorBody } from '../graphql/error-body.js';
import { setRejectionReason } from '../platform/http/rejection-log.js';
import { answer, type RestDeps } from './handler.js';
import { compile, type Operation } from './operation.js';
import { type Extra, Shapes } from './output-mapping.js';
import { schemaOf } from './route-schema.js';
import type { RestRoute } from './route.js';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

export interface RestRoutes {
  routes: readonly RestRoute[];
  /** Fields that REST adds to the objects of a GraphQL type. */
  extras: Record<string, Extra>;
}

/**
 * Validates the routes against the schema. Returns the operations, and the components of the
 * OpenAPI document.
 */
export function compileRoutes(schema: GraphQLSchema, { routes, extras }: RestRoutes) {
  const shapes = new Shapes(extras);
  const operations = routes.map((route) => compile(schema, route, shapes));
  return { operations, components: shapes.components };
}

/**
 * Registers the routes. A request runs the GraphQL operation in this process, with the caller's
 * permissions.
 */
export function registerRestRoutes(
  server: FastifyInstance,
  deps: RestDeps,
  operations: Operation[],
): void {
  acceptOnlyJson(server);
  for (const operation of operations) {
    server.route({
      method: operation.method,
      url: fastifyPath(operation.path),
      schema: schemaOf(operation),
      handler: (request, reply) =>
        answer(operation, deps, request, reply).catch((error: unknown) => {
          setRejectionReason(request.log, {
            reason: 'wrong input',
            operation: operation.ask.answer,
          });
          throw error;
        }),
    });
  }
  refuseOtherMethods(server, operations);
}

const fastifyPath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

/** Accepts JSON as the only body type. An empty JSON body means no body. */
function acceptOnlyJson(server: FastifyInstance): void {
  const parseJson = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    return parseJson(request, String(body), done);
  });
}

function refuseOtherMethods(server: FastifyInstance, operations: Operation[]): void {
  const byPath = Map.groupBy(operations, ({ path }) => path);
  for (const [path, routes] of byPath) {
    const allowed = routes.map(({ method }) => method);
    server.route({
      method: [...METHODS.filter((method) => !allowed.includes(method)), 'OPTIONS'],
      url: fastifyPath(path),
      // This hook runs before Fastify parses the body, so a body of any type gets the 405.
      onRequest: async (request, reply) => {
        const message = `Use ${allowed.join(' or ')} here`;
        return reply
          .status(405)
          .header('allow', allowed.join(', '))
          .send(restErrorBody({ code: 'BAD_USER_INPUT', message }, request.id));
      },
      handler: () => undefined,
    });
  }
}
