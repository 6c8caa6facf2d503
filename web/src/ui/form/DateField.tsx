import { PickerField, type PickerFieldProps } from './PickerField';

type DateFieldProps = Omit<PickerFieldProps, 'type' | 'refusal'>;

/** A day, as YYYY-MM-DD. */
export const DateField = (props: DateFieldProps) => (
  <PickerField type="date" refusal="Enter a whole date" {...props} />
);
