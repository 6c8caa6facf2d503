import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';

/** Query name → update function of a list that updates its rows in place. */
const inPlace = new Map<string, () => void>();

/** Updates a mounted list with `addPincode` after a change, so that no rows move under the user's pointer. */
export function useTakesIn(query: string, addPincode: () => void): void {
  const takeInNow = useEffectEvent(addPincode);
  useEffect(() => {
    inPlace.set(query, () => takeInNow());
    return () => void inPlace.delete(query);
  }, [query]);
}

/** Refetches all active queries after a change that many lists and sums may show. */
export function useRefetchActive(): () => void {
  const client = useApolloClient();
  return () =>
    void client.refetchQueries({
      include: 'active',
      onQueryUpdated: ({ queryName = '' }) => {
        const addPincode = inPlace.get(queryName);
        addPincode?.();
        return !addPincode;
      },
    });
}
