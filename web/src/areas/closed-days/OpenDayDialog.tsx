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
      title="Open again?"
      question={`${formatWeekday(closed.day)}, ${closed.reason}: pickups can be booked for it again.`}
      verb={['Open again', 'Opening...']}
      failureText="Failed to open the day"
      onDelete={async () => {
        const { data } = await open({ variables: { day: closed.day } });
        return data?.openDay.message ?? 'Day opened';
      }}
      onClose={onClose}
    />
  );
};
