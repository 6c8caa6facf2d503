import { useId, useMemo } from 'react';
import { TextBox } from './TextBox';
import type { TextFieldProps } from './TextField';
import { useParsedField } from './useParsedField';

type DateFieldProps = Omit<TextFieldProps, 'type'> & {
  /** Earliest value, as YYYY-MM-DD or HH:MM. */
  min?: string;
  max?: string;
  /** Full name for screen readers, if the visible label is ambiguous. */
  spoken?: string;
};

interface Picker {
  type: 'date' | 'time';
  refusal: string;
}

/** Uses the device's own date or time picker, which users know and which needs no download. */
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

/** Date field with the value YYYY-MM-DD. */
export const DateField = (props: DateFieldProps) => (
  <PickerField type="date" refusal="Enter a complete date" {...props} />
);

/** Time field with the value HH:MM. */
export const TimeField = (props: DateFieldProps) => (
  <PickerField type="time" refusal="Enter a complete time" {...props} />
);
