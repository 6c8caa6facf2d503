import { HolidaysDocument, type HolidaysPanel_DayFragment } from './HolidaysPanel.generated';
import { useDeleteHolidayMutation } from './DeleteHolidayDialog.generated';
import { DeleteDialog } from '../../../ui/dialog/DeleteDialog';
import { formatWeekday } from '../../../ui/format/dates';

interface DeleteHolidayDialogProps {
  closed: HolidaysPanel_DayFragment;
  onClose: () => void;
}

export const DeleteHolidayDialog = ({ closed, onClose }: DeleteHolidayDialogProps) => {
  const [open] = useDeleteHolidayMutation({ refetchQueries: [HolidaysDocument] });
  return (
    <DeleteDialog
      title="Reopen this day?"
      question={`Pickups can be booked again for ${formatWeekday(closed.day)} (${closed.reason}).`}
      verb={['Reopen', 'Reopening...']}
      failureText="Failed to reopen the day"
      onDelete={async () => {
        const { data } = await open({ variables: { day: closed.day } });
        return data?.deleteHoliday.message ?? 'Day reopened';
      }}
      onClose={onClose}
    />
  );
};
