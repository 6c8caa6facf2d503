import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GraphQLError, GraphQLFormattedError, GraphQLSchema } from 'graphql';
import { type Context as Connection, makeServer, type ServerOptions } from 'graphql-ws';
import type { WebSocket } from 'ws';
import type { Orm } from '../../database.js';
import type { Listening } from '../../graphql/context.js';
import { readStreamDocument, tooManyStreams } from '../../graphql/documents/stream-documents.js';
import { formatGraphQLError, type Report } from '../../graphql/public-error.js';
import type { App } from '../../platform/app.js';
import { addNote } from '../../platform/audit/notes.js';
import { AppError, SOON } from '../../platform/errors.js';
import { addressOf, networkOf } from '../../platform/http/rate-limits.js';
import { LiveHub } from '../../platform/live/hub.js';
import type { Listener } from '../../platform/postgres/listener.js';
import { widthOf } from '../request-context.js';
import { LiveCall } from './live-call.js';
import { LiveCalls } from './live-calls.js';
import { upgrades } from './upgrade.js';

/** Subscriptions of one connection: a screen has a handful. */
const MOST_STREAMS = 20;

/** For how long somebody may be connected without having said who they are. */
const INIT_MS = 10_000;

/** For how long the end of a connection is waited for. */
const GOODBYE_MS = 500;

interface LiveDeps {
  orm: Orm;
  app: App;
  schema: GraphQLSchema;
  listener?: Listener;
  report: Report;
}

type Extra = { call: LiveCall };
type Params = { authorization?: unknown };

const tokenIn = ({ authorization }: Params): string =>
  /^Bearer (\S{20,200})$/i.exec(String(authorization))?.[1] ?? '';

const formatted = (report: Report, errors: readonly GraphQLError[]): GraphQLFormattedError[] =>
  errors.map((error) => formatGraphQLError(report)(error.toJSON(), error));

/** What subscriptions of a call work with. */
const listening =
  ({ orm, app }: LiveDeps, hub: LiveHub) =>
  (call: LiveCall): Listening => ({
    ...{ em: orm.em.fork(), app, viewer: call.viewer },
    ...{ requestId: call.origin.requestId, log: call.origin.log, ip: call.origin.ip },
    audit: (note) => addNote(orm.em.fork(), note),
    follow: (of, hears) => hub.follow({ of, hears, caller: call }),
  });

/** The protocol graphql-transport-ws, with our documents, people and errors. */
function protocol(deps: LiveDeps, hub: LiveHub, calls: LiveCalls) {
  const { schema, report } = deps;
  const contextOf = listening(deps, hub);
  type Ctx = Connection<Params, Extra>;
  const options: ServerOptions<Params, Extra> = {
    connectionInitWaitTimeout: INIT_MS,
    onConnect: async ({ connectionParams = {}, extra }) =>
      (await calls.admit(extra.call, tokenIn(connectionParams))) !== null,
    onSubscribe: ({ extra, subscriptions }: Ctx, _id, { query, operationName, variables }) => {
      if (Object.keys(subscriptions).length > MOST_STREAMS) return [tooManyStreams(MOST_STREAMS)];
      const { document, errors } = readStreamDocument(schema, { query, operationName, variables });
      if (errors) return errors;
      const contextValue = contextOf(extra.call);
      const asked = { schema, document, operationName, variableValues: variables, contextValue };
      return asked;
    },
    onNext: (_connection, _id, _payload, _args, result) =>
      result.errors ? { ...result, errors: formatted(report, result.errors) } : undefined,
    onError: (_connection, _id, _payload, errors) => formatted(report, errors),
  };
  return makeServer<Params, Extra>(options);
}

/** /graphql for WebSockets: subscriptions, for people who are signed in. */
export function liveEndpoint(server: FastifyInstance, deps: LiveDeps): void {
  const { orm, app, listener } = deps;
  const hub = new LiveHub({ listener });
  const calls = new LiveCalls({ em: () => orm.em.fork(), factor: widthOf(app) });
  hub.setDoorkeeper(calls);
  app.figures?.watchLive(() => ({ calls: calls.size, listeners: hub.listeners, ...hub.counts }));
  const spoken = protocol(deps, hub, calls);
  upgrades(server, {
    app,
    check: (request) => checkRoom(calls, request),
    open: (socket, request) => open(socket, request),
  });
  server.addHook('onReady', (done) => {
    calls.start();
    done();
  });
  server.addHook('preClose', () => calls.end(GOODBYE_MS));

  function open(socket: WebSocket, request: FastifyRequest): void {
    const { id: requestId, log } = request;
    const ip = addressOf(request);
    const call = new LiveCall(socket, { ip, network: networkOf(ip), requestId, log });
    calls.add(call);
    const onFault = (error: unknown) => {
      deps.report(error);
      call.end('fault');
    };
    // Whatever is wrong with what came in, or with the line: `ws` closes it.
    socket.on('error', () => undefined);
    const closed = spoken.opened(
      {
        protocol: socket.protocol,
        send: (text) => call.send(text),
        close: (code, reason) => socket.close(code, reason),
        onMessage: (hear) =>
          socket.on('message', (data: Buffer) => {
            if (call.count()) hear(data.toString()).catch(onFault);
          }),
      },
      { call },
    );
    socket.once('close', (code, reason) => void closed(code, reason.toString()).catch(onFault));
  }
}

function checkRoom(calls: LiveCalls, request: FastifyRequest): void {
  if (calls.isEnding)
    throw new AppError('SERVICE_UNAVAILABLE', 'Please connect again', { retryAfter: SOON });
  if (calls.isFull)
    throw new AppError('SERVICE_UNAVAILABLE', 'Too many people listen here', { retryAfter: SOON });
  if (!calls.hasRoomFor(networkOf(addressOf(request))))
    throw new AppError('TOO_MANY_REQUESTS', 'Too many connections from your network', {
      retryAfter: 60,
    });
}
