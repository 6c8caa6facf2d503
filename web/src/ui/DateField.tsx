import MuiTextField from '@mui/material/TextField';
import { useId } from 'react';
import type { TextFieldProps } from './TextField';
import { useFieldProps } from './useFieldProps';

type DateFieldProps = TextFieldProps & {
  /** YYYY-MM-DD */
  min?: string;
  max?: string;
};

/** The device's own calendar: known to every thumb, and no calendar code to download. */
export const DateField = ({ name, min, max, helperText, ...rest }: DateFieldProps) => {
  const id = useId();
  const { field, error } = useFieldProps(name);
  return (
    <MuiTextField
      id={id}
      type="date"
      {...rest}
      {...field}
      error={Boolean(error)}
      helperText={error ?? helperText}
      slotProps={{ htmlInput: { min, max }, inputLabel: { shrink: true } }}
    />
  );
};
