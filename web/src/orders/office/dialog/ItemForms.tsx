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

/** What changes a bill: its items, or what stands beside them. They come together, when somebody begins to use the page. */
export const ItemForms = ({ form, ...props }: ItemFormsProps) =>
  form === 'items' ? (
    <RecordPickupForm {...props} />
  ) : (
    <BillLinesForm key={form} kind={form === 'discount' ? 'DISCOUNT' : 'SURCHARGE'} {...props} />
  );
