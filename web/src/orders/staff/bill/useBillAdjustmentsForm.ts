import { useCallback, useState } from 'react';
import { usePermissions } from '../../../session/permissions/usePermissions';
import type { AdjustmentKind, RefundInput } from '../../../graphql/schema.generated';
import {
  useUpdateOrderAdjustmentsMutation,
  type BillAdjustmentsForm_OrderFragment,
} from './BillAdjustmentsForm.generated';
import { useDraftState } from '../../../ui/form/draft/useDraftState';
import { cannotRefund } from '../payment/refundRules';
import type { OrderChange } from '../useOrderChange';
import { billItems } from './billItems';
import { useDiscountHint } from './discountHint';
import { useRefusedRows } from './refusedRows';
import {
  areOthers,
  adjustmentInputs,
  billRefusal,
  billTotal,
  typedAdjustments,
  withNewLine,
  type TypedAdjustment,
} from './typedAdjustments';

interface BillAdjustmentsFormOptions {
  order: BillAdjustmentsForm_OrderFragment;
  kind: AdjustmentKind;
  change: OrderChange;
  onDone: () => void;
}

/** Form state of the adjustments of a bill. Begins with a new line of the requested kind. */
export function useBillAdjustmentsForm({
  order,
  kind,
  change,
  onDone,
}: BillAdjustmentsFormOptions) {
  const [saved] = useState(() => typedAdjustments(order.adjustments));
  const [began] = useState(() => ({ adjustments: withNewLine(saved, kind) }));
  const key = `bill:${order.id}`;
  const draft = useDraftState({ key, began, version: order.version, busy: change.busy });
  const [refusal, setRefusal] = useState<string | null>(null);
  /**
   * Paise paid refundDue the new total, computed from the typed adjustments. Above 0 the refund step is
   * open.
   */
  const [refundDue, setRefundDue] = useState(0);
  const may = usePermissions();
  const [update] = useUpdateOrderAdjustmentsMutation();
  const { adjustments } = draft.values;
  const bill = billItems(order.items, order.billTerms);
  const total = billTotal(bill, adjustments);
  const hint = useDiscountHint(bill.items);
  const refused = useRefusedRows(change.failure, adjustments);

  const { setValues } = draft;
  const edit = useCallback(
    (change: (adjustments: TypedAdjustment[]) => TypedAdjustment[]): void => {
      setValues((values) => ({ adjustments: change(values.adjustments) }));
      setRefusal(null);
    },
    [setValues],
  );
  const save = async (refund: RefundInput | null): Promise<boolean> => {
    refused.send({ items: [], adjustments });
    const done = await change.run(async (version) => {
      const variables = {
        id: order.id,
        version,
        adjustments: adjustmentInputs(adjustments),
        refund,
      };
      return (await update({ variables })).data?.updateOrderAdjustments;
    }, draft.version);
    if (done) {
      draft.drop();
      onDone();
    }
    return done;
  };
  const submit = async (): Promise<void> => {
    if (change.busy) return;
    const text = billRefusal(bill, adjustments);
    if (text) return setRefusal(text);
    if (!areOthers(adjustments, saved)) return onDone();
    if (total < order.paidAmount && !may('payments.refund')) setRefusal(cannotRefund);
    else if (total < order.paidAmount) setRefundDue(order.paidAmount - total);
    else await save(null);
  };
  return {
    adjustments,
    total,
    hint,
    edit,
    refusal,
    refused,
    refundDue,
    restored: draft.restored,
    startOver: () => draft.startOver(),
    submit,
    refund: save,
    closeRefund: () => setRefundDue(0),
  };
}
