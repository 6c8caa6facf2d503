import Button from '@mui/material/Button';
import { useState } from 'react';
import { object, string } from 'yup';
import type { OrderStatus } from '../../../graphql/schema.generated';
import {
  useRescheduleOrderMutation,
  type RescheduleButton_OrderFragment,
} from './RescheduleButton.generated';
import type { PendingOrder_OrderFragment } from './pendingOrder.generated';
import { toWireDate } from '../../../ui/format/dates';
import { FormDialog } from '../../../ui/form/FormDialog';
import { putOnFields } from '../../../ui/form/useFormSubmit';
import type { Submission } from '../../../ui/form/useFormSubmit';
import { useToast } from '../../../ui/feedback/useToast';
import { pickupDateRule } from '../../../orders/pickupDay.schema';
import { checkPickup, pincodeOf, withBookedSlot } from '../../../orders/slots/pickupAvailability';
import { PickupDateAndSlot } from '../../../orders/slots/PickupDateAndSlot';
import { useLatestAvailability, useReadTimes } from '../../../orders/slots/usePickupAvailability';
import {
  canStillChange,
  endedText,
  useSharedOrder,
  pendingOrder,
  type PendingOrder,
} from './pendingOrder';

const schema = object({
  pickupDate: pickupDateRule,
  time: string().default(''),
  slotId: string().default(''),
  orderStatus: string<OrderStatus>().required(),
});

interface Values extends PendingOrder {
  slotId: string;
}

const valuesOf = (order: PendingOrder_OrderFragment): Values => ({
  ...pendingOrder(order),
  slotId: order.slotId ?? '',
});

export const RescheduleButton = ({ order }: { order: RescheduleButton_OrderFragment }) => {
  const [open, setOpen] = useState(false);
  const [reschedule] = useRescheduleOrderMutation({
    // Evicts the free slots: the old slot has one more free pickup, and the new slot one less.
    update: (cache) => void cache.evict({ fieldName: 'pickupAvailability' }),
  });
  const readTimes = useReadTimes();
  const fresh = useLatestAvailability();
  const pincode = pincodeOf(order.pickupAddress);
  const toast = useToast();
  const entity = useSharedOrder(order, valuesOf);

  const submit = async (
    { pickupDate: day, slotId }: Values,
    { version = order.version, ...helpers }: Submission<Values>,
  ): Promise<boolean> => {
    const judged = checkPickup(withBookedSlot(await readTimes(pincode, day), order), {
      pincode,
      day,
      slotId,
    });
    const wrong = { pickupDate: judged.refused.day, slotId: judged.refused.slotId };
    if (await putOnFields(wrong, helpers)) return false;
    const when = { pickupDate: toWireDate(day), slotId: judged.slotId };
    const { data } = await fresh(() =>
      reschedule({ variables: { id: order.id, version, ...when } }),
    );
    toast.success(data?.rescheduleOrder.message || 'Pickup rescheduled');
    setOpen(false);
    return true;
  };

  return (
    <>
      {canStillChange(order) && <Button onClick={() => setOpen(true)}>Reschedule</Button>}
      <FormDialog
        open={open}
        maxWidth="xs"
        title="Reschedule pickup"
        draft={`reschedule:${order.id}`}
        entity={entity}
        initialValues={valuesOf(order)}
        schema={schema}
        endedReason={open ? endedText(order) : undefined}
        submitLabel="Reschedule"
        cancelLabel="Back"
        onClose={() => setOpen(false)}
        onSubmit={submit}
      >
        <PickupDateAndSlot name="pickupDate" pincode={pincode} held={order} />
      </FormDialog>
    </>
  );
};
