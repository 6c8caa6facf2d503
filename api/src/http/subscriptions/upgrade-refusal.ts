import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { GRAPHQL_TRANSPORT_WS_PROTOCOL, handleProtocols } from 'graphql-ws';
import type { AppContext } from '../../platform/app-context.js';
import { AppError, forbidden, SOON } from '../../platform/errors.js';
import { addressOf, networkOf } from '../../platform/rate-limit/rate-limiter.js';
import type { WebSocketConnections } from './websocket-connections.js';

/** Whether a request may become a WebSocket. Node treats every other request as plain HTTP. */
export const mayUpgrade = ({ method, url = '', headers }: IncomingMessage): boolean =>
  method === 'GET' &&
  /^\/graphql(\?|$)/.test(url) &&
  headers.upgrade?.toLowerCase() === 'websocket';

/**
 * Whether the request comes from a page of this site. Browsers send the origin of the page; other
 * programs send none.
 */
function isFromThisSite(
  { origin, host }: FastifyRequest['headers'],
  { publicUrl }: AppContext,
): boolean {
  if (origin === undefined || origin === new URL(publicUrl).origin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/**
 * Reason why a request must not become a WebSocket: wrong origin or protocol, or too many
 * connections.
 */
export function upgradeRefusal(
  request: FastifyRequest,
  app: AppContext,
  connections: WebSocketConnections,
): AppError | undefined {
  const { headers } = request;
  if (!isFromThisSite(headers, app))
    return forbidden('ORIGIN_NOT_ALLOWED', 'Pages of other sites may not listen here');
  if (!handleProtocols(headers['sec-websocket-protocol'] ?? ''))
    return new AppError('BAD_USER_INPUT', `Ask for the protocol ${GRAPHQL_TRANSPORT_WS_PROTOCOL}`);
  if (connections.isEnding)
    return new AppError('SERVICE_UNAVAILABLE', 'Please connect again', { retryAfter: SOON });
  if (connections.isFull)
    return new AppError('SERVICE_UNAVAILABLE', 'Too many open connections', { retryAfter: SOON });
  if (!connections.hasRoomFor(networkOf(addressOf(request))))
    return new AppError('TOO_MANY_REQUESTS', 'Too many connections from your network', {
      retryAfter: 60,
    });
  return undefined;
}
