import { useApolloClient } from '@apollo/client/react';

/** Asks anew for all that stands on the screen, after a change that many lists and sums may show. */
export function useRefetchActive(): () => void {
  const client = useApolloClient();
  return () => void client.refetchQueries({ include: 'active' });
}
