import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { usePermissions } from '../../../session/permissions/usePermissions';
import { officeShortcuts } from '../../../session/permissions/officeShortcuts';
import type { PaymentSection_OrderFragment } from './PaymentSection.generated';
import { Shortcut } from '../../../ui/Shortcut';
import { useHotkey } from '../../../ui/useHotkey';
import { PaymentInformation } from './OrderInfo';
import { OrderPayments } from './OrderPayments';
import { PaymentForm } from '../payment/PaymentForm';
import { RefundForm } from '../payment/RefundForm';
import { hasItems } from '../../orderLabels';
import { ReceiptButtons } from '../../receipt/ReceiptButtons';
import { framed } from './Section';
import { allows, mayFillIn, type StepForm } from '../statusSteps';
import type { OrderChange } from '../useOrderChange';

const documentActions = ['80mm', 'A4'] as const;

interface PaymentSectionProps {
  order: PaymentSection_OrderFragment;
  form: StepForm | null;
  onForm: (form: StepForm | null) => void;
  change: OrderChange;
}

interface ButtonsProps extends Pick<PaymentSectionProps, 'onForm'> {
  payable: boolean;
  refundable: boolean;
}

const Buttons = ({ payable, refundable, onForm }: ButtonsProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
    {payable && (
      <Button
        size="small"
        variant="outlined"
        onClick={() => onForm('payment')}
        aria-keyshortcuts="p"
      >
        Edit payment
        <Box component="span" sx={{ ml: 1, display: 'inline-flex' }}>
          <Shortcut keys="P" />
        </Box>
      </Button>
    )}
    {refundable && (
      <Button size="small" color="inherit" onClick={() => onForm('refund')} aria-keyshortcuts="r">
        Refund
        <Box component="span" sx={{ ml: 1, display: 'inline-flex' }}>
          <Shortcut keys="R" />
        </Box>
      </Button>
    )}
  </Box>
);

export const PaymentSection = ({ order, form, onForm, change }: PaymentSectionProps) => {
  const may = usePermissions();
  const payable = allows(order, 'RECORD_PAYMENT') && mayFillIn('payment', may);
  const refundable = order.refundable > 0 && may('payments.refund');
  useHotkey(officeShortcuts.payment, () => onForm('payment'), {
    enabled: payable && form === null,
  });
  useHotkey(officeShortcuts.refund, () => onForm('refund'), {
    enabled: refundable && form === null,
  });
  // An order without items can have payments, for example after its pickup was undone or after a
  // cancellation.
  if (!hasItems(order) && order.payments.length === 0 && order.refundable === 0) return null;
  const close = (): void => onForm(null);
  const open = form === 'payment' || form === 'refund';
  return (
    <Stack spacing={1.5} sx={framed}>
      <PaymentInformation order={order} />
      {order.payments.length > 0 && <OrderPayments order={order} />}
      {form === 'payment' && <PaymentForm order={order} change={change} onDone={close} />}
      {form === 'refund' && <RefundForm order={order} change={change} onDone={close} />}
      {!open && (payable || refundable) && (
        <Buttons payable={payable} refundable={refundable} onForm={onForm} />
      )}
      {hasItems(order) && (
        <ReceiptButtons
          order={order}
          papers={documentActions}
          mails={may('payments.take') && order.user.hasEmail}
        />
      )}
    </Stack>
  );
};
