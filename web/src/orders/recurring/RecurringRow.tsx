import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  type RecurringRow_PickupFragment,
  useCancelRecurringPickupMutation,
  useResumeRecurringPickupMutation,
  useSkipRecurringPickupMutation,
  useUnskipRecurringPickupMutation,
} from './RecurringRow.generated';
import { useRefetchActive } from '../../graphql/useRefetchActive';
import { DeleteDialog } from '../../ui/dialog/DeleteDialog';
import { useToast } from '../../ui/feedback/useToast';
import { weekdayName } from '../../ui/format/capitalise';
import { formatShortWeekday, formatWeekday } from '../../ui/format/dates';
import { ignoreDoubleClick } from '../../ui/ignoreDoubleClick';
import { StatusChip } from '../../ui/StatusChip';
import { pickupTime } from '../pickupTime';
import { PauseDialog } from './PauseDialog';
import { pauseText, recurrenceLabels } from './recurrenceLabels';

type Pickup = RecurringRow_PickupFragment;

interface RecurringRowProps {
  pickup: Pickup;
  /** The customer, if staff view the row. */
  customerId?: string;
}

const titleOf = (pickup: Pickup): string =>
  [`${recurrenceLabels[pickup.interval]} on ${weekdayName(pickup.weekday)}`, pickupTime(pickup)]
    .filter(Boolean)
    .join(', ');

const daysOf = ({ bookedOn, nextOn }: Pickup): string[] => [
  ...(bookedOn ? [`Booked for ${formatWeekday(bookedOn)}`] : []),
  ...(nextOn ? [`Next: ${formatWeekday(nextOn)}`] : []),
];

interface ActionResult {
  message: string;
  /** Undoes the action of the message. */
  undo?: () => Promise<string | undefined>;
}

/** Runs one action at a time. After a conflict it shows the reason and refetches the list. */
function useRecurringChange() {
  const [busy, setBusy] = useState(false);
  const toast = useToast();
  const refetchActive = useRefetchActive();
  const make = async (change: () => Promise<ActionResult | undefined>): Promise<void> => {
    setBusy(true);
    try {
      const { message, undo } = (await change()) ?? { message: 'Saved' };
      const press =
        undo && (() => void make(async () => ({ message: (await undo()) ?? 'Undone' })));
      toast.success(message, { act: press && { label: 'Undo', press } });
    } catch (error) {
      toast.failure(error);
      refetchActive();
    }
    setBusy(false);
  };
  return { busy, make };
}

const PickupActions = ({
  pickup,
  onAsk,
}: {
  pickup: Pickup;
  onAsk: (step: 'pause' | 'end') => void;
}) => {
  const [resume] = useResumeRecurringPickupMutation();
  const [skip] = useSkipRecurringPickupMutation();
  const [unskip] = useUnskipRecurringPickupMutation();
  const { busy, make } = useRecurringChange();
  const { id, version } = pickup;
  const resumed = async () =>
    (await resume({ variables: { id, version } })).data?.resumeRecurringPickup;
  const unskipped = async (since: number) =>
    (await unskip({ variables: { id, version: since } })).data?.unskipRecurringPickup.message;
  const skipped = async () => {
    const { data } = await skip({ variables: { id, version } });
    if (!data) return undefined;
    const { message, recurringPickup } = data.skipRecurringPickup;
    return { message, undo: () => unskipped(recurringPickup.version) };
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', ml: -2 }}>
      {pickup.paused ? (
        <Button disabled={busy} onClick={ignoreDoubleClick(() => void make(resumed))}>
          Resume
        </Button>
      ) : (
        <>
          <Button disabled={busy} onClick={ignoreDoubleClick(() => void make(skipped))}>
            Skip {formatShortWeekday(pickup.nextOn)}
          </Button>
          <Button disabled={busy} onClick={() => onAsk('pause')}>
            Pause
          </Button>
        </>
      )}
      <Button color="error" disabled={busy} onClick={() => onAsk('end')}>
        End
      </Button>
    </Box>
  );
};

const EndDialog = ({ pickup, onClose }: { pickup: Pickup; onClose: () => void }) => {
  const [end] = useCancelRecurringPickupMutation();
  return (
    <DeleteDialog
      title="End this recurring pickup?"
      verb={['End', 'Ending...']}
      question={`No more pickups will be booked for “${titleOf(pickup)}”. Pickups already booked stay.`}
      onDelete={async () => {
        const { data } = await end({ variables: { id: pickup.id, version: pickup.version } });
        return data?.cancelRecurringPickup.message ?? 'Recurring pickup ended';
      }}
      onClose={onClose}
    />
  );
};

/** One recurring pickup with its next date and its actions. */
export const RecurringRow = ({ pickup, customerId }: RecurringRowProps) => {
  const [asking, setAsking] = useState<'pause' | 'end'>();
  const close = (): void => setAsking(undefined);
  const title = titleOf(pickup);
  return (
    <Box
      component="li"
      aria-label={title}
      sx={{ py: 1.5, '& + &': { borderTop: 1, borderColor: 'divider' }, overflowWrap: 'anywhere' }}
    >
      <Typography sx={{ fontWeight: 650 }}>
        {title} {pickup.paused && <StatusChip tone="yellow" label={pauseText(pickup)} />}
      </Typography>
      {daysOf(pickup).map((words) => (
        <Typography key={words} variant="body2">
          {words}
        </Typography>
      ))}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {pickup.pickupAddress}
      </Typography>
      <PickupActions pickup={pickup} onAsk={setAsking} />
      {asking === 'pause' && (
        <PauseDialog pickup={pickup} customerId={customerId} onClose={close} />
      )}
      {asking === 'end' && <EndDialog pickup={pickup} onClose={close} />}
    </Box>
  );
};
