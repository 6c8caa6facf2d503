import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';

/** Marks an automatic request, so that an open screen does not prolong the session. */
const background = { headers: { 'X-Background-Request': 'true' } };

interface ReadOptions {
  /** True for a request without a user action. */
  isBackground?: boolean;
  /** Returns the data without storing it in the cache, so that the page does not change. */
  noCache?: boolean;
}

/** Refetches a query from the server. The result is stored in the cache unless `noCache` is set. */
export function useRefetch(options: ReadOptions = {}) {
  const client = useApolloClient();
  return async <Data, Variables extends OperationVariables>(
    query: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<Data | undefined> => {
    const context = options.isBackground ? background : undefined;
    const fetchPolicy = options.noCache ? 'no-cache' : 'network-only';
    return (await client.query<Data>({ query, variables, context, fetchPolicy })).data;
  };
}
