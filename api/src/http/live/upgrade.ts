import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Writable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GRAPHQL_TRANSPORT_WS_PROTOCOL } from 'graphql-ws';
import { type WebSocket, WebSocketServer } from 'ws';
import { AppError } from '../../platform/errors.js';
import type { App } from '../../platform/app.js';

/** A message holds a document and its variables, or a token. */
const MOST_BYTES = 16 * 1024;

/** Of all that asks to be upgraded only this is; anything else is answered as if it had not asked. */
export const isLive = ({ url = '', headers }: IncomingMessage): boolean =>
  /^\/graphql(\?|$)/.test(url) && headers.upgrade?.toLowerCase() === 'websocket';

interface Upgrade {
  socket: Socket;
  head: Buffer;
  /** Ends the connection, after any other answer. */
  end: () => void;
}

interface Door {
  app: App;
  /** Throws where nobody is let in. */
  check: (request: FastifyRequest) => void;
  open: (socket: WebSocket, request: FastifyRequest) => void;
}

/**
 * Brings upgrades to /graphql through the same gates as all requests (limits, pressure, log) before they become a WebSocket.
 */
export function upgrades(server: FastifyInstance, { app, check, open }: Door): void {
  const asked = new WeakMap<IncomingMessage, Upgrade>();
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: MOST_BYTES,
    handleProtocols: () => GRAPHQL_TRANSPORT_WS_PROTOCOL,
  });
  server.server.on('upgrade', (raw: IncomingMessage, socket: Socket, head: Buffer) => {
    const response = new ServerResponse(raw);
    response.assignSocket(socket);
    response.shouldKeepAlive = false;
    const end = () => socket.end();
    response.once('finish', end);
    socket.on('error', () => socket.destroy());
    asked.set(raw, { socket, head, end });
    server.routing(raw, response);
  });
  server.addHook('onRequest', (request, reply, done) => {
    const upgrade = request.headers.upgrade === undefined ? undefined : asked.get(request.raw);
    if (!upgrade) return done();
    const refusal = refusalOf(app, request) ?? attempt(() => check(request));
    if (refusal) return done(refusal);
    sockets.handleUpgrade(request.raw, upgrade.socket, upgrade.head, (socket) => {
      endAnswer(reply, upgrade);
      open(socket, request);
    });
  });
}

function attempt(check: () => void): Error | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    return error as Error;
  }
}

function refusalOf(app: App, { headers }: FastifyRequest): AppError | undefined {
  if (!isOwn(headers.origin, headers.host, app))
    return new AppError('FORBIDDEN', 'Pages of other sites may not listen here');
  const offered = headers['sec-websocket-protocol']?.split(',').map((each) => each.trim());
  if (!offered?.includes(GRAPHQL_TRANSPORT_WS_PROTOCOL))
    return new AppError('BAD_USER_INPUT', `Ask for the protocol ${GRAPHQL_TRANSPORT_WS_PROTOCOL}`);
  return undefined;
}

/** Browsers say whose page it is that connects; programs do not, and have no pages of others within them. */
function isOwn(origin: string | undefined, host: string | undefined, app: App): boolean {
  if (origin === undefined || origin === new URL(app.publicUrl).origin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** The WebSocket has answered in the place of the reply, which ends for everybody who waits for that. */
function endAnswer(reply: FastifyReply, { socket, end }: Upgrade): void {
  const { raw } = reply;
  raw.off('finish', end);
  raw.detachSocket(socket);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  raw.assignSocket(nowhere as Socket);
  // Its close is the answer's: from then on the request is over, for its network address too.
  raw.once('finish', () => nowhere.destroy());
  void reply.code(101).send();
}
