import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { createCache } from './cache';
import { toRequestError } from './errors';
import { randomId } from './randomId';

interface ClientOptions {
  getToken: () => string | null;
  /** Called when the server no longer knows the token that was sent. */
  onSessionEnded: () => void;
}

export function createApolloClient({ getToken, onSessionEnded }: ClientOptions): ApolloClient {
  const headers = new SetContextLink(({ headers: given }) => {
    const token = getToken();
    return {
      headers: {
        ...(given as Record<string, string> | undefined),
        'X-Request-Id': randomId(),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
    };
  });
  const sessionGuard = new ErrorLink(({ error }) => {
    if (getToken() && toRequestError(error).code === 'UNAUTHENTICATED') onSessionEnded();
  });
  return new ApolloClient({
    cache: createCache(),
    link: ApolloLink.from([sessionGuard, headers, new HttpLink({ uri: '/graphql' })]),
  });
}
