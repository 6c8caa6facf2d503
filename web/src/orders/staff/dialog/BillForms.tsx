import type { BillAdjustmentsForm_OrderFragment } from '../bill/BillAdjustmentsForm.generated';
import type { RecordPickupForm_OrderFragment } from '../pickup/RecordPickupForm.generated';
import { BillAdjustmentsForm } from '../bill/BillAdjustmentsForm';
import { RecordPickupForm } from '../pickup/RecordPickupForm';
import type { OrderChange } from '../useOrderChange';

interface BillFormsProps {
  order: BillAdjustmentsForm_OrderFragment & RecordPickupForm_OrderFragment;
  form: 'items' | 'discount' | 'charge';
  change: OrderChange;
  onDone: () => void;
}

/**
 * Forms that change the items or adjustments of a bill. One chunk, loaded when a form opens for the
 * first time.
 */
export const BillForms = ({ form, ...props }: BillFormsProps) =>
  form === 'items' ? (
    <RecordPickupForm {...props} />
  ) : (
    <BillAdjustmentsForm
      key={form}
      kind={form === 'discount' ? 'DISCOUNT' : 'SURCHARGE'}
      {...props}
    />
  );
