import {
  ClosedDaysDocument,
  useOpenDayMutation,
  type ClosedDaysPanel_DayFragment,
} from '../../graphql/generated';
import { DeleteDialog } from '../../ui/dialog/DeleteDialog';
import { formatWeekday } from '../../ui/format/dates';

interface OpenDayDialogProps {
  closed: ClosedDaysPanel_DayFragment;
  onClose: () => void;
}

export const OpenDayDialog = ({ closed, onClose }: OpenDayDialogProps) => {
  const [open] = useOpenDayMutation({ refetchQueries: [ClosedDaysDocument] });
  return (
    <DeleteDialog
      title="Reopen this day?"
      question={`${formatWeekday(closed.day)}, ${closed.reason}: pickups can be booked for this day again.`}
      verb={['Reopen', 'Reopening...']}
      failureText="Failed to reopen the day"
      onDelete={async () => {
        const { data } = await open({ variables: { day: closed.day } });
        return data?.openDay.message ?? 'Day reopened';
      }}
      onClose={onClose}
    />
  );
};
