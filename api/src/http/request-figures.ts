import type { ApolloServerPlugin } from '@apollo/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Kind, type OperationDefinitionNode, OperationTypeNode } from 'graphql';
import type { Em } from '../database.js';
import type { Context } from '../graphql/context.js';
import { HTTP_STATUS } from '../platform/errors.js';
import type { Figures } from '../platform/figures.js';

/** What GraphQL knows of a request, which its address does not tell. */
interface Operation {
  names: string[];
  kind: 'read' | 'write';
  status?: number;
}

const operations = new WeakMap<FastifyRequest, Operation>();

/** Doors by how the patterns of their routes begin; what is left is the web app with its files. */
const DOORS = ['/graphql', '/api', '/webhooks', '/health', '/metrics', '/auth', '/dev'] as const;

function doorOf({ routeOptions: { url = '' } }: FastifyRequest): string {
  const door = DOORS.find((each) => url === each || url.startsWith(`${each}/`));
  return door === '/api' ? 'rest' : (door?.slice(1) ?? 'web');
}

/** By patterns of routes, of which there are a few hundred; those of the web app are one. */
function operationOf(request: FastifyRequest, door: string): Operation {
  const { method, routeOptions } = request;
  const kind = method === 'GET' || method === 'HEAD' ? 'read' : 'write';
  const name = door === 'web' || door === 'dev' ? '' : `${method} ${routeOptions.url}`;
  return { names: [door === 'graphql' ? '' : name], kind };
}

function note(figures: Figures, request: FastifyRequest, reply: FastifyReply): void {
  const door = doorOf(request);
  const { names, kind, status } = operations.get(request) ?? operationOf(request, door);
  for (const operation of names)
    figures.requests.inc({ door, operation, status: status ?? reply.statusCode });
  figures.duration.observe({ door, kind }, reply.elapsedTime / 1000);
}

/** Counts every request that was answered. */
export function requestFigures(server: FastifyInstance, figures: Figures): void {
  server.addHook('onResponse', (request, reply, done) => {
    note(figures, request, reply);
    done();
  });
}

/** Root fields: only what the schema has gets as far as here, so that nobody makes names up. */
const rootFields = ({ selectionSet }: OperationDefinitionNode): string[] => {
  const names = selectionSet.selections.map((each) =>
    each.kind === Kind.FIELD ? each.name.value : '',
  );
  return [...new Set(names)];
};

/** Requests by their unit of work: Apollo hands a copy of the rest of a context on. */
export type RequestOf = WeakMap<Em, FastifyRequest>;

/** Tells of GraphQL's requests what they were. */
export const operationFigures = (requestOf: RequestOf): ApolloServerPlugin<Context> => ({
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse({ operation, contextValue, response: { body } }) {
        const request = requestOf.get(contextValue.em);
        const errors = body.kind === 'single' ? body.singleResult.errors : undefined;
        const code = errors?.[0]?.extensions?.['code'];
        const known = typeof code === 'string' && code in HTTP_STATUS;
        if (request && operation)
          operations.set(request, {
            names: rootFields(operation),
            kind: operation.operation === OperationTypeNode.MUTATION ? 'write' : 'read',
            status: known ? HTTP_STATUS[code as keyof typeof HTTP_STATUS] : undefined,
          });
        return Promise.resolve();
      },
    }),
});
