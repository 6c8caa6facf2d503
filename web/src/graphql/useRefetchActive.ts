import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';

/** By the names of their queries: lists that stay as they stand, and how each takes in what has changed. */
const inPlace = new Map<string, () => void>();

/** While the list is there it is not asked anew after a change: nothing moves under the pointer of whoever made it. */
export function useTakesIn(query: string, takeIn: () => void): void {
  const takeInNow = useEffectEvent(takeIn);
  useEffect(() => {
    inPlace.set(query, () => takeInNow());
    return () => void inPlace.delete(query);
  }, [query]);
}

/** Asks anew for all that stands on the screen, after a change that many lists and sums may show. */
export function useRefetchActive(): () => void {
  const client = useApolloClient();
  return () =>
    void client.refetchQueries({
      include: 'active',
      onQueryUpdated: ({ queryName = '' }) => {
        const takeIn = inPlace.get(queryName);
        takeIn?.();
        return !takeIn;
      },
    });
}
