import { ApolloClient, ApolloLink, HttpLink, Observable } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { OperationTypeNode } from 'graphql';
import { defer, switchMap } from 'rxjs';
import { createCache } from './cache';
import { toRequestError } from './errors';
import { randomId } from './randomId';

interface ClientOptions {
  getToken: () => string | null;
  /** False after another user has signed in: requests are not sent, and answers are dropped. */
  isCurrent: () => boolean;
  /** Called with the sent token if the server rejects it. */
  onTokenRefused: (token: string) => void;
}

/**
 * Time limit of a mutation in milliseconds, after which the user may retry. It exceeds the 20 s that the server
 * allows a bulk change of orders.
 */
export const ANSWER_WITHIN = 30_000;

/**
 * Drops answers for a former user. A mutation without an answer fails after ANSWER_WITHIN, so that the screen shows the
 * error.
 */
const dropLate = (isCurrent: () => boolean): ApolloLink =>
  new ApolloLink(
    (operation, forward) =>
      new Observable((observer) => {
        if (!isCurrent()) return undefined;
        const { operationType }: { operationType: string } = operation;
        const asked = forward(operation).subscribe({
          next: (result) => isCurrent() && observer.next(result),
          error: (error: unknown) => isCurrent() && observer.error(error),
          complete: () => isCurrent() && observer.complete(),
        });
        // The same error as for a failed fetch: the result of the mutation is unknown.
        const closeUnknownLink = (): void => observer.error(new TypeError());
        const late =
          operationType === 'mutation' ? setTimeout(closeUnknownLink, ANSWER_WITHIN) : undefined;
        asked.add(() => clearTimeout(late));
        return asked;
      }),
  );

/** Loads the WebSocket code with the first subscription, which visitors never need. */
function lazyWebSocketLink(options: ClientOptions): ApolloLink {
  let fetching: Promise<ApolloLink> | undefined;
  const fetchLink = () =>
    (fetching ??= import('./webSocketLink').then(({ createWebSocketLink }) =>
      createWebSocketLink(options),
    ));
  return new ApolloLink((operation, forward) =>
    defer(fetchLink).pipe(switchMap((link) => link.request(operation, forward))),
  );
}

export function createApolloClient(options: ClientOptions): ApolloClient {
  const headers = new SetContextLink(({ headers: given }) => {
    const token = options.getToken();
    return {
      sentToken: token,
      headers: {
        ...(given as Record<string, string> | undefined),
        'X-Request-Id': randomId(),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
    };
  });
  const sessionGuard = new ErrorLink(({ error, operation }) => {
    const { sentToken } = operation.getContext() as { sentToken?: string | null };
    if (sentToken && toRequestError(error).code === 'UNAUTHENTICATED')
      options.onTokenRefused(sentToken);
  });
  return new ApolloClient({
    cache: createCache(),
    link: ApolloLink.from([
      sessionGuard,
      headers,
      dropLate(options.isCurrent),
      ApolloLink.split(
        ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
        lazyWebSocketLink(options),
        new HttpLink({ uri: '/graphql' }),
      ),
    ]),
  });
}
