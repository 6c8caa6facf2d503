import type { ApolloServerPlugin } from '@apollo/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Kind, type OperationDefinitionNode, OperationTypeNode } from 'graphql';
import type { Context, Operation } from '../graphql/context.js';
import { HTTP_STATUS } from '../platform/errors.js';
import type { Metrics } from '../platform/metrics.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Operation of the request, for the metrics. */
    operation: Operation | null;
  }
}

/**
 * Labels of endpoints, by the first part of the route pattern. All other routes belong to the web
 * app and its files.
 */
const ENDPOINTS = [
  '/graphql',
  '/api',
  '/webhooks',
  '/health',
  '/metrics',
  '/auth',
  '/dev',
] as const;

function endpointOf({ routeOptions: { url = '' } }: FastifyRequest): string {
  const endpoint = ENDPOINTS.find((each) => url === each || url.startsWith(`${each}/`));
  return endpoint === '/api' ? 'rest' : (endpoint?.slice(1) ?? 'web');
}

/**
 * Metric label of a request outside GraphQL: its method and route pattern. A few hundred patterns
 * exist, which limits the number of time series. All files of the web app share one label.
 */
function operationOf(request: FastifyRequest, endpoint: string): Operation {
  const { method, routeOptions } = request;
  const kind = method === 'GET' || method === 'HEAD' ? 'read' : 'write';
  const name = endpoint === 'web' || endpoint === 'dev' ? '' : `${method} ${routeOptions.url}`;
  return { names: [endpoint === 'graphql' ? '' : name], kind };
}

function recordRequest(metrics: Metrics, request: FastifyRequest, reply: FastifyReply): void {
  const endpoint = endpointOf(request);
  const { names, kind, status } = request.operation ?? operationOf(request, endpoint);
  for (const operation of names)
    metrics.requests.inc({ endpoint, operation, status: status ?? reply.statusCode });
  metrics.duration.observe({ endpoint, kind }, reply.elapsedTime / 1000);
}

/** Counts all finished requests for the metrics. */
export function requestMetrics(server: FastifyInstance, metrics: Metrics): void {
  server.decorateRequest('operation', null);
  server.addHook('onResponse', (request, reply, done) => {
    recordRequest(metrics, request, reply);
    done();
  });
}

/**
 * Names of the root fields. The document is already validated, so clients cannot invent label
 * values.
 */
const rootFields = ({ selectionSet }: OperationDefinitionNode): string[] => {
  const names = selectionSet.selections.map((each) =>
    each.kind === Kind.FIELD ? each.name.value : '',
  );
  return [...new Set(names)];
};

/**
 * Creates the metric labels of a GraphQL request. The GraphQL context shares the object, and
 * `operationMetrics` sets its names at the end.
 */
export const beginOperation = (request: FastifyRequest): Operation =>
  (request.operation = operationOf(request, 'graphql'));

/** Apollo plugin that passes name and kind of GraphQL operations to the metrics. */
export const operationMetrics: ApolloServerPlugin<Context> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse({ operation, contextValue, response: { body } }) {
        const labels = contextValue.operation;
        const errors = body.kind === 'single' ? body.singleResult.errors : undefined;
        const code = errors?.[0]?.extensions?.['code'];
        const known = typeof code === 'string' && code in HTTP_STATUS;
        if (labels && operation)
          Object.assign(labels, {
            names: rootFields(operation),
            kind: operation.operation === OperationTypeNode.MUTATION ? 'write' : 'read',
            status: known ? HTTP_STATUS[code as keyof typeof HTTP_STATUS] : undefined,
          });
        return Promise.resolve();
      },
    }),
};
