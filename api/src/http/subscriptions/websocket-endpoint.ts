import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import type { GraphQLError, GraphQLFormattedError, GraphQLSchema } from 'graphql';
import { handleProtocols, type ServerOptions } from 'graphql-ws';
import { type Extra, makeHandler } from 'graphql-ws/use/@fastify/websocket';
import type { Orm } from '../../database.js';
import type { SubscriptionContext } from '../../graphql/context.js';
import {
  readSubscriptionDocument,
  tooManySubscriptions,
} from '../../graphql/documents/subscription-documents.js';
import { formatGraphQLError, type Report } from '../../graphql/public-error.js';
import type { AppContext } from '../../platform/app-context.js';
import { recordAuditEvent } from '../../platform/audit/audit-event.js';
import { addressOf, networkOf } from '../../platform/rate-limit/rate-limiter.js';
import { ChangeHub } from '../../platform/subscriptions/change-hub.js';
import type { Listener } from '../../platform/postgres/listener.js';
import { rateLimitFactor } from '../request-context.js';
import { WebSocketConnection } from './websocket-connection.js';
import { WebSocketConnections } from './websocket-connections.js';
import { upgradeRefusal } from './upgrade-refusal.js';

/** Maximum bytes of a message. It contains a token, or a document with its variables. */
const MAX_BYTES = 16 * 1024;

/** Maximum number of subscriptions per connection. A screen has a few. */
const MAX_SUBSCRIPTIONS = 20;

/** Time limit in ms for the first message, which contains the token. */
const INIT_MS = 10_000;

/** Ping interval in ms, shorter than the idle timeouts of proxies. */
const PING_MS = 25_000;

/** Time in ms that clients get to close their connections when the server stops. */
const GOODBYE_MS = 500;

interface WebSocketDeps {
  orm: Orm;
  app: AppContext;
  schema: GraphQLSchema;
  listener?: Listener;
  report: Report;
}

type Params = { authorization?: unknown };

const tokenIn = ({ authorization }: Params): string =>
  /^Bearer (\S{20,200})$/i.exec(String(authorization))?.[1] ?? '';

const formatted = (report: Report, errors: readonly GraphQLError[]): GraphQLFormattedError[] =>
  errors.map((error) => formatGraphQLError(report)(error.toJSON(), error));

/** Context of the subscriptions of one connection. */
const contextFor =
  ({ orm, app }: WebSocketDeps, hub: ChangeHub) =>
  (connection: WebSocketConnection): SubscriptionContext => ({
    ...{ em: orm.em.fork(), app, viewer: connection.viewer },
    ...{
      requestId: connection.origin.requestId,
      log: connection.origin.log,
      ip: connection.origin.ip,
    },
    audit: (event) => recordAuditEvent(orm.em.fork(), event),
    subscribe: (of, accepts) => hub.subscribe({ of, accepts, owner: connection }),
  });

/** The protocol graphql-transport-ws with the limits, sign-in and error format of this server. */
function protocol(
  deps: WebSocketDeps,
  hub: ChangeHub,
  connections: WebSocketConnections,
): ServerOptions<Params, Extra> {
  const { schema, report } = deps;
  const contextOf = contextFor(deps, hub);
  return {
    connectionInitWaitTimeout: INIT_MS,
    async onConnect({ connectionParams = {}, extra: { socket } }) {
      const connection = connections.of(socket);
      try {
        return (await connections.admit(connection, tokenIn(connectionParams))) !== null;
      } catch (error) {
        report(error);
        connection.end('fault');
        return false;
      }
    },
    onSubscribe({ extra, subscriptions }, _id, { query, operationName, variables }) {
      if (Object.keys(subscriptions).length > MAX_SUBSCRIPTIONS)
        return [tooManySubscriptions(MAX_SUBSCRIPTIONS)];
      const { document, errors } = readSubscriptionDocument(schema, {
        query,
        operationName,
        variables,
      });
      if (errors) return errors;
      const contextValue = contextOf(connections.of(extra.socket));
      return { schema, document, operationName, variableValues: variables, contextValue };
    },
    onNext: (_connection, _id, _payload, _args, result) =>
      result.errors ? { ...result, errors: formatted(report, result.errors) } : undefined,
    onError: (_connection, _id, _payload, errors) => formatted(report, errors),
  };
}

/** WebSocket route for subscriptions of signed-in users. */
export async function webSocketRoute(
  server: FastifyInstance,
  deps: WebSocketDeps,
): Promise<Pick<RouteOptions, 'onRequest' | 'wsHandler'>> {
  const { orm, app, listener } = deps;
  const hub = new ChangeHub({ listener });
  const connections = new WebSocketConnections({
    em: () => orm.em.fork(),
    factor: rateLimitFactor(app),
  });
  hub.setSessionChecker(connections);
  app.metrics?.watchSubscriptions(() => ({
    ...{ connections: connections.size, subscriptions: hub.size },
    ...hub.counts,
  }));
  await server.register(websocket, {
    options: { maxPayload: MAX_BYTES, handleProtocols },
    preClose: () => connections.end(GOODBYE_MS),
  });
  server.addHook('onReady', (done) => {
    connections.start();
    done();
  });
  const handle = makeHandler<Params>(
    { ...protocol(deps, hub, connections), isProd: true },
    PING_MS,
  );
  return {
    onRequest: (request, _reply, done) =>
      done(request.ws ? upgradeRefusal(request, app, connections) : undefined),
    wsHandler(socket, request) {
      request.log.info({ req: request }, 'WebSocket opened');
      connections.add(new WebSocketConnection(socket, originOf(request)));
      const closed = handle.call(server, socket, request);
      // `ws` itself closes the connection on an error. The adapter would print client errors to the
      // console instead of the log.
      socket.removeAllListeners('error').on('error', () => undefined);
      return closed;
    },
  };
}

function originOf(request: FastifyRequest) {
  const { id: requestId, log } = request;
  const ip = addressOf(request);
  return { ip, network: networkOf(ip), requestId, log };
}
