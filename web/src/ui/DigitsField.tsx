import MuiTextField from '@mui/material/TextField';
import { useId } from 'react';
import type { TextFieldProps } from './TextField';
import { useFieldProps } from './useFieldProps';

type DigitsFieldProps = TextFieldProps & { digits: number };

/** A number that is a name, such as a pincode: digits only, and no more than it can have. */
export const DigitsField = ({ name, digits, helperText, ...rest }: DigitsFieldProps) => {
  const id = useId();
  const { field, helpers, error } = useFieldProps(name);
  return (
    <MuiTextField
      id={id}
      {...rest}
      {...field}
      onChange={(event) =>
        void helpers.setValue(event.target.value.replace(/\D/g, '').slice(0, digits))
      }
      error={Boolean(error)}
      helperText={error ?? helperText}
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
    />
  );
};
