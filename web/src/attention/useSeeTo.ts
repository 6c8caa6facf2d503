import { useApolloClient } from '@apollo/client/react';
import type { DocumentNode } from 'graphql';
import { useCallback, useMemo } from 'react';
import { useToast } from '../ui/feedback/useToast';
import type { SeeTo } from './SeeToButtons';

/**
 * Retry and dismiss actions for a row of `list`. The list is refetched after each, because a colleague may have
 * been quicker.
 */
export function useSeeTo<Row>(
  list: DocumentNode,
  tryAgain: (row: Row) => Promise<void>,
  onAside: (id: string) => void,
): SeeTo<Row> {
  const client = useApolloClient();
  const toast = useToast();
  const onTry = useCallback(
    async (row: Row) => {
      try {
        await tryAgain(row);
      } catch (error) {
        toast.failure(error);
      }
      // A list that could not be asked for says so itself.
      await client.refetchQueries({ include: [list] }).catch(() => undefined);
    },
    [client, list, toast, tryAgain],
  );
  return useMemo(() => ({ onTry, onAside }), [onTry, onAside]);
}
