import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog';
import { formatMoney } from '../../../ui/format/formatMoney';
import { takenBack, type PaymentState } from './paymentRules';
import type { OrderChange } from '../useOrderChange';
import type { usePaymentSave } from './usePaymentSave';

interface TakeBackDialogProps {
  order: PaymentState;
  change: OrderChange;
  save: ReturnType<typeof usePaymentSave>;
}

/** Asks before payments are reversed. */
export const TakeBackDialog = ({ order, change, save }: TakeBackDialogProps) => {
  if (!save.asked) return null;
  const sum = formatMoney(takenBack(save.asked, order));
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
