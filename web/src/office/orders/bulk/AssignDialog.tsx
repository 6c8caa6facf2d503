import type { ErrorCode } from '../../../graphql/schema.generated';
import { object, string } from 'yup';
import { usePlanStopsMutation } from './AssignDialog.generated';
import { useRefetchActive } from '../../../graphql/useRefetchActive';
import { useToast } from '../../../ui/feedback/useToast';
import { DateField } from '../../../ui/form/DateField';
import { FormDialog } from '../../../ui/form/FormDialog';
import { todayPlus } from '../../../ui/format/dates';
import { orderOutcomes } from '../../../orders/staff/useUndo';
import { DriverField } from './DriverField';

/** An order with the version that the user saw. */
export interface ToAssign {
  id: string;
  version: number;
  shortId: string;
}

export interface Assigned {
  orderId: string;
  /** The server's error code. Null if the order was added to the round. */
  code: ErrorCode | null;
  message: string;
}

interface AssignDialogProps {
  orders: readonly ToAssign[];
  /** The proposed day. Empty if the user must choose one. */
  day: string;
  /** Receives a result for each order. */
  onDone: (results: readonly Assigned[]) => void;
  onClose: () => void;
}

const schema = object({
  day: string().required('A day is required'),
  driverId: string().required('Choose a driver'),
});

/**
 * Adds the pickups and deliveries of orders to the round of a driver. Each order succeeds or fails
 * alone.
 */
export const AssignDialog = ({ orders, day, onDone, onClose }: AssignDialogProps) => {
  const [plan] = usePlanStopsMutation();
  const refetchActive = useRefetchActive();
  const toast = useToast();
  const title = orders.length === 1 ? 'Assign 1 order' : `Assign ${orders.length} orders`;
  return (
    <FormDialog
      title={title}
      maxWidth="xs"
      draft="assign"
      initialValues={{ day, driverId: '' }}
      schema={schema}
      failureText="Failed to assign the orders"
      submitLabel="Assign"
      busyText="Assigning..."
      onClose={onClose}
      onSubmit={async ({ day: on, driverId }) => {
        const seen = orders.map(({ id, version }) => ({ orderId: id, version }));
        const { data } = await plan({ variables: { day: on, driverId, orders: seen } });
        refetchActive();
        if (!data) return;
        const { results } = data.planStops;
        const nameOf = (orderId: string) => orders.find(({ id }) => id === orderId)?.shortId ?? '';
        const { left, text } = orderOutcomes(data.planStops, nameOf);
        if (left === 0) toast.success(text);
        else if (left < results.length) toast.warning(text);
        else toast.error(text);
        onClose();
        onDone(results);
      }}
    >
      <DateField name="day" label="Day" required min={todayPlus()} max={todayPlus(60)} />
      <DriverField />
    </FormDialog>
  );
};
