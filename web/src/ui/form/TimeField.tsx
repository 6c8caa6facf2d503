import { PickerField, type PickerFieldProps } from './PickerField';

type TimeFieldProps = Omit<PickerFieldProps, 'type' | 'refusal'>;

/** A time of day, as HH:MM. */
export const TimeField = (props: TimeFieldProps) => (
  <PickerField type="time" refusal="Enter a whole time" {...props} />
);
