import { useCallback, useState } from 'react';
import { usePermissions } from '../../../auth/permissions/usePermissions';
import {
  useUpdateBillLinesMutation,
  type BillLineKind,
  type BillLinesForm_OrderFragment,
  type RefundInput,
} from '../../../graphql/generated';
import { useDraftState } from '../../../ui/form/draft/useDraftState';
import { cannotRefund } from '../payment/refundRules';
import type { OrderChange } from '../useOrderChange';
import { billItems } from './billItems';
import { useDiscountHint } from './discountHint';
import { useRefusedRows } from './refusedRows';
import {
  areOthers,
  billLineInputs,
  billRefusal,
  billTotal,
  typedBillLines,
  withNewLine,
  type TypedBillLine,
} from './typedBillLines';

interface BillLinesFormOptions {
  order: BillLinesForm_OrderFragment;
  /** Kind of the first new line. */
  kind: BillLineKind;
  change: OrderChange;
  onDone: () => void;
}

/** The lines of a bill while they are edited, with one more of the kind that was asked for. */
export function useBillLinesForm({ order, kind, change, onDone }: BillLinesFormOptions) {
  const [saved] = useState(() => typedBillLines(order.billLines));
  const [began] = useState(() => ({ lines: withNewLine(saved, kind) }));
  const key = `bill:${order.id}`;
  const draft = useDraftState({ key, began, version: order.version, busy: change.busy });
  const [refusal, setRefusal] = useState<string | null>(null);
  /** Amount paid above the new bill; set until the user chooses a refund. */
  const [above, setAbove] = useState(0);
  const may = usePermissions();
  const [update] = useUpdateBillLinesMutation();
  const { lines } = draft.values;
  const bill = billItems(order.items, order.billTerms);
  const total = billTotal(bill, lines);
  const hint = useDiscountHint(bill.items);
  const refused = useRefusedRows(change.failure, lines);

  const { setValues } = draft;
  const edit = useCallback(
    (change: (lines: TypedBillLine[]) => TypedBillLine[]): void => {
      setValues((values) => ({ lines: change(values.lines) }));
      setRefusal(null);
    },
    [setValues],
  );
  const save = async (refund: RefundInput | null): Promise<boolean> => {
    refused.send({ items: [], beside: lines });
    const done = await change.run(async (version) => {
      const variables = { id: order.id, version, lines: billLineInputs(lines), refund };
      return (await update({ variables })).data?.updateBillLines;
    }, draft.version);
    if (done) {
      draft.drop();
      onDone();
    }
    return done;
  };
  const submit = async (): Promise<void> => {
    if (change.busy) return;
    const text = billRefusal(bill, lines);
    if (text) return setRefusal(text);
    if (!areOthers(lines, saved)) return onDone();
    if (total < order.paidAmount && !may('payments.refund')) setRefusal(cannotRefund);
    else if (total < order.paidAmount) setAbove(order.paidAmount - total);
    else await save(null);
  };
  return {
    lines,
    total,
    hint,
    edit,
    refusal,
    refused,
    above,
    restored: draft.restored,
    startOver: () => draft.startOver(),
    submit,
    refund: save,
    keepBill: () => setAbove(0),
  };
}
