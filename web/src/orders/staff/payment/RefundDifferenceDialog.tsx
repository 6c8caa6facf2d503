import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { RefundInput } from '../../../graphql/schema.generated';
import { CloseButton } from '../../../ui/dialog/CloseButton';
import { Dialog } from '../../../ui/dialog/Dialog';
import { Form } from '../../../ui/form/Form';
import { formatMoney } from '../../../ui/format/formatMoney';
import { toRupees } from '../../../ui/format/rupees';
import { FailureNote } from '../../../ui/form/FailureNote';
import { RefundButton } from './RefundButton';
import { RefundFields } from './RefundFields';
import { emptyRefund, refundInput, refundSchema, type RefundBounds } from './refundRules';
import type { OrderChange } from '../useOrderChange';

interface RefundDifferenceDialogProps {
  /** The smallest refund is the amount paid above the new bill. */
  bounds: RefundBounds;
  /** True if the customer gets a mail about the refund. */
  mails: boolean;
  /** Part of the order that is saved with the refund. */
  saves: 'items' | 'bill';
  change: OrderChange;
  /** Saves the change and the refund in one request. True on success. */
  onRefund: (refund: RefundInput) => Promise<boolean>;
  onClose: () => void;
}

/** Asks how to refund the difference before it saves a smaller bill. */
export const RefundDifferenceDialog = (props: RefundDifferenceDialogProps) => {
  const { bounds, mails, saves, change, onRefund, onClose } = props;
  const sum = formatMoney(bounds.least);
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} busy={change.busy} maxWidth="sm" aria-labelledby={titleId}>
      <Form
        label="Refund the difference"
        initialValues={{ ...emptyRefund, amount: toRupees(bounds.least) }}
        schema={refundSchema(bounds)}
        onSubmit={async (values) => {
          const input = refundInput(values);
          return input ? onRefund(input) : false;
        }}
      >
        <DialogTitle id={titleId}>Refund the difference</DialogTitle>
        <DialogContent>
          <Typography sx={{ mb: 2, color: 'text.secondary' }}>
            {saves === 'items'
              ? `The customer has paid ${sum} more than these items cost.`
              : `The customer has paid ${sum} more than this bill.`}{' '}
            Saving this refunds the difference.
          </Typography>
          <RefundFields bounds={bounds} mails={mails} />
          <FailureNote failure={change.failure} />
        </DialogContent>
        <DialogActions>
          <CloseButton>Cancel</CloseButton>
          <RefundButton bounds={bounds} saves={saves} />
        </DialogActions>
      </Form>
    </Dialog>
  );
};
