import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useContext } from 'react';
import type { PaymentForm_OrderFragment } from './PaymentForm.generated';
import { CloseButton } from '../../../ui/dialog/CloseButton';
import { FormLayer } from '../../../ui/dialog/Dialog';
import { Form } from '../../../ui/form/Form';
import { formatMoney } from '../../../ui/format/formatMoney';
import { RupeeField } from '../../../ui/form/RupeeField';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { TextField } from '../../../ui/form/TextField';
import { toPaise } from '../../../ui/format/rupees';
import { FailureNote } from '../../../ui/form/FailureNote';
import { PaymentStatusField } from './PaymentStatusField';
import { ReversePaymentDialog } from './ReversePaymentDialog';
import { PayMethodField } from './PayMethodField';
import { paymentSchema } from './payment.schema';
import {
  bringsMoney,
  emptyPayment,
  isUnchanged,
  type PaymentState,
  type PaymentValues,
  withWaiting,
} from './paymentRules';
import { OfflineQueueContext } from '../offlineQueueContext';
import type { OrderChange } from '../useOrderChange';
import { usePaymentSave } from './usePaymentSave';

interface PaymentFormProps {
  order: PaymentForm_OrderFragment;
  change: OrderChange;
  onDone: () => void;
}

/** Text about the payment status after saving. */
function outcome(values: PaymentValues, order: PaymentState): string {
  const { totalPrice, paidAmount, due } = order;
  if (!values.status || isUnchanged(values, order))
    return due > 0 ? 'Choose Paid or Partial for the payment received.' : 'Nothing changes.';
  if (values.status === 'PAID') return `${formatMoney(due)} will be recorded. Nothing remains due.`;
  if (values.status === 'UNPAID') {
    return `Payment of ${formatMoney(paidAmount)} will be reversed. The full amount is due.`;
  }
  const paid = paidAmount + (toPaise(values.amount) ?? 0);
  return `Total paid: ${formatMoney(paid)} of ${formatMoney(totalPrice)}.`;
}

const Fields = ({ order }: { order: PaymentState }) => {
  const { values } = useFormikContext<PaymentValues>();
  const comesIn = bringsMoney(values, order);
  return (
    <>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: '1fr 1fr' }}>
        <PaymentStatusField
          name="status"
          label="Payment status"
          current={order.paymentStatus}
          autoFocus
        />
        {values.status === 'PARTIAL' && (
          <RupeeField
            name="amount"
            size="small"
            label="Received now"
            max={order.totalPrice / 100}
            autoFocus
          />
        )}
        {comesIn && (
          <>
            <PayMethodField label="Method" required />
            <TextField name="reference" size="small" label="Reference" />
          </>
        )}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', my: 1.25 }} aria-live="polite">
        {outcome(values, order)}
      </Typography>
    </>
  );
};

export const PaymentForm = ({ order: stored, change, onDone }: PaymentFormProps) => {
  const waits = useContext(OfflineQueueContext)?.queuedPayments(stored.id) ?? 0;
  const order = withWaiting(stored, waits);
  const save = usePaymentSave(order, change, onDone);
  return (
    <FormLayer onClose={onDone}>
      <Form
        label="Payment"
        draft={`payment:${order.id}`}
        version={order.version}
        initialValues={emptyPayment}
        schema={paymentSchema(order)}
        onSubmit={save.submit}
      >
        <Fields order={order} />
        <FailureNote failure={change.failure} />
        <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
          <SubmitButton size="small" busyText="Saving...">
            Save
          </SubmitButton>
          <CloseButton size="small">Cancel</CloseButton>
        </Box>
        <ReversePaymentDialog order={order} change={change} save={save} />
      </Form>
    </FormLayer>
  );
};
