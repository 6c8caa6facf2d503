import { useApolloClient } from '@apollo/client/react';
import type { DocumentNode } from 'graphql';
import { useCallback, useMemo } from 'react';
import { useToast } from '../../ui/feedback/useToast';
import type { RetryDismiss } from './RetryDismissButtons';

/**
 * Retry and dismiss actions for a row of `list`. The list is refetched after each, because another
 * user may have changed the row.
 */
export function useRetryOrDismiss<Row>(
  list: DocumentNode,
  retry: (row: Row) => Promise<void>,
  onDismiss: (id: string) => void,
): RetryDismiss<Row> {
  const client = useApolloClient();
  const toast = useToast();
  const onRetry = useCallback(
    async (row: Row) => {
      try {
        await retry(row);
      } catch (error) {
        toast.failure(error);
      }
      // A list that fails to load shows its own error.
      await client.refetchQueries({ include: [list] }).catch(() => undefined);
    },
    [client, list, toast, retry],
  );
  return useMemo(() => ({ onRetry, onDismiss }), [onRetry, onDismiss]);
}
