import Typography from '@mui/material/Typography';
import type { RefundInput } from '../../../graphql/schema.generated';
import type { RefundQuestion_OrderFragment } from './RefundQuestion.generated';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog';
import { formatMoney } from '../../../ui/format/formatMoney';
import { payMethodLabels } from './payMethods';
import { owedAgain, type Reduction } from './refundRules';

interface RefundQuestionProps {
  order: RefundQuestion_OrderFragment;
  refund: RefundInput;
  reduction: Reduction | null;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a refund, because it cannot be undone here. */
export const RefundQuestion = ({ order, refund, reduction, ...rest }: RefundQuestionProps) => {
  const { amount, method } = refund;
  const sum = formatMoney(amount);
  const whom = order.user.name || 'the customer';
  const owed = reduction ? 0 : owedAgain(amount, order);
  return (
    <ConfirmDialog
      open
      destructive
      title={`Refund ${sum}?`}
      question={`${sum} of order #${order.shortId} will be refunded to ${whom}. Method: ${payMethodLabels[method]}.`}
      confirmLabel={`Refund ${sum}`}
      busyLabel="Saving..."
      {...rest}
    >
      {owed > 0 && (
        <Typography sx={{ mt: 1.5 }}>
          The bill does not change, so the customer owes {formatMoney(owed)} more.
        </Typography>
      )}
      {reduction && (
        <Typography sx={{ mt: 1.5 }}>
          The bill is reduced by {formatMoney(reduction.owed)}, so nothing is due. An issued invoice
          gets a credit note.
        </Typography>
      )}
    </ConfirmDialog>
  );
};
