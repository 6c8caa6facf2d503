import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useMoveOrderMutation, type StepButton_OrderFragment } from '../../../graphql/generated';
import { useToast } from '../../../ui/feedback/useToast';
import { useUrlParams } from '../../../ui/useUrlParams';
import { nextStep } from '../steps';

/** Takes the next step of an order from its row: at once, or in the form that the step needs. */
export function useStep({ id, version, orderStatus }: StepButton_OrderFragment): {
  busy: boolean;
  take: () => Promise<void>;
} {
  const client = useApolloClient();
  const toast = useToast();
  const { openDialog } = useUrlParams();
  const [moveOrder] = useMoveOrderMutation();
  const [busy, setBusy] = useState(false);
  const take = async (): Promise<void> => {
    const step = nextStep(orderStatus);
    if (!step || 'form' in step) {
      openDialog({ order: id, do: step?.form ?? null });
      return;
    }
    setBusy(true);
    try {
      const { data } = await moveOrder({ variables: { id, version, to: step.to, reason: null } });
      if (data) toast.success(data.moveOrder.message);
    } catch (error) {
      toast.failure(error);
    } finally {
      setBusy(false);
      // Also after a refusal: somebody else may have been quicker.
      void client.refetchQueries({ include: 'active' });
    }
  };
  return { busy, take };
}
