import InputAdornment from '@mui/material/InputAdornment';
import MuiTextField from '@mui/material/TextField';
import { useCallback, useId, useRef } from 'react';
import type { TextFieldProps } from './TextField';
import { useFieldProps } from './useFieldProps';

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
  const input = useRef<HTMLInputElement>(null);
  // The browser hands over nothing at all for what it cannot read, and an empty box may be allowed.
  const readable = useCallback(
    () => (input.current?.validity.badInput ? 'Enter an amount such as 12.50' : undefined),
    [],
  );
  const { field, helpers, error } = useFieldProps(name, readable);
  return (
    <MuiTextField
      id={id}
      type="number"
      inputRef={input}
      {...rest}
      {...field}
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
