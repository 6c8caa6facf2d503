import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import type { TestServer } from '../test-server.js';

interface ReceivedChange {
  id: string | null;
  version: number | null;
  isNew: boolean;
}

interface ListenOptions {
  token?: string;
  variables?: Record<string, unknown>;
}

/**
 * A subscriber: its received events, the error of a rejected subscription, and the close code of
 * its connection.
 */
export interface SubscriptionClient {
  received: ReceivedChange[];
  refusal: Promise<{ code: string; message: string }>;
  closed: Promise<{ code: number; reason: string }>;
  stop(): Promise<void>;
}

const addressOf = ({ url }: Pick<TestServer, 'url'>): string =>
  `${url.replace(/^http/, 'ws')}/graphql`;

interface SubscriptionError {
  message: string;
  extensions: { code: string };
}

/** Starts one subscription, given by its name or as a document, on a separate connection. */
export function listen(
  server: Pick<TestServer, 'url'>,
  subscription: string,
  { token, variables }: ListenOptions = {},
): SubscriptionClient {
  const query = subscription.includes('{')
    ? subscription
    : `subscription { ${subscription} { id version isNew } }`;
  const received: ReceivedChange[] = [];
  const closed = Promise.withResolvers<{ code: number; reason: string }>();
  const refusal = Promise.withResolvers<{ code: string; message: string }>();
  const refuse = ({ message, extensions }: SubscriptionError) =>
    refusal.resolve({ code: extensions.code, message });
  const client = createClient({
    url: addressOf(server),
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: token ? { authorization: `Bearer ${token}` } : {},
    on: { closed: (event) => closed.resolve(event as { code: number; reason: string }) },
  });
  client.subscribe<Record<string, ReceivedChange>>(
    { query, variables },
    {
      next: ({ data, errors }) => {
        if (errors?.[0]) refuse(errors[0] as unknown as SubscriptionError);
        received.push(...Object.values(data ?? {}));
      },
      error: (error) => {
        if (Array.isArray(error)) refuse(error[0] as SubscriptionError);
      },
      complete: () => undefined,
    },
  );
  return {
    received,
    refusal: refusal.promise,
    closed: closed.promise,
    stop: async () => void (await client.dispose()),
  };
}

/**
 * Opens a WebSocket connection without a GraphQL client. `status` is 101, or the HTTP status of a
 * rejected connection.
 */
export async function connect(
  server: Pick<TestServer, 'url'>,
  { protocol = 'graphql-transport-ws', origin }: { protocol?: string; origin?: string } = {},
) {
  const socket = new WebSocket(addressOf(server), protocol, { origin });
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  const status = await new Promise<number>((resolve) => {
    socket.once('open', () => resolve(101));
    socket.once('unexpected-response', (_request, response) => {
      resolve(response.statusCode ?? 0);
      socket.terminate();
    });
    // `ws` also emits an error event for a rejected connection, whose status is already recorded.
    socket.on('error', () => undefined);
  });
  return { socket, status, closed };
}

/** Versions of this object that the subscriber received, in sequence. */
export const versionsOf = ({ received }: SubscriptionClient, id: string): (number | null)[] =>
  received.filter((each) => each.id === id).map(({ version }) => version);

/** Subscription to the changes of one order. */
export const orderChanged = (id: string): string => `orderChanged(id: "${id}")`;
