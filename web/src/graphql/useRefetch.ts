import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';

/** Marks a request without user activity, so that an open screen does not prolong the session. */
const byItself = { headers: { 'X-By-Itself': 'true' } };

interface ReadOptions {
  /** For a request that the screen sends without a user action. */
  byItself?: boolean;
  /** Returns the data without storing it in the cache, so the page does not change. */
  apart?: boolean;
}

/** Fetches a query from the server and ignores cached data. Stores the result in the cache unless `apart` is set. */
export function useRefetch(options: ReadOptions = {}) {
  const client = useApolloClient();
  return async <Data, Variables extends OperationVariables>(
    query: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<Data | undefined> => {
    const context = options.byItself ? byItself : undefined;
    const fetchPolicy = options.apart ? 'no-cache' : 'network-only';
    return (await client.query<Data>({ query, variables, context, fetchPolicy })).data;
  };
}
