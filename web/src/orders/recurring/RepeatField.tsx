import { useFormikContext } from 'formik';
import { SelectField } from '../../ui/form/SelectField';
import { recurrenceLabels, weekdayWord } from './recurrenceLabels';

const weekdayOf = (day: string): string => weekdayWord(new Date(`${day}T00:00:00Z`).getUTCDay());

/** Recurrence for the chosen day. Hidden before a day is chosen. */
export const RepeatField = () => {
  const { values } = useFormikContext<{ date: string }>();
  if (!values.date) return null;
  const day = weekdayOf(values.date);
  return (
    <SelectField
      name="repeat"
      label="Repeat this pickup"
      fullWidth
      options={[
        { value: 'once', label: 'Only this time' },
        { value: 'WEEK', label: `${recurrenceLabels.WEEK} on ${day}` },
        { value: 'TWO_WEEKS', label: `${recurrenceLabels.TWO_WEEKS} on ${day}` },
      ]}
    />
  );
};
