import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { OrderDialogDocument } from '../../orders/staff/dialog/OrderDialog.generated';
import type { StopDetails_StopFragment } from '../../rounds/StopDetails.generated';
import type { OfflineQueue } from '../../orders/staff/offlineQueueContext';
import { useToast } from '../../ui/feedback/useToast';
import { offlineQueue, type QueuedAction } from '../../offline/queueStorage';
import { observeRequests, failedRequestOf } from './queueLoader';
import { isQueued, queuedPaymentsOf, toQueuedAction } from './queuedAction';

/**
 * Order that needs no further action by the driver. A new object each time, so that effects run
 * again.
 */
export interface Settled {
  orderId: string;
}

/** Queues the actions of a driver while there is no connection. */
export function useQueueAction(
  stops: readonly StopDetails_StopFragment[],
  userId: string,
  list: readonly QueuedAction[],
) {
  const client = useApolloClient();
  useEffect(() => observeRequests(client), [client]);
  const toast = useToast();
  /** Id of the rejected action that the driver repeats. */
  const again = useRef<string>(undefined);
  const [settled, setSettled] = useState<Settled>();
  const queue = useMemo((): OfflineQueue => {
    const orderOf: OfflineQueue['orderOf'] = (id) =>
      client.readQuery({ query: OrderDialogDocument, variables: { id } })?.order;
    return {
      orderOf,
      queuedPayments: (orderId) => queuedPaymentsOf(orderId, list),
      enqueue: (error) => {
        const request = failedRequestOf(error);
        const all = offlineQueue.of(userId);
        const queuedPayments = (orderId: string): number => queuedPaymentsOf(orderId, all);
        const made = request && toQueuedAction(request, { stops, orderOf, queuedPayments });
        if (!made) return false;
        const waits = isQueued(made, all);
        if (waits)
          toast.info('A change of this order is already saved on this phone. Send it first.');
        if (waits || !offlineQueue.add(userId, made)) return false;
        // The page shows queued actions too, so a brief toast is enough.
        toast.success('Saved on this phone. It is sent when you are online.', { brief: true });
        return true;
      },
      markSent: (orderId, now) => {
        if (now?.orderStatus === 'DELIVERED' && now.paidAmount >= now.totalPrice)
          setSettled({ orderId });
        const done = offlineQueue.of(userId).find(({ id }) => id === again.current);
        if (done?.orderId === orderId) offlineQueue.drop(userId, done.id);
      },
    };
  }, [client, list, stops, toast, userId]);
  const onAgain = useCallback((id: string | undefined) => {
    again.current = id;
  }, []);
  return { queue, settled, onAgain };
}
