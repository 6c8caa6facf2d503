import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { object } from 'yup';
import { toRequestError } from '../graphql/errors';
import { useRescheduleOrderMutation, type OrderDetails_OrderFragment } from '../graphql/generated';
import { toWireDate } from '../ui/dates';
import { Form } from '../ui/Form';
import { SubmitButton } from '../ui/SubmitButton';
import { useToast } from '../ui/useToast';
import { pickupDateRule } from './bookPickup.schema';
import { canStillChange } from './orderWords';
import { PickupDateField } from './PickupDateField';

interface RescheduleButtonProps {
  order: OrderDetails_OrderFragment;
  onConflict: () => void;
}

const schema = object({ pickupDate: pickupDateRule });

export const RescheduleButton = ({ order, onConflict }: RescheduleButtonProps) => {
  const [open, setOpen] = useState(false);
  const [reschedule] = useRescheduleOrderMutation();
  const toast = useToast();
  const titleId = useId();

  const submit = async ({ pickupDate }: { pickupDate: string }): Promise<void> => {
    const { id, version } = order;
    try {
      const { data } = await reschedule({
        variables: { id, version, pickupDate: toWireDate(pickupDate) },
      });
      toast.success(data?.rescheduleOrder.message || 'Pickup rescheduled');
      setOpen(false);
    } catch (error) {
      if (toRequestError(error).code === 'CONFLICT') onConflict();
      throw error;
    }
  };

  return (
    <>
      {canStillChange(order) && <Button onClick={() => setOpen(true)}>Reschedule</Button>}
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        maxWidth="xs"
        fullWidth
        aria-labelledby={titleId}
      >
        <DialogTitle id={titleId}>Reschedule pickup</DialogTitle>
        <Form
          label="Reschedule pickup"
          initialValues={{ pickupDate: order.pickupDate }}
          schema={schema}
          onSubmit={submit}
        >
          <DialogContent sx={{ overflow: 'visible' }}>
            <PickupDateField name="pickupDate" />
          </DialogContent>
          <DialogActions>
            <Button color="inherit" onClick={() => setOpen(false)}>
              Back
            </Button>
            <SubmitButton>Reschedule</SubmitButton>
          </DialogActions>
        </Form>
      </Dialog>
    </>
  );
};
