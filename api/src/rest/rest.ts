import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { setRejectionReason } from '../platform/http/rejection-log.js';
import { answer, type RestDeps } from './answer.js';
import { compile, type Operation } from './operation.js';
import { type Extra, Shapes } from './output.js';
import { schemaOf } from './route-schema.js';
import type { RestRow } from './row.js';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

export interface RestTable {
  rows: readonly RestRow[];
  /** Fields that REST adds to the objects of a GraphQL type. */
  extras: Record<string, Extra>;
}

/**
 * Validates the table against the schema. Returns its operations and the components of the OpenAPI
 * document.
 */
export function compileTable(schema: GraphQLSchema, { rows, extras }: RestTable) {
  const shapes = new Shapes(extras);
  const operations = rows.map((row) => compile(schema, row, shapes));
  return { operations, components: shapes.components };
}

/**
 * Registers a route for each row of the table. It runs the GraphQL operation in this process, with
 * the caller's permissions.
 */
export function restRoutes(server: FastifyInstance, deps: RestDeps, operations: Operation[]): void {
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

/** Accepts JSON as the only body type. An empty body may have any content type. */
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
  for (const [path, rows] of byPath) {
    const allowed = rows.map(({ method }) => method);
    server.route({
      method: [...METHODS.filter((method) => !allowed.includes(method)), 'OPTIONS'],
      url: fastifyPath(path),
      // This hook runs before the body is read, which may be of any type.
      onRequest: async (_request, reply) => {
        const message = `Use ${allowed.join(' or ')} here`;
        return reply
          .status(405)
          .header('allow', allowed.join(', '))
          .send({ error: message, message });
      },
      handler: () => undefined,
    });
  }
}
