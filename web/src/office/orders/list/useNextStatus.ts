import { useState } from 'react';
import { usePermissions } from '../../../session/permissions/usePermissions';
import { useUpdateOrderStatusMutation } from '../../../orders/staff/dialog/OrderActions.generated';
import type { StatusButton_OrderFragment } from './StatusButton.generated';
import { useRefetchActive } from '../../../graphql/useRefetchActive';
import { useToast } from '../../../ui/feedback/useToast';
import { permissionFor, nextStep, type StatusStep } from '../../../orders/staff/statusSteps';
import type { OpenOrder } from '../../../orders/staff/useOrderDialog';
import { useUndo } from '../../../orders/staff/useUndo';

/** Changes the status of an order from its row. Opens a form if the status needs one. */
export function useNextStatus(
  order: StatusButton_OrderFragment,
  open: OpenOrder,
): {
  /** The next status that this viewer may set. Undefined if there is none. */
  step: StatusStep | undefined;
  busy: boolean;
  take: () => Promise<void>;
} {
  const refetchActive = useRefetchActive();
  const toast = useToast();
  const [updateOrderStatus] = useUpdateOrderStatusMutation();
  const undo = useUndo();
  const [busy, setBusy] = useState(false);
  const may = usePermissions();
  const { id, shortId, version } = order;
  const next = nextStep(order);
  const step = next && may(permissionFor(next)) ? next : undefined;
  const take = async (): Promise<void> => {
    if (!step || 'form' in step) return open(id, step?.form);
    setBusy(true);
    try {
      const { data } = await updateOrderStatus({
        variables: { id, version, to: step.to, reason: null },
      });
      if (!data) return;
      const { message, order: moved } = data.updateOrderStatus;
      undo(`#${shortId}: ${message}`, [{ id, version: moved.version }]);
    } catch (error) {
      toast.failure(error);
    } finally {
      setBusy(false);
      // Also refetches after an error, because another user may have changed the order first.
      refetchActive();
    }
  };
  return { step, busy, take };
}
