import { useCallback, useId } from 'react';
import { TextBox, type TextBoxProps } from './TextBox';
import type { TextFieldProps } from './TextField';
import { useFieldProps } from './useFieldProps';

const slotProps: TextBoxProps['slotProps'] = { htmlInput: { inputMode: 'numeric' } };

/** A number that is an identifier, such as a PIN code. Spaces are removed; extra digits stay for validation. */
export const DigitsField = ({ name, helperText, ...rest }: TextFieldProps) => {
  const id = useId();
  const { field, setValue, error } = useFieldProps(name);
  const change = useCallback<NonNullable<TextBoxProps['onChange']>>(
    ({ target }) => setValue(target.value.replace(/\s/g, '')),
    [setValue],
  );
  return (
    <TextBox
      id={id}
      {...rest}
      {...field}
      onChange={change}
      error={Boolean(error)}
      helperText={error ?? helperText}
      slotProps={slotProps}
    />
  );
};
