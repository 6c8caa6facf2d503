import InputAdornment from '@mui/material/InputAdornment';
import { useCallback, useId } from 'react';
import { TextBox, type TextBoxProps } from './TextBox';
import type { TextFieldProps } from './TextField';
import { toPhoneDigits } from './toPhoneDigits';
import { useFieldProps } from './useFieldProps';

const slotProps: TextBoxProps['slotProps'] = {
  htmlInput: { inputMode: 'numeric' },
  input: { startAdornment: <InputAdornment position="start">+91</InputAdornment> },
};

/**
 * Phone number field. Removes +91 or a leading 0 and all other characters than digits; the form
 * refuses other lengths.
 */
export const PhoneField = ({ name, helperText, ...rest }: TextFieldProps) => {
  const id = useId();
  const { field, setValue, error } = useFieldProps(name);
  const change = useCallback<NonNullable<TextBoxProps['onChange']>>(
    ({ target }) => setValue(toPhoneDigits(target.value)),
    [setValue],
  );
  return (
    <TextBox
      id={id}
      type="tel"
      autoComplete="tel-national"
      {...rest}
      {...field}
      onChange={change}
      error={Boolean(error)}
      helperText={error ?? helperText}
      slotProps={slotProps}
    />
  );
};
