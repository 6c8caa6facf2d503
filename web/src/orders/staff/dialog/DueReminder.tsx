import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useContext } from 'react';
import { usePermissions } from '../../../session/permissions/usePermissions';
import type { DueReminder_OrderFragment } from './DueReminder.generated';
import { formatMoney } from '../../../ui/format/formatMoney';
import { OfflineQueueContext } from '../offlineQueueContext';
import { allows, type StepForm } from '../statusSteps';

interface DueReminderProps {
  order: DueReminder_OrderFragment;
  form: StepForm | null;
  onPay: () => void;
}

const deliveryStatuses = ['DISPATCHED', 'DELIVERED'];

const reminder = {
  ...{ mb: 2, alignItems: 'center', flexWrap: 'wrap' },
  // The amount is never cut. On a narrow phone the button moves below it.
  '& .MuiAlert-message': { flex: '1 0 auto' },
  '& .MuiAlert-action': { pt: 0, ml: 'auto' },
} as const;

/**
 * Reminder of the amount due, before and after delivery. Payments in the offline queue are already
 * subtracted.
 */
export const DueReminder = ({ order, form, onPay }: DueReminderProps) => {
  const may = usePermissions();
  const queue = useContext(OfflineQueueContext);
  const waits = queue?.queuedPayments(order.id) ?? 0;
  const left = Math.max(0, order.due - waits);
  const reminds =
    form !== 'payment' &&
    deliveryStatuses.includes(order.orderStatus) &&
    allows(order, 'RECORD_PAYMENT');
  return (
    <>
      {waits > 0 && (
        <Alert severity="info" role="status" sx={{ mb: 2 }}>
          {formatMoney(waits)} waiting to be sent
        </Alert>
      )}
      {reminds && left > 0 && (
        <Alert
          severity="warning"
          sx={reminder}
          action={
            may('payments.take') && (
              <Button size="small" color="inherit" onClick={onPay} sx={{ whiteSpace: 'nowrap' }}>
                Record payment
              </Button>
            )
          }
        >
          {formatMoney(left)} is still due
        </Alert>
      )}
    </>
  );
};
