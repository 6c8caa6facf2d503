import { useId, useMemo } from 'react';
import { TextBox } from './TextBox';
import type { TextFieldProps } from './TextField';
import { useParsedField } from './useParsedField';

type DateFieldProps = Omit<TextFieldProps, 'type'> & {
  /** YYYY-MM-DD, or HH:MM */
  min?: string;
  max?: string;
  /** What it is called where the label above does not say all, for those who hear it. */
  spoken?: string;
};

interface Picker {
  type: 'date' | 'time';
  /** Error for an incomplete or invalid date. */
  refusal: string;
}

/** The device's own calendar or clock: known to every thumb, and no code of a calendar to download. */
const PickerField = (props: DateFieldProps & Picker) => {
  const { name, type, refusal, min, max, spoken, helperText, ...rest } = props;
  const id = useId();
  const { input, look, field, error } = useParsedField(name, refusal);
  const slotProps = useMemo(
    () => ({ htmlInput: { min, max, 'aria-label': spoken } }),
    [min, max, spoken],
  );
  return (
    <TextBox
      id={id}
      type={type}
      inputRef={input}
      {...rest}
      {...field}
      onInput={look}
      error={Boolean(error)}
      helperText={error ?? helperText}
      slotProps={slotProps}
    />
  );
};

/** A day, as YYYY-MM-DD. */
export const DateField = (props: DateFieldProps) => (
  <PickerField type="date" refusal="Enter a complete date" {...props} />
);

/** A time of day, as HH:MM. */
export const TimeField = (props: DateFieldProps) => (
  <PickerField type="time" refusal="Enter a complete time" {...props} />
);
