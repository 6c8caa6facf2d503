import dayjs from 'dayjs';
import { useFormikContext } from 'formik';
import { SelectField } from '../../ui/form/SelectField';
import { recurrenceLabels } from './recurrenceLabels';

/** Recurrence for the chosen day. Hidden before a day is chosen. */
export const RepeatField = () => {
  const { values } = useFormikContext<{ date: string }>();
  if (!values.date) return null;
  const day = dayjs(values.date).format('dddd');
  return (
    <SelectField
      name="recurrence"
      label="Repeat this pickup"
      fullWidth
      options={[
        { value: 'once', label: 'Only this time' },
        { value: 'WEEKLY', label: `${recurrenceLabels.WEEKLY} on ${day}` },
        { value: 'FORTNIGHTLY', label: `${recurrenceLabels.FORTNIGHTLY} on ${day}` },
      ]}
    />
  );
};
