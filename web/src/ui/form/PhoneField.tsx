import InputAdornment from '@mui/material/InputAdornment';
import { useId } from 'react';
import { TextBox } from './TextBox';
import type { TextFieldProps } from './TextField';
import { toPhoneDigits } from './toPhoneDigits';
import { useFieldProps } from './useFieldProps';

/** Digits only; a pasted +91 or leading 0 is taken off. The form refuses what are not ten. */
export const PhoneField = ({ name, helperText, ...rest }: TextFieldProps) => {
  const id = useId();
  const { field, helpers, error } = useFieldProps(name);
  return (
    <TextBox
      id={id}
      type="tel"
      autoComplete="tel-national"
      {...rest}
      {...field}
      onChange={(event) => void helpers.setValue(toPhoneDigits(event.target.value))}
      error={Boolean(error)}
      helperText={error ?? helperText}
      slotProps={{
        htmlInput: { inputMode: 'numeric' },
        input: { startAdornment: <InputAdornment position="start">+91</InputAdornment> },
        inputLabel: { shrink: true },
      }}
    />
  );
};
