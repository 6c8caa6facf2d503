import { useCallback, useState } from 'react';
import { usePermissions } from '../../../session/permissions/usePermissions';
import type { RefundInput } from '../../../graphql/schema.generated';
import type { UsePickupForm_OrderFragment } from './usePickupForm.generated';
import { useDraftState } from '../../../ui/form/draft/useDraftState';
import {
  emptyEntry,
  linesRefusal,
  takeEntry,
  type EntryErrors,
  type PickupEntryValues,
} from './typedLine';
import {
  areOthers,
  adjustmentInputs,
  billRefusal,
  billTotal,
  expressAdjustments,
  typedAdjustments,
  type TypedAdjustment,
} from '../bill/typedAdjustments';
import { useRefusedRows } from '../bill/refusedRows';
import { billItemsOf, linesOf, pickupItems, type ClothOffer, type PickupLine } from './pickupLines';
import { countRefusal, needsCount } from './pickupCount';
import { useItemsSave, type TypedBill } from './useItemsSave';
import { cannotRefund } from '../payment/refundRules';
import type { OrderChange } from '../useOrderChange';

interface PickupFormOptions {
  order: UsePickupForm_OrderFragment;
  change: OrderChange;
  offers: ClothOffer[];
  onDone: () => void;
}

/** Paise paid above the bill of these lines, which saving them refunds. 0 before the pickup. */
const paidAbove = ({ orderStatus, paidAmount }: UsePickupForm_OrderFragment, bill: number) =>
  orderStatus === 'WAITING_FOR_PICKUP' ? 0 : Math.max(0, paidAmount - bill);

/** A smaller bill that waits for the user to choose a refund. */
interface SmallerBill {
  bill: TypedBill;
  /** Amount paid above the smaller bill, in paise. */
  refundDue: number;
}

interface PickupFormState {
  /** Set while a smaller bill needs a refund and the user has not chosen it. */
  smaller: SmallerBill | null;
  /** Saves the items with the refund. */
  refund: (refund: RefundInput) => Promise<boolean>;
  closeRefund: () => void;
  lines: PickupLine[];
  adjustments: TypedAdjustment[];
  /** The express surcharge, which the server adds. */
  express: TypedAdjustment[];
  entry: PickupEntryValues;
  /** The count at pickup as typed. Undefined if it is not required. */
  pieces: string | undefined;
  errors: EntryErrors;
  /** The reason why the lines were not sent. */
  refusal: string | null;
  /** Server errors by row. */
  refused: ReturnType<typeof useRefusedRows<PickupLine>>;
  restored: boolean;
  startOver: () => void;
  /** Must be the same function in every render, so that unchanged rows do not render again. */
  editLines: (edit: (lines: PickupLine[]) => PickupLine[]) => void;
  editAdjustments: (edit: (adjustments: TypedAdjustment[]) => TypedAdjustment[]) => void;
  setEntry: (entry: PickupEntryValues) => void;
  setPieces: (pieces: string) => void;
  /** False if the typed line has an error. */
  add: () => boolean;
  /** Submits all lines or shows the error. Increases `refusals` on an error. */
  submit: () => Promise<void>;
  /** Number of errors so far. Each new error scrolls to its field. */
  refusals: number;
}

export function usePickupForm(options: PickupFormOptions): PickupFormState {
  const { order, change, offers, onDone } = options;
  const [began] = useState(() => ({
    lines: linesOf(order.items),
    adjustments: typedAdjustments(order.adjustments),
    entry: emptyEntry,
    pieces: '',
  }));
  const key = `pickup:${order.id}`;
  const draft = useDraftState({ key, began, version: order.version, busy: change.busy });
  const [errors, setErrors] = useState<EntryErrors>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [refusals, setRefusals] = useState(0);
  const may = usePermissions();
  const [smaller, setSmaller] = useState<SmallerBill | null>(null);
  const save = useItemsSave(options, draft.version);
  const { lines, adjustments, entry } = draft.values;
  const pieces = needsCount(order) ? draft.values.pieces : undefined;
  const express = expressAdjustments(order);
  const refused = useRefusedRows<PickupLine>(change.failure, adjustments);

  const { setValues } = draft;
  const edit = useCallback(
    (change: (values: typeof began) => typeof began): void => {
      setValues(change);
      setErrors({});
      setRefusal(null);
    },
    [setValues],
  );
  const editLines = useCallback<PickupFormState['editLines']>(
    (change) => edit((values) => ({ ...values, lines: change(values.lines) })),
    [edit],
  );
  const editAdjustments = useCallback<PickupFormState['editAdjustments']>(
    (change) => edit((values) => ({ ...values, adjustments: change(values.adjustments) })),
    [edit],
  );
  const refuse = (wrong: EntryErrors, text: string | null): null => {
    setErrors(wrong);
    setRefusal(text);
    setRefusals((count) => count + 1);
    return null;
  };
  const take = (): PickupLine[] | null => {
    const taken = takeEntry(lines, entry, offers);
    if ('errors' in taken) return refuse(taken.errors, null);
    edit((values) => ({ ...values, lines: taken.lines, entry: emptyEntry }));
    return taken.lines;
  };
  const submit = async (): Promise<void> => {
    if (change.busy) return;
    const taken = take();
    if (!taken) return;
    const bill = billItemsOf(taken, order.billTerms);
    const text = linesRefusal(taken) ?? billRefusal(bill, [...express, ...adjustments]);
    const items = pickupItems(taken, { fixedPrices: !may('orders.price') });
    const miscount = pieces === undefined ? undefined : countRefusal(pieces, taken);
    if (text || !items || miscount) return void refuse({ pieces: miscount }, text);
    // Unchanged lines are not sent, so that concurrent changes of them stay.
    const changed = areOthers(adjustments, draft.began.adjustments)
      ? adjustmentInputs(adjustments)
      : null;
    refused.send({ items: taken, adjustments });
    const refundDue = paidAbove(order, billTotal(bill, [...express, ...adjustments]));
    if (refundDue > 0 && !may('payments.refund')) refuse({}, cannotRefund);
    else if (refundDue > 0) setSmaller({ bill: { items, adjustments: changed }, refundDue });
    else if (
      await save({ items, adjustments: changed }, { pieces: pieces ? Number(pieces) : null })
    )
      finish();
  };
  const finish = (): void => {
    draft.drop();
    onDone();
  };
  const refund = async (input: RefundInput): Promise<boolean> => {
    const saved = smaller !== null && (await save(smaller.bill, { refund: input }));
    if (saved) finish();
    return saved;
  };

  return {
    smaller,
    refund,
    closeRefund: () => setSmaller(null),
    lines,
    adjustments,
    express,
    entry,
    pieces,
    errors,
    refusal,
    refused,
    refusals,
    restored: draft.restored,
    startOver: () => draft.startOver(),
    editLines,
    editAdjustments,
    setEntry: (next) => edit((values) => ({ ...values, entry: next })),
    setPieces: (next) => edit((values) => ({ ...values, pieces: next })),
    add: () => take() !== null,
    submit,
  };
}
