import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws/client';
import { tellConnected } from './connected';

interface LiveOptions {
  getToken: () => string | null;
  /** False once another person is signed in. */
  isCurrent: () => boolean;
}

/** The server closes with this code when the session is over. */
const SIGNED_OUT = 4403;

/** A page stays connected from one screen to the next. */
const LINGER_MS = 5000;

const LONGEST_WAIT_MS = 60_000;

/** A computer that was asleep does not notice that its connection is gone: it asks. */
const PING_MS = 20_000;
const PONG_WITHIN_MS = 10_000;

/** Doubles with each retry and has a random part, so that not all clients return to a restarted server at once. */
export const waitBefore = (retry: number, chance = Math.random()): number =>
  Math.min(LONGEST_WAIT_MS, 2000 * 2 ** retry) * (0.25 + 0.75 * chance);

/** One WebSocket for all subscriptions of a person; open only while there is one. */
export function createLiveLink({ getToken, isCurrent }: LiveOptions): GraphQLWsLink {
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
      connected: (_socket, _payload, wasRetry) => isCurrent() && tellConnected(wasRetry),
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
