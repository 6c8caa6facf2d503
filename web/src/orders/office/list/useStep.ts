import { useState } from 'react';
import { useMoveOrderMutation, type StepButton_OrderFragment } from '../../../graphql/generated';
import { useRefetchActive } from '../../../graphql/useRefetchActive';
import { useToast } from '../../../ui/feedback/useToast';
import { nextStep } from '../steps';
import type { OpenOrder } from '../useOrderDialog';

/** Takes the next step of an order from its row: at once, or in the form that the step needs. */
export function useStep(
  { id, version, orderStatus }: StepButton_OrderFragment,
  open: OpenOrder,
): {
  busy: boolean;
  take: () => Promise<void>;
} {
  const refetchActive = useRefetchActive();
  const toast = useToast();
  const [moveOrder] = useMoveOrderMutation();
  const [busy, setBusy] = useState(false);
  const take = async (): Promise<void> => {
    const step = nextStep(orderStatus);
    if (!step || 'form' in step) return open(id, step?.form);
    setBusy(true);
    try {
      const { data } = await moveOrder({ variables: { id, version, to: step.to, reason: null } });
      if (data) toast.success(data.moveOrder.message);
    } catch (error) {
      toast.failure(error);
    } finally {
      setBusy(false);
      // Also after a refusal: somebody else may have been quicker.
      refetchActive();
    }
  };
  return { busy, take };
}
