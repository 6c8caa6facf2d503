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
      title="Take back the payment?"
      question={`${sum} was paid. As unpaid, all of it is taken back and due again.`}
      confirmLabel={`Take back ${sum}`}
      busyLabel="Saving..."
      busy={change.busy}
      onConfirm={() => void save.confirm()}
      onCancel={save.decline}
    />
  );
};
