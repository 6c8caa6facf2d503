import InputAdornment from '@mui/material/InputAdornment';
import { useCallback, useEffect, useId, useMemo, type KeyboardEvent } from 'react';
import { TextBox, type TextBoxProps } from './TextBox';
import type { TextFieldProps } from './TextField';
import { useParsedField } from './useParsedField';

const rupee = <InputAdornment position="start">₹</InputAdornment>;

/** Stops the arrow keys from changing the amount by a paisa. */
const stopStep = (event: KeyboardEvent): void => {
  if (event.key === 'ArrowUp' || event.key === 'ArrowDown') event.preventDefault();
};

type RupeeFieldProps = TextFieldProps & { max?: number };

/** Rupees with two decimals as a string: Formik would parse a number field as a float. */
export const RupeeField = ({
  name,
  max,
  helperText,
  autoFocus,
  'aria-label': ariaLabel,
  ...rest
}: RupeeFieldProps) => {
  const id = useId();
  const { input, look, field, setValue, error } = useParsedField(
    name,
    'Enter an amount such as 12.50',
  );
  // The HTML attribute would move the focus before Formik has the new values. The field that loses
  // the focus would then be validated with its old value.
  useEffect(() => {
    if (autoFocus) input.current?.focus();
  }, [autoFocus, input]);
  const change = useCallback<NonNullable<TextBoxProps['onChange']>>(
    ({ target }) => setValue(target.value),
    [setValue],
  );
  const slotProps = useMemo<TextBoxProps['slotProps']>(
    () => ({
      htmlInput: {
        inputMode: 'decimal',
        step: 0.01,
        min: 0,
        max,
        'aria-label': ariaLabel,
        onKeyDown: stopStep,
      },
      input: { startAdornment: rupee },
    }),
    [max, ariaLabel],
  );
  return (
    <TextBox
      id={id}
      type="number"
      inputRef={input}
      {...rest}
      {...field}
      onInput={look}
      onChange={change}
      error={Boolean(error)}
      helperText={error ?? helperText}
      slotProps={slotProps}
    />
  );
};
