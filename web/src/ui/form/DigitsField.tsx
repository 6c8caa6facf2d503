import { useId } from 'react';
import { TextBox } from './TextBox';
import type { TextFieldProps } from './TextField';
import { useFieldProps } from './useFieldProps';

/** A number that is a name, such as a pincode. Gaps go; what is too much stays, for the form to refuse. */
export const DigitsField = ({ name, helperText, ...rest }: TextFieldProps) => {
  const id = useId();
  const { field, helpers, error } = useFieldProps(name);
  return (
    <TextBox
      id={id}
      {...rest}
      {...field}
      onChange={(event) => void helpers.setValue(event.target.value.replace(/\s/g, ''))}
      error={Boolean(error)}
      helperText={error ?? helperText}
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
    />
  );
};
