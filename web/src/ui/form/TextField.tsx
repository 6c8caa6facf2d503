import MuiTextField, { type TextFieldProps as MuiTextFieldProps } from '@mui/material/TextField';
import { useId } from 'react';
import { useFieldProps } from './useFieldProps';

export type TextFieldProps = Omit<MuiTextFieldProps, 'name' | 'value' | 'error'> & { name: string };

/** A text box bound to the form's value of that name. */
export const TextField = ({ name, helperText, ...rest }: TextFieldProps) => {
  const id = useId();
  const { field, error } = useFieldProps(name);
  return (
    <MuiTextField
      id={id}
      {...rest}
      {...field}
      error={Boolean(error)}
      helperText={error ?? helperText}
    />
  );
};
