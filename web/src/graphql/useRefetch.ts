import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';

/** Marks an automatic request, so that an open screen does not prolong the session. */
const byItself = { headers: { 'X-By-Itself': 'true' } };

interface ReadOptions {
  /** True for a request without a user action. */
  byItself?: boolean;
  /** Returns the data without storing it in the cache, so that the page does not change. */
  apart?: boolean;
}

/** Refetches a query from the server. The result is stored in the cache unless `apart` is set. */
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
