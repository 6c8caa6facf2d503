import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { object, string } from 'yup';
import { toRequestError } from '../graphql/errors';
import { useCancelOrderMutation, type OrderDetails_OrderFragment } from '../graphql/generated';
import { FormDialog } from '../ui/FormDialog';
import { TextField } from '../ui/TextField';
import { useToast } from '../ui/useToast';
import { canStillChange } from './orderWords';

interface CancelOrderButtonProps {
  order: OrderDetails_OrderFragment;
  onConflict: () => void;
}

const schema = object({ reason: string().default('') });
const noReason = 'Cancelled by the customer';

export const CancelOrderButton = ({ order, onConflict }: CancelOrderButtonProps) => {
  const [open, setOpen] = useState(false);
  const [cancel] = useCancelOrderMutation();
  const toast = useToast();

  const submit = async ({ reason }: { reason: string }): Promise<void> => {
    const { id, version } = order;
    try {
      const { data } = await cancel({
        variables: { id, version, reason: reason.trim() || noReason },
      });
      toast.success(data?.cancelOrder.message || 'Order cancelled');
      setOpen(false);
    } catch (error) {
      if (toRequestError(error).code === 'CONFLICT') {
        setOpen(false);
        onConflict();
      }
      throw error;
    }
  };

  return (
    <>
      {canStillChange(order) && (
        <Button color="error" onClick={() => setOpen(true)}>
          Cancel order
        </Button>
      )}
      <FormDialog
        open={open}
        role="alertdialog"
        maxWidth="xs"
        title="Cancel order"
        draft={`cancel:${order.id}`}
        initialValues={{ reason: '' }}
        schema={schema}
        toastFailures
        destructive
        submitLabel="Cancel order"
        cancelLabel="Keep it"
        busyText="Cancelling..."
        onClose={() => setOpen(false)}
        onSubmit={submit}
      >
        <Typography>Are you sure you want to cancel this order?</Typography>
        <TextField name="reason" label="Reason (optional)" />
      </FormDialog>
    </>
  );
};
