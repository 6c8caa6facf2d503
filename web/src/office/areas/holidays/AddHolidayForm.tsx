import { object, string } from 'yup';
import { HolidaysDocument } from './HolidaysPanel.generated';
import { useCreateHolidayMutation } from './AddHolidayForm.generated';
import { useToast } from '../../../ui/feedback/useToast';
import { DateField } from '../../../ui/form/DateField';
import { FormDialog } from '../../../ui/form/FormDialog';
import { TextField } from '../../../ui/form/TextField';
import { todayPlus } from '../../../ui/format/dates';
import { BookedPickupCount } from './BookedPickupCount';

const maxReason = 100;

const schema = object({
  day: string()
    .required('A day is required')
    .test('day', 'This day is in the past', (day) => day >= todayPlus()),
  reason: string()
    .trim()
    .required('A reason is required')
    .max(maxReason, `Reason must be at most ${maxReason} characters`),
});

/** Closes a day for all areas. */
export const AddHolidayForm = ({ onClose }: { onClose: () => void }) => {
  const toast = useToast();
  const [close] = useCreateHolidayMutation({ refetchQueries: [HolidaysDocument] });
  return (
    <FormDialog
      title="Close a day"
      draft="closed-day:new"
      initialValues={{ day: '', reason: '' }}
      schema={schema}
      failureText="Failed to close the day"
      submitLabel="Close day"
      busyText="Closing..."
      onClose={onClose}
      onSubmit={async ({ day, reason }) => {
        const { data } = await close({ variables: { day, reason: reason.trim() } });
        toast.success(data?.createHoliday.message ?? 'Day closed');
        onClose();
      }}
    >
      <div>No pickup can be booked for this day or moved to it.</div>
      <DateField name="day" label="Day" required autoFocus min={todayPlus()} />
      <BookedPickupCount />
      <TextField
        name="reason"
        label="Reason"
        required
        autoComplete="off"
        helperText="Shown to customers, for example Pongal"
      />
    </FormDialog>
  );
};
