import { useId, useMemo } from 'react';
import { TextBox } from './TextBox';
import type { TextFieldProps } from './TextField';
import { useParsedField } from './useParsedField';

export type PickerFieldProps = Omit<TextFieldProps, 'type'> & {
  type: 'date' | 'time';
  /** Said of what is no whole date or time. */
  refusal: string;
  /** YYYY-MM-DD, or HH:MM */
  min?: string;
  max?: string;
  /** What it is called where the label above does not say all, for those who hear it. */
  spoken?: string;
};

/** The device's own calendar or clock: known to every thumb, and no code of a calendar to download. */
export const PickerField = (props: PickerFieldProps) => {
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
