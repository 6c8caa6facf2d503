import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { toRequestError } from '../graphql/errors';
import { useCancelOrderMutation, type OrderDetails_OrderFragment } from '../graphql/generated';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { useToast } from '../ui/useToast';
import { canStillChange } from './orderWords';

interface CancelOrderButtonProps {
  order: OrderDetails_OrderFragment;
  onConflict: () => void;
}

const noReason = 'Cancelled by the customer';

export const CancelOrderButton = ({ order, onConflict }: CancelOrderButtonProps) => {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [cancel, { loading }] = useCancelOrderMutation();
  const toast = useToast();

  const confirm = async (): Promise<void> => {
    const { id, version } = order;
    try {
      const { data } = await cancel({
        variables: { id, version, reason: reason.trim() || noReason },
      });
      toast.success(data?.cancelOrder.message || 'Order cancelled');
      setOpen(false);
    } catch (error) {
      toast.failure(error);
      if (toRequestError(error).code !== 'CONFLICT') return;
      setOpen(false);
      onConflict();
    }
  };

  return (
    <>
      {canStillChange(order) && (
        <Button color="error" onClick={() => setOpen(true)}>
          Cancel order
        </Button>
      )}
      <ConfirmDialog
        open={open}
        title="Cancel order"
        question={
          <>
            <Typography component="span" sx={{ display: 'block', mb: 2 }}>
              Are you sure you want to cancel this order?
            </Typography>
            <TextField
              id="cancel-reason"
              label="Reason (optional)"
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </>
        }
        cancelLabel="Keep it"
        confirmLabel="Cancel order"
        busyLabel="Cancelling..."
        busy={loading}
        destructive
        onConfirm={() => void confirm()}
        onCancel={() => setOpen(false)}
      />
    </>
  );
};
