import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { AdjustmentKind } from '../../../graphql/schema.generated';
import type { BillAdjustmentsForm_OrderFragment } from './BillAdjustmentsForm.generated';
import { FormLayer } from '../../../ui/dialog/Dialog';
import { DraftRestoredNotice } from '../../../ui/form/draft/DraftRestoredNotice';
import { Money } from '../../../ui/format/Money';
import { RefundDifferenceDialog } from '../payment/RefundDifferenceDialog';
import type { OrderChange } from '../useOrderChange';
import { BillFooter } from './BillFooter';
import { AdjustmentsEditor } from './AdjustmentsEditor';
import { useBillAdjustmentsForm } from './useBillAdjustmentsForm';

interface BillAdjustmentsFormProps {
  order: BillAdjustmentsForm_OrderFragment;
  kind: AdjustmentKind;
  change: OrderChange;
  onDone: () => void;
}

const Fields = ({ order, kind, change, onDone }: BillAdjustmentsFormProps) => {
  const form = useBillAdjustmentsForm({ order, kind, change, onDone });
  return (
    <>
      <Stack
        component="form"
        aria-label="Discounts and charges"
        spacing={1.5}
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        {form.restored && <DraftRestoredNotice onStartOver={form.startOver} />}
        <AdjustmentsEditor
          adjustments={form.adjustments}
          hint={form.hint}
          refused={form.refused.adjustments}
          allRefused={form.refused.allAdjustments}
          onEdit={form.edit}
        />
        <BillFooter
          refusal={form.refusal}
          failure={form.refused.rest}
          busy={change.busy}
          save="Save bill"
        >
          <Typography aria-live="polite" sx={{ ml: 'auto', fontWeight: 700 }}>
            Total <Money paise={form.total} />
          </Typography>
        </BillFooter>
      </Stack>
      {form.refundDue > 0 && (
        <RefundDifferenceDialog
          bounds={{ least: form.refundDue, most: order.refundable }}
          mails={order.user.hasEmail}
          saves="bill"
          change={change}
          onRefund={form.refund}
          onClose={form.closeRefund}
        />
      )}
    </>
  );
};

/** Edits discounts and charges, also after the items can no longer change. */
export const BillAdjustmentsForm = (props: BillAdjustmentsFormProps) => (
  <FormLayer onClose={props.onDone}>
    <Fields {...props} />
  </FormLayer>
);
