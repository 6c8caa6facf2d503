import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMay } from '../../../auth/leave/may';
import type { DueReminder_OrderFragment } from '../../../graphql/generated';
import { formatMoney } from '../../../ui/format/formatMoney';
import { canPay, type StepForm } from '../steps';

interface DueReminderProps {
  order: DueReminder_OrderFragment;
  form: StepForm | null;
  onPay: () => void;
}

const atTheDoor = ['DISPATCHED', 'DELIVERED'];

/** Before and after the laundry is handed over: what is still to be collected. */
export const DueReminder = ({ order, form, onPay }: DueReminderProps) => {
  const may = useMay();
  const { orderStatus, due } = order;
  if (due === 0 || !canPay(order) || form === 'payment' || !atTheDoor.includes(orderStatus)) {
    return null;
  }
  return (
    <Alert
      severity="warning"
      sx={{
        mb: 2,
        alignItems: 'center',
        flexWrap: 'wrap',
        // The sum is never cut: on a narrow phone the button goes below it.
        '& .MuiAlert-message': { flex: '1 0 auto' },
        '& .MuiAlert-action': { pt: 0, ml: 'auto' },
      }}
      action={
        may('payments.take') && (
          <Button size="small" color="inherit" onClick={onPay} sx={{ whiteSpace: 'nowrap' }}>
            Record payment
          </Button>
        )
      }
    >
      {formatMoney(due)} is still due
    </Alert>
  );
};
