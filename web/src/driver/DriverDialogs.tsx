import { useEffect, useRef, useState } from 'react';
import type { StopDetails_StopFragment } from '../rounds/StopDetails.generated';
import { useRefetchActive } from '../graphql/useRefetchActive';
import { useOrderDialog } from '../orders/staff/useOrderDialog';
import { lazyDialog } from '../ui/dialog/lazyDialog';
import { useUrlDialog } from '../ui/dialog/useUrlDialog';
import { useFetchAhead } from '../ui/feedback/lazyComponent';
import { lazySection } from '../ui/feedback/lazySection';
import { optionalLazyComponent } from '../rounds/optionalLazyComponent';
import type { Settled } from './offline-queue/useQueueAction';

export const OrderDialog = lazyDialog(
  () => import('../orders/staff/dialog/OrderDialog'),
  'OrderDialog',
);
export const FailedAttemptDialog = lazyDialog(
  () => import('../rounds/FailedAttemptDialog'),
  'FailedAttemptDialog',
);
export const PaymentQrDialog = lazyDialog(() => import('./PaymentQrDialog'), 'PaymentQrDialog');
export const RemovedStop = lazySection(() => import('./RemovedStop'), 'RemovedStop');
export const PendingActionsPanel = lazySection(
  () => import('./offline-queue/PendingActionsPanel'),
  'PendingActionsPanel',
);
export const StopPhotos = optionalLazyComponent(() => import('./photos/StopPhotos'), 'StopPhotos');
export const MyRoundsSubscription = optionalLazyComponent(
  () => import('./MyRoundsSubscription'),
  'MyRoundsSubscription',
);

const dialogs = ['fail', 'code'] as const;

export function useDriverDialogs() {
  const { named, open, close } = useUrlDialog(dialogs);
  return {
    named,
    close,
    openFail: (id: string) => open('fail', id),
    openCode: (id: string) => open('code', id),
  };
}

interface DriverDialogsProps {
  stops: readonly StopDetails_StopFragment[];
  /** Number of queued actions on this phone. */
  queued: number;
  /** Order that was just delivered and fully paid. */
  settled: Settled | undefined;
  onClose: () => void;
}

/** Stop of the failed-attempt form. The form stays open if another user removes the stop. */
function useFailing(id: string | undefined, stops: readonly StopDetails_StopFragment[]) {
  const found = stops.find((stop) => stop.id === id);
  const [last, setLast] = useState(found);
  if (found && found !== last) setLast(found);
  return found ?? (last?.id === id ? last : undefined);
}

/** Dialogs for the forms of a stop, named by the URL. */
export const DriverDialogs = ({ stops, queued, settled, onClose }: DriverDialogsProps) => {
  const { named, close } = useDriverDialogs();
  const order = useOrderDialog();
  const refetchActive = useRefetchActive();
  useFetchAhead(OrderDialog);
  const before = useRef(queued);
  const { id, close: closeOrder } = order;
  useEffect(() => {
    // Closes the order dialog after an action was queued. Only the round shows a queued action; the
    // dialog shows it after sending.
    if (queued > before.current && id) closeOrder();
    before.current = queued;
  }, [queued, id, closeOrder]);
  const closed = useRef(settled);
  useEffect(() => {
    // The order needs no further action, and the toast names the last one.
    if (settled !== closed.current && settled?.orderId === id) closeOrder();
    closed.current = settled;
  }, [settled, id, closeOrder]);
  const failing = useFailing(named?.dialog === 'fail' ? named.about : undefined, stops);
  const leave = (): void => {
    close();
    onClose();
  };
  return (
    <>
      {id && (
        <OrderDialog
          onClose={() => {
            closeOrder();
            onClose();
          }}
        />
      )}
      {failing && <FailedAttemptDialog key={failing.id} stop={failing} onClose={leave} />}
      {named?.dialog === 'code' && (
        <PaymentQrDialog
          orderId={named.about}
          onClose={() => {
            leave();
            // A new payment changes the amount to collect.
            refetchActive();
          }}
        />
      )}
    </>
  );
};
