import { site } from '@laundry/api/site';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { object, string } from 'yup';
import type { OrderStatus } from '../../../graphql/schema.generated';
import {
  useCancelOrderMutation,
  type CancelOrderButton_OrderFragment,
} from './CancelOrderButton.generated';
import type { PendingOrder_OrderFragment } from './pendingOrder.generated';
import { FormDialog } from '../../../ui/form/FormDialog';
import { Money } from '../../../ui/format/Money';
import { TextField } from '../../../ui/form/TextField';
import type { Submission } from '../../../ui/form/useFormSubmit';
import { useToast } from '../../../ui/feedback/useToast';
import {
  canStillChange,
  endedText,
  useSharedOrder,
  pendingOrder,
  type PendingOrder,
} from './pendingOrder';

interface Values extends PendingOrder {
  reason: string;
}

const schema = object({
  reason: string().default(''),
  pickupDate: string().required(),
  time: string().default(''),
  orderStatus: string<OrderStatus>().required(),
});
const noReason = 'Cancelled by the customer';

const valuesOf = (order: PendingOrder_OrderFragment): Values => ({
  ...pendingOrder(order),
  reason: '',
});

export const CancelOrderButton = ({ order }: { order: CancelOrderButton_OrderFragment }) => {
  const [open, setOpen] = useState(false);
  const [cancel] = useCancelOrderMutation();
  const toast = useToast();
  const entity = useSharedOrder(order, valuesOf);

  const submit = async (
    { reason }: Values,
    { version = order.version }: Submission<Values>,
  ): Promise<void> => {
    const variables = { id: order.id, version, reason: reason.trim() || noReason };
    const { data } = await cancel({ variables });
    toast.success(data?.cancelOrder.message || 'Order cancelled');
    setOpen(false);
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
        entity={entity}
        initialValues={valuesOf(order)}
        schema={schema}
        endedReason={open ? endedText(order) : undefined}
        destructive
        submitLabel="Cancel order"
        cancelLabel="Keep order"
        busyText="Cancelling..."
        onClose={() => setOpen(false)}
        onSubmit={submit}
      >
        <Typography>Are you sure you want to cancel order #{order.shortId}?</Typography>
        {order.refundable > 0 && (
          <Typography>
            You have paid <Money paise={order.refundable} />. After you cancel, we will refund it.
            Questions? Call us on {site.phone.display}.
          </Typography>
        )}
        <TextField name="reason" label="Reason (optional)" />
      </FormDialog>
    </>
  );
};
