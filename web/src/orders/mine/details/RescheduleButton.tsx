import Button from '@mui/material/Button';
import { useState } from 'react';
import { object, string } from 'yup';
import {
  useRescheduleOrderMutation,
  type RescheduleButton_OrderFragment,
  type OrderStatus,
} from '../../../graphql/generated';
import { toWireDate } from '../../../ui/format/dates';
import { FormDialog } from '../../../ui/form/FormDialog';
import type { Submission } from '../../../ui/form/useFormSubmit';
import { useToast } from '../../../ui/feedback/useToast';
import { pickupDateRule } from '../../pickupDay.schema';
import { canStillChange } from '../../orderWords';
import { PickupDateField } from '../../PickupDateField';
import { endedText, useSharedOrder, waitingOrder, type WaitingOrder } from './waitingOrder';

const schema = object({
  pickupDate: pickupDateRule,
  time: string().default(''),
  orderStatus: string<OrderStatus>().required(),
});

export const RescheduleButton = ({ order }: { order: RescheduleButton_OrderFragment }) => {
  const [open, setOpen] = useState(false);
  const [reschedule] = useRescheduleOrderMutation();
  const toast = useToast();
  const shared = useSharedOrder(order, waitingOrder);

  const submit = async (
    { pickupDate }: WaitingOrder,
    { version = order.version }: Submission<WaitingOrder>,
  ): Promise<void> => {
    const variables = { id: order.id, version, pickupDate: toWireDate(pickupDate) };
    const { data } = await reschedule({ variables });
    toast.success(data?.rescheduleOrder.message || 'Pickup rescheduled');
    setOpen(false);
  };

  return (
    <>
      {canStillChange(order) && <Button onClick={() => setOpen(true)}>Reschedule</Button>}
      <FormDialog
        open={open}
        maxWidth="xs"
        title="Reschedule pickup"
        draft={`reschedule:${order.id}`}
        shared={shared}
        initialValues={waitingOrder(order)}
        schema={schema}
        ended={open ? endedText(order) : undefined}
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
