import { useCallback, useState } from 'react';
import {
  useRecordPickupMutation,
  useUpdateOrderItemsMutation,
  type PickupItemInput,
  type RefundInput,
  type UsePickupForm_OrderFragment,
} from '../../../graphql/generated';
import { useDraftState } from '../../../ui/form/draft/useDraftState';
import {
  emptyEntry,
  linesRefusal,
  takeEntry,
  type EntryErrors,
  type PickupEntryValues,
} from './typedLine';
import { linesOf, linesTotal, pickupItems, type ClothOffer, type PickupLine } from './pickupLines';
import type { OrderChange } from '../useOrderChange';

interface PickupFormOptions {
  order: UsePickupForm_OrderFragment;
  change: OrderChange;
  offers: ClothOffer[];
  onDone: () => void;
}

/** Records the pickup of a waiting order, or puts the items of a picked one right. */
function useItemsSave({ order, change }: PickupFormOptions, began: number | undefined) {
  const [record] = useRecordPickupMutation();
  const [correct] = useUpdateOrderItemsMutation();
  return (items: PickupItemInput[], refund: RefundInput | null = null): Promise<boolean> =>
    change.run(async (version) => {
      const variables = { id: order.id, version, items };
      if (order.orderStatus === 'WAITING_FOR_PICKUP') {
        return (await record({ variables })).data?.recordPickup;
      }
      return (await correct({ variables: { ...variables, refund } })).data?.updateOrderItems;
    }, began);
}

/** What is paid above the bill that these lines make; it has to go back with saving them. */
const paidAbove = ({ orderStatus, paidAmount }: UsePickupForm_OrderFragment, bill: number) =>
  orderStatus === 'WAITING_FOR_PICKUP' ? 0 : Math.max(0, paidAmount - bill);

/** Items that wait for the answer how the difference goes back. */
interface SmallerBill {
  items: PickupItemInput[];
  /** Paise. */
  above: number;
}

interface PickupFormState {
  /** Set while the bill is smaller than what is paid and nobody has said how that goes back. */
  smaller: SmallerBill | null;
  /** Saves those items with the refund. */
  refund: (refund: RefundInput) => Promise<boolean>;
  keepBill: () => void;
  lines: PickupLine[];
  entry: PickupEntryValues;
  errors: EntryErrors;
  /** Why the lines were not sent. */
  refusal: string | null;
  restored: boolean;
  startOver: () => void;
  /** The same function in every render, for rows that stand still while one of them is typed into. */
  editLines: (edit: (lines: PickupLine[]) => PickupLine[]) => void;
  setEntry: (entry: PickupEntryValues) => void;
  /** False when the typed line was refused. */
  add: () => boolean;
  /** Takes what stands in the form, all of it, or says what is wrong; counts up as it is asked. */
  submit: () => Promise<void>;
  /** How often something was refused: each time the first wrong box is shown. */
  refusals: number;
}

export function usePickupForm(options: PickupFormOptions): PickupFormState {
  const { order, change, offers, onDone } = options;
  const [began] = useState(() => ({ lines: linesOf(order.items), entry: emptyEntry }));
  const key = `pickup:${order.id}`;
  const draft = useDraftState({ key, began, version: order.version, busy: change.busy });
  const [errors, setErrors] = useState<EntryErrors>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [refusals, setRefusals] = useState(0);
  const [smaller, setSmaller] = useState<SmallerBill | null>(null);
  const save = useItemsSave(options, draft.version);
  const { lines, entry } = draft.values;

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
  const refuse = (wrong: EntryErrors, text: string | null): null => {
    setErrors(wrong);
    setRefusal(text);
    setRefusals((count) => count + 1);
    return null;
  };
  const take = (): PickupLine[] | null => {
    const taken = takeEntry(lines, entry, offers);
    if ('errors' in taken) return refuse(taken.errors, null);
    edit(() => ({ lines: taken.lines, entry: emptyEntry }));
    return taken.lines;
  };
  const submit = async (): Promise<void> => {
    if (change.busy) return;
    const taken = take();
    if (!taken) return;
    const text = linesRefusal(taken);
    const items = pickupItems(taken);
    if (text || !items) return void refuse({}, text);
    const above = paidAbove(order, linesTotal(taken).paise);
    if (above > 0) setSmaller({ items, above });
    else if (await save(items)) finish();
  };
  const finish = (): void => {
    draft.drop();
    onDone();
  };
  const refund = async (input: RefundInput): Promise<boolean> => {
    const saved = smaller !== null && (await save(smaller.items, input));
    if (saved) finish();
    return saved;
  };

  return {
    smaller,
    refund,
    keepBill: () => setSmaller(null),
    lines,
    entry,
    errors,
    refusal,
    refusals,
    restored: draft.restored,
    startOver: () => draft.startOver(),
    editLines,
    setEntry: (next) => edit((values) => ({ ...values, entry: next })),
    add: () => take() !== null,
    submit,
  };
}
