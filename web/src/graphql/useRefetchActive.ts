import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';

const inPlace = new Map<string, () => void>();

/** Registers a list that updates its rows in place after a change. A refetch could move rows under the pointer. */
export function useListMerge(query: string, merge: () => void): void {
  const mergeNow = useEffectEvent(merge);
  useEffect(() => {
    inPlace.set(query, () => mergeNow());
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
        const merge = inPlace.get(queryName);
        merge?.();
        return !merge;
      },
    });
}
