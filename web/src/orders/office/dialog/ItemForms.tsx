import type {
  BillAdjustmentsForm_OrderFragment,
  RecordPickupForm_OrderFragment,
} from '../../../graphql/generated';
import { BillAdjustmentsForm } from '../bill/BillAdjustmentsForm';
import { RecordPickupForm } from '../pickup/RecordPickupForm';
import type { OrderChange } from '../useOrderChange';

interface ItemFormsProps {
  order: BillAdjustmentsForm_OrderFragment & RecordPickupForm_OrderFragment;
  form: 'items' | 'discount' | 'charge';
  change: OrderChange;
  onDone: () => void;
}

/** Forms that change a bill: items or adjustments. One chunk, loaded at the first use of the page. */
export const ItemForms = ({ form, ...props }: ItemFormsProps) =>
  form === 'items' ? (
    <RecordPickupForm {...props} />
  ) : (
    <BillAdjustmentsForm
      key={form}
      kind={form === 'discount' ? 'DISCOUNT' : 'SURCHARGE'}
      {...props}
    />
  );
