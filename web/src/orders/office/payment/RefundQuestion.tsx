import Typography from '@mui/material/Typography';
import type { RefundInput, RefundQuestion_OrderFragment } from '../../../graphql/generated';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog';
import { formatMoney } from '../../../ui/format/formatMoney';
import { payMethodLabels } from './payMethods';
import { owedAgain } from './refundRules';

interface RefundQuestionProps {
  order: RefundQuestion_OrderFragment;
  refund: RefundInput;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a refund, because it cannot be undone here. */
export const RefundQuestion = ({ order, refund, ...rest }: RefundQuestionProps) => {
  const { amount, method } = refund;
  const sum = formatMoney(amount);
  const whom = order.user.name || 'the customer';
  const owed = owedAgain(amount, order);
  return (
    <ConfirmDialog
      open
      destructive
      title={`Refund ${sum}?`}
      question={`${sum} of order ${order.shortId} goes back to ${whom}. Method: ${payMethodLabels[method]}.`}
      confirmLabel={`Refund ${sum}`}
      busyLabel="Saving..."
      {...rest}
    >
      {owed > 0 && (
        <Typography sx={{ mt: 1.5 }}>
          The bill does not change, so the order owes {formatMoney(owed)} more. To reduce the bill
          and issue a credit note, add a discount instead. It also refunds the difference.
        </Typography>
      )}
    </ConfirmDialog>
  );
};
