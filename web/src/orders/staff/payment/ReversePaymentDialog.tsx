import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog';
import { formatMoney } from '../../../ui/format/formatMoney';
import { amountReversed, type PaymentState } from './paymentRules';
import type { OrderChange } from '../useOrderChange';
import type { usePaymentSave } from './usePaymentSave';

interface ReversePaymentDialogProps {
  order: PaymentState;
  change: OrderChange;
  save: ReturnType<typeof usePaymentSave>;
}

export const ReversePaymentDialog = ({ order, change, save }: ReversePaymentDialogProps) => {
  if (!save.asked) return null;
  const sum = formatMoney(amountReversed(save.asked, order));
  return (
    <ConfirmDialog
      open
      destructive
      title="Reverse the payment?"
      question={`The payment of ${sum} will be reversed. The full amount is due again.`}
      confirmLabel={`Reverse ${sum}`}
      busyLabel="Saving..."
      busy={change.busy}
      onConfirm={() => void save.confirm()}
      onCancel={save.decline}
    />
  );
};
