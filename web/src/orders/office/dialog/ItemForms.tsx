import type {
  BillLinesForm_OrderFragment,
  RecordPickupForm_OrderFragment,
} from '../../../graphql/generated';
import { BillLinesForm } from '../bill/BillLinesForm';
import { RecordPickupForm } from '../pickup/RecordPickupForm';
import type { OrderChange } from '../useOrderChange';

interface ItemFormsProps {
  order: BillLinesForm_OrderFragment & RecordPickupForm_OrderFragment;
  form: 'items' | 'discount' | 'charge';
  change: OrderChange;
  onDone: () => void;
}

/** Forms that change a bill: items or bill lines. One chunk, loaded at the first use of the page. */
export const ItemForms = ({ form, ...props }: ItemFormsProps) =>
  form === 'items' ? (
    <RecordPickupForm {...props} />
  ) : (
    <BillLinesForm key={form} kind={form === 'discount' ? 'DISCOUNT' : 'SURCHARGE'} {...props} />
  );
