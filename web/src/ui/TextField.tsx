import MuiTextField, { type TextFieldProps as MuiTextFieldProps } from '@mui/material/TextField';
import { useFieldProps } from './useFieldProps';

export type TextFieldProps = Omit<MuiTextFieldProps, 'name' | 'value' | 'error'> & { name: string };

/** A text box bound to the form's value of that name. */
export const TextField = ({ name, helperText, ...rest }: TextFieldProps) => {
  const { field, error } = useFieldProps(name);
  return (
    <MuiTextField
      id={name}
      {...rest}
      {...field}
      error={Boolean(error)}
      helperText={error ?? helperText}
    />
  );
};
