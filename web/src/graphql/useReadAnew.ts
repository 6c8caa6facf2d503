import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';

/** Says that nobody did anything: a screen that shows what others change keeps no session alive. */
const byItself = { headers: { 'X-By-Itself': 'true' } };

interface ReadOptions {
  /** Where nobody asked for it. */
  byItself?: boolean;
  /** Only for whoever reads it; what the page shows stays. */
  apart?: boolean;
}

/** Asks the server, whatever is known already; what it says is known on the whole page then. */
export function useReadAnew(options: ReadOptions = {}) {
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
