import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws/client';
import { notifyConnected } from './connected';

interface WebSocketLinkOptions {
  getToken: () => string | null;
  /** False after another user has signed in. */
  isCurrent: () => boolean;
}

/** WebSocket close code of the server when the session has ended. */
const SIGNED_OUT = 4403;

/** Milliseconds that an unused connection stays open, so that the next screen can use it. */
const LINGER_MS = 5000;

const LONGEST_WAIT_MS = 60_000;

/** Milliseconds between pings, which detect a lost connection after the computer was asleep. */
const PING_MS = 20_000;
const PONG_WITHIN_MS = 10_000;

/**
 * Milliseconds before a retry. They double each time. A random part spreads the clients after a restart of the server.
 */
export const waitBefore = (retry: number, chance = Math.random()): number =>
  Math.min(LONGEST_WAIT_MS, 2000 * 2 ** retry) * (0.25 + 0.75 * chance);

/** Single WebSocket for all subscriptions of a user, open while there are any. */
export function createWebSocketLink({ getToken, isCurrent }: WebSocketLinkOptions): GraphQLWsLink {
  const { protocol, host } = window.location;
  let sent: string | null = null;
  let pongLate: ReturnType<typeof setTimeout> | undefined;
  const isSignedOut = (event: unknown): boolean =>
    (event as Partial<CloseEvent>).code === SIGNED_OUT && sent === getToken();
  const client = createClient({
    url: `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/graphql`,
    connectionParams: () => {
      sent = getToken();
      return { authorization: `Bearer ${sent ?? ''}` };
    },
    lazyCloseTimeout: LINGER_MS,
    keepAlive: PING_MS,
    connectionAckWaitTimeout: PONG_WITHIN_MS,
    retryAttempts: Infinity,
    retryWait: (retry) => new Promise((resolve) => setTimeout(resolve, waitBefore(retry))),
    shouldRetry: (event) => isCurrent() && !isSignedOut(event),
    on: {
      connected: (_socket, _payload, wasRetry) => isCurrent() && notifyConnected(wasRetry),
      closed: () => clearTimeout(pongLate),
      ping: (isFromServer) => {
        if (!isFromServer) pongLate = setTimeout(() => client.terminate(), PONG_WITHIN_MS);
      },
      pong: (isFromServer) => {
        if (isFromServer) clearTimeout(pongLate);
      },
    },
  });
  return new GraphQLWsLink(client);
}
