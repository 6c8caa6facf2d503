import { useState } from 'react';
import { useIdempotencyKey } from '../../../ui/form/useIdempotencyKey';
import type { RefundInput } from '../../../graphql/schema.generated';
import { useUpdateOrderAdjustmentsMutation } from '../bill/BillAdjustmentsForm.generated';
import type { RefundForm_OrderFragment } from './RefundForm.generated';
import { useRefundPaymentMutation } from './useRefundSave.generated';
import type { Submission } from '../../../ui/form/useFormSubmit';
import { reducedAdjustments } from './billReduction';
import { refundInput, type Reduction, type RefundValues, type ReductionOf } from './refundRules';
import type { OrderChange } from '../useOrderChange';

/** A refund that waits for confirmation, with the version of its order. */
interface PendingRefund {
  refund: RefundInput;
  /** Set if the refund also reduces the bill. */
  reduction: Reduction | null;
  version: number | undefined;
}

interface RefundSave {
  draft: string;
  /** Asks for confirmation. Nothing is sent before the user confirms. */
  submit: (
    values: RefundValues,
    submission: Pick<Submission<RefundValues>, 'version'>,
  ) => Promise<false>;
  asked: Omit<PendingRefund, 'version'> | null;
  confirm: () => Promise<void>;
  decline: () => void;
}

/** Refunds once, even after repeated clicks or a lost response. */
export function useRefundSave(
  order: RefundForm_OrderFragment,
  change: OrderChange,
  { reductionOf, onDone }: { reductionOf: ReductionOf; onDone: () => void },
): RefundSave {
  const { id } = order;
  const [refundPayment] = useRefundPaymentMutation();
  const [updateOrderAdjustments] = useUpdateOrderAdjustmentsMutation();
  const [asked, setAsked] = useState<PendingRefund | null>(null);
  const draft = `refund:${id}`;
  const key = useIdempotencyKey(draft);

  const save = async ({ refund, reduction, version: began }: PendingRefund): Promise<void> => {
    const saved = await change.run(async (version) => {
      if (reduction) {
        const adjustments = reducedAdjustments(order, reduction, refund.reason);
        return (await updateOrderAdjustments({ variables: { id, version, adjustments, refund } }))
          .data?.updateOrderAdjustments;
      }
      const variables = { orderId: id, version, input: refund, key: key.current(refund) };
      return (await refundPayment({ variables })).data?.refundPayment;
    }, began);
    if (!saved) return;
    key.renew();
    onDone();
  };

  return {
    draft,
    submit: (values, { version }) => {
      const refund = refundInput(values);
      const reduction = values.after === 'REDUCED' ? reductionOf(values.amount) : null;
      if (refund) setAsked({ refund, reduction, version });
      return Promise.resolve(false);
    },
    asked,
    confirm: async () => {
      if (asked) await save(asked);
      setAsked(null);
    },
    decline: () => setAsked(null),
  };
}
