import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';

/** Asks the server, whatever is known already; what it says is known on the whole page then. */
export function useReadAnew() {
  const client = useApolloClient();
  return async <Data, Variables extends OperationVariables>(
    query: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<Data | undefined> => {
    const options = { query, variables, fetchPolicy: 'network-only' } as const;
    return (await client.query<Data>(options)).data;
  };
}
