import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import type { GraphQLError, GraphQLFormattedError, GraphQLSchema } from 'graphql';
import { handleProtocols, type ServerOptions } from 'graphql-ws';
import { type Extra, makeHandler } from 'graphql-ws/use/@fastify/websocket';
import type { Orm } from '../../database.js';
import type { Listening } from '../../graphql/context.js';
import { readStreamDocument, tooManyStreams } from '../../graphql/documents/stream-documents.js';
import { formatGraphQLError, type Report } from '../../graphql/public-error.js';
import type { App } from '../../platform/app.js';
import { recordAuditEvent } from '../../platform/audit/audit-event.js';
import { addressOf, networkOf } from '../../platform/rate-limit/rate-limiter.js';
import { LiveHub } from '../../platform/live/hub.js';
import type { Listener } from '../../platform/postgres/listener.js';
import { rateLimitFactor } from '../request-context.js';
import { LiveCall } from './live-call.js';
import { LiveCalls } from './live-calls.js';
import { upgradeRefusal } from './upgrade-refusal.js';

/** Maximum bytes of a message. It contains a token, or a document with its variables. */
const MAX_BYTES = 16 * 1024;

/** Maximum number of subscriptions per connection. A screen has a few. */
const MOST_STREAMS = 20;

/** Time limit in ms for the first message, which contains the token. */
const INIT_MS = 10_000;

/** Ping interval in ms, shorter than the idle timeouts of proxies. */
const PING_MS = 25_000;

/** Time in ms that clients get to close their connections when the server stops. */
const GOODBYE_MS = 500;

interface LiveDeps {
  orm: Orm;
  app: App;
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
const listening =
  ({ orm, app }: LiveDeps, hub: LiveHub) =>
  (call: LiveCall): Listening => ({
    ...{ em: orm.em.fork(), app, viewer: call.viewer },
    ...{ requestId: call.origin.requestId, log: call.origin.log, ip: call.origin.ip },
    audit: (event) => recordAuditEvent(orm.em.fork(), event),
    follow: (of, hears) => hub.follow({ of, hears, caller: call }),
  });

/** The protocol graphql-transport-ws with the limits, sign-in and error format of this server. */
function protocol(deps: LiveDeps, hub: LiveHub, calls: LiveCalls): ServerOptions<Params, Extra> {
  const { schema, report } = deps;
  const contextOf = listening(deps, hub);
  return {
    connectionInitWaitTimeout: INIT_MS,
    async onConnect({ connectionParams = {}, extra: { socket } }) {
      const call = calls.of(socket);
      try {
        return (await calls.admit(call, tokenIn(connectionParams))) !== null;
      } catch (error) {
        report(error);
        call.end('fault');
        return false;
      }
    },
    onSubscribe({ extra, subscriptions }, _id, { query, operationName, variables }) {
      if (Object.keys(subscriptions).length > MOST_STREAMS) return [tooManyStreams(MOST_STREAMS)];
      const { document, errors } = readStreamDocument(schema, { query, operationName, variables });
      if (errors) return errors;
      const contextValue = contextOf(calls.of(extra.socket));
      return { schema, document, operationName, variableValues: variables, contextValue };
    },
    onNext: (_connection, _id, _payload, _args, result) =>
      result.errors ? { ...result, errors: formatted(report, result.errors) } : undefined,
    onError: (_connection, _id, _payload, errors) => formatted(report, errors),
  };
}

/** WebSocket route for subscriptions of signed-in users. */
export async function liveRoute(
  server: FastifyInstance,
  deps: LiveDeps,
): Promise<Pick<RouteOptions, 'onRequest' | 'wsHandler'>> {
  const { orm, app, listener } = deps;
  const hub = new LiveHub({ listener });
  const calls = new LiveCalls({ em: () => orm.em.fork(), factor: rateLimitFactor(app) });
  hub.setDoorkeeper(calls);
  app.metrics?.watchSubscriptions(() => ({
    ...{ connections: calls.size, subscriptions: hub.listeners },
    ...hub.counts,
  }));
  await server.register(websocket, {
    options: { maxPayload: MAX_BYTES, handleProtocols },
    preClose: () => calls.end(GOODBYE_MS),
  });
  server.addHook('onReady', (done) => {
    calls.start();
    done();
  });
  const handle = makeHandler<Params>({ ...protocol(deps, hub, calls), isProd: true }, PING_MS);
  return {
    onRequest: (request, _reply, done) =>
      done(request.ws ? upgradeRefusal(request, app, calls) : undefined),
    wsHandler(socket, request) {
      request.log.info({ req: request }, 'live connection opened');
      calls.add(new LiveCall(socket, originOf(request)));
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
