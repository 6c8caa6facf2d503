import InputAdornment from '@mui/material/InputAdornment';
import { useId } from 'react';
import { TextBox } from './TextBox';
import type { TextFieldProps } from './TextField';
import { useParsedField } from './useParsedField';

type RupeeFieldProps = TextFieldProps & { max?: number };

/** Rupees with two decimals, kept as typed: Formik alone would turn them into a fraction. */
export const RupeeField = ({
  name,
  max,
  helperText,
  'aria-label': ariaLabel,
  ...rest
}: RupeeFieldProps) => {
  const id = useId();
  const { input, look, field, helpers, error } = useParsedField(
    name,
    'Enter an amount such as 12.50',
  );
  return (
    <TextBox
      id={id}
      type="number"
      inputRef={input}
      {...rest}
      {...field}
      onInput={look}
      onChange={(event) => void helpers.setValue(event.target.value)}
      error={Boolean(error)}
      helperText={error ?? helperText}
      slotProps={{
        htmlInput: { inputMode: 'decimal', step: 0.01, min: 0, max, 'aria-label': ariaLabel },
        input: { startAdornment: <InputAdornment position="start">₹</InputAdornment> },
        inputLabel: { shrink: true },
      }}
    />
  );
};
