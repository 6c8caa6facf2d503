import Button from '@mui/material/Button';
import { useState } from 'react';
import { object } from 'yup';
import { toRequestError } from '../graphql/errors';
import { useRescheduleOrderMutation, type OrderDetails_OrderFragment } from '../graphql/generated';
import { toWireDate } from '../ui/dates';
import { FormDialog } from '../ui/FormDialog';
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
      <FormDialog
        open={open}
        maxWidth="xs"
        title="Reschedule pickup"
        draft={`reschedule:${order.id}`}
        initialValues={{ pickupDate: order.pickupDate }}
        schema={schema}
        toastFailures
        submitLabel="Reschedule"
        cancelLabel="Back"
        onClose={() => setOpen(false)}
        onSubmit={submit}
      >
        <PickupDateField name="pickupDate" />
      </FormDialog>
    </>
  );
};
