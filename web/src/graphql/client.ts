import { ApolloClient, ApolloLink, HttpLink, Observable } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
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

/** Nobody hears what comes too late; the one who asked is gone. */
const dropLate = (isCurrent: () => boolean): ApolloLink =>
  new ApolloLink(
    (operation, forward) =>
      new Observable((observer) => {
        if (!isCurrent()) return undefined;
        return forward(operation).subscribe({
          next: (result) => isCurrent() && observer.next(result),
          error: (error: unknown) => isCurrent() && observer.error(error),
          complete: () => isCurrent() && observer.complete(),
        });
      }),
  );

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
      new HttpLink({ uri: '/graphql' }),
    ]),
  });
}
