import MuiTextField, { type TextFieldProps } from '@mui/material/TextField';
import { useId } from 'react';
import { useFieldProps } from './useFieldProps';

type NativeSelectFieldProps = Omit<TextFieldProps, 'name' | 'value' | 'error' | 'select'> & {
  name: string;
};

/** The device's own list of options, bound to a form value. A typed letter selects an option. */
export const NativeSelectField = ({
  name,
  helperText,
  slotProps,
  ...rest
}: NativeSelectFieldProps) => {
  const id = useId();
  const { field, error } = useFieldProps(name);
  return (
    <MuiTextField
      id={id}
      select
      {...rest}
      {...field}
      error={Boolean(error)}
      helperText={error ?? helperText}
      slotProps={{ ...slotProps, select: { native: true } }}
    />
  );
};
