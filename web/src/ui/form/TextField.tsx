import { useId } from 'react';
import { TextBox, type TextBoxProps } from './TextBox';
import { useFieldProps } from './useFieldProps';

export type TextFieldProps = Omit<TextBoxProps, 'name' | 'value' | 'error'> & { name: string };

export const TextField = ({ name, helperText, ...rest }: TextFieldProps) => {
  const id = useId();
  const { field, error } = useFieldProps(name);
  return (
    <TextBox id={id} {...rest} {...field} error={Boolean(error)} helperText={error ?? helperText} />
  );
};
