import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { OrderDialogDocument } from '../../../orders/office/dialog/OrderDialog.generated';
import type { StopRow_StopFragment } from '../../StopRow.generated';
import type { Keeping } from '../../../orders/office/keeping';
import { useToast } from '../../../ui/feedback/useToast';
import { unsent, type Unsent } from '../../../ui/form/draft/unsent';
import { noteRequests, notSentBy } from './notSent';
import { isWaiting, paidOf, recorded } from './recorded';

/** Order without further actions for the driver. A new object each time. */
export interface Settled {
  orderId: string;
}

/** Queues the actions of a driver while there is no connection. */
export function useKeeping(
  stops: readonly StopRow_StopFragment[],
  userId: string,
  list: readonly Unsent[],
) {
  const client = useApolloClient();
  useEffect(() => noteRequests(client), [client]);
  const toast = useToast();
  /** Id of the rejected action that the driver repeats. */
  const again = useRef<string>(undefined);
  const [settled, setSettled] = useState<Settled>();
  const keeping = useMemo((): Keeping => {
    const orderOf: Keeping['orderOf'] = (id) =>
      client.readQuery({ query: OrderDialogDocument, variables: { id } })?.order;
    return {
      orderOf,
      paidUnsent: (orderId) => paidOf(orderId, list),
      keep: (error) => {
        const request = notSentBy(error);
        const all = unsent.of(userId);
        const paidUnsent = (orderId: string): number => paidOf(orderId, all);
        const made = request && recorded(request, { stops, orderOf, paidUnsent });
        if (!made) return false;
        const waits = isWaiting(made, all);
        if (waits) toast.info('This is already saved on this phone. Send that first.');
        if (waits || !unsent.add(userId, made)) return false;
        // The page shows queued actions too, so a brief toast is enough.
        toast.success('Saved on this phone. It is sent when you are online.', { brief: true });
        return true;
      },
      sent: (orderId, now) => {
        if (now?.orderStatus === 'DELIVERED' && now.paidAmount >= now.totalPrice)
          setSettled({ orderId });
        const done = unsent.of(userId).find(({ id }) => id === again.current);
        if (done?.orderId === orderId) unsent.drop(userId, done.id);
      },
    };
  }, [client, list, stops, toast, userId]);
  const onAgain = useCallback((id: string | undefined) => {
    again.current = id;
  }, []);
  return { keeping, settled, onAgain };
}
