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
  /** False once somebody else is signed in: then nothing is sent, and what comes is dropped. */
  isCurrent: () => boolean;
  /** Called with the token that was sent when the server does not know it. */
  onTokenRefused: (token: string) => void;
}

/**
 * Milliseconds in which something that is saved has an answer, or may be tried again: more than the 20 s that the server takes
 * at most for many orders at once.
 */
export const ANSWER_WITHIN = 30_000;

/**
 * Nobody hears what comes too late, where the one who asked is gone. Nor does anybody wait for ever for a network that answers
 * nothing: what is to be saved is given up then, and whoever asked is told.
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
        // As fetch says it where nothing answers.
        const giveUp = (): void => observer.error(new TypeError());
        const late = operationType === 'mutation' ? setTimeout(giveUp, ANSWER_WITHIN) : undefined;
        asked.add(() => clearTimeout(late));
        return asked;
      }),
  );

/** Visitors subscribe to nothing: the code of the WebSocket is fetched with the first subscription. */
function lazyLiveLink(options: ClientOptions): ApolloLink {
  let fetching: Promise<ApolloLink> | undefined;
  const fetchLink = () =>
    (fetching ??= import('./liveLink').then(({ createLiveLink }) => createLiveLink(options)));
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
        lazyLiveLink(options),
        new HttpLink({ uri: '/graphql' }),
      ),
    ]),
  });
}
