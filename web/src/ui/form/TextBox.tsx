import FormControl, { type FormControlProps } from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import type { InputBaseProps } from '@mui/material/InputBase';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { memo, type ReactNode, type Ref } from 'react';

type InputProps = Pick<
  InputBaseProps,
  | ('autoComplete' | 'autoFocus' | 'name' | 'onBlur' | 'onFocus' | 'placeholder' | 'type')
  | ('minRows' | 'maxRows' | 'multiline' | 'onChange')
>;

export interface TextBoxProps
  extends InputProps, Omit<FormControlProps, keyof InputProps | 'children' | 'defaultValue'> {
  label?: ReactNode;
  helperText?: ReactNode;
  value?: string;
  inputRef?: Ref<HTMLInputElement>;
  slotProps?: {
    htmlInput?: InputBaseProps['inputProps'];
    input?: Pick<InputBaseProps, 'startAdornment' | 'endAdornment'>;
  };
}

const PlainTextBox = (props: TextBoxProps) => {
  const { id, label, helperText, value, inputRef, slotProps = {}, ...others } = props;
  const { autoComplete, autoFocus, name, onBlur, onChange, onFocus, ...more } = others;
  const { placeholder, type, minRows, maxRows, multiline, fullWidth = true, ...control } = more;
  const typed = { autoComplete, autoFocus, name, onBlur, onChange, onFocus, placeholder, type };
  const helperId = helperText && id ? `${id}-helper-text` : undefined;
  return (
    <FormControl {...control} fullWidth={fullWidth}>
      {label && (
        <InputLabel htmlFor={id} id={id && `${id}-label`} shrink>
          {label}
        </InputLabel>
      )}
      {/*
       * Sets the height of a multi-line box in CSS, so it stays equal before and after scripts run (web/earlyInput.js).
       */}
      <OutlinedInput
        {...typed}
        {...slotProps.input}
        {...{ id, label, value, inputRef, fullWidth, multiline, minRows, maxRows }}
        notched
        aria-describedby={helperId}
        inputProps={
          multiline
            ? { rows: minRows ?? 1, 'data-most': maxRows, ...slotProps.htmlInput }
            : slotProps.htmlInput
        }
      />
      {helperText && <FormHelperText id={helperId}>{helperText}</FormHelperText>}
    </FormControl>
  );
};

/**
 * MUI's TextField without select, which would add menus to every form's code. The label always stays above the field,
 * because typing may begin before scripts load. Memoised, since all fields re-render at every key.
 */
export const TextBox = memo(PlainTextBox);
