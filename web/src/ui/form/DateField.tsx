import { useId, useMemo } from 'react';
import { TextBox } from './TextBox';
import type { TextFieldProps } from './TextField';
import { useParsedField } from './useParsedField';

type DateFieldProps = TextFieldProps & {
  /** YYYY-MM-DD */
  min?: string;
  max?: string;
};

/** The device's own calendar: known to every thumb, and no calendar code to download. */
export const DateField = ({ name, min, max, helperText, ...rest }: DateFieldProps) => {
  const id = useId();
  const { input, look, field, error } = useParsedField(name, 'Enter a whole date');
  const slotProps = useMemo(() => ({ htmlInput: { min, max } }), [min, max]);
  return (
    <TextBox
      id={id}
      type="date"
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
