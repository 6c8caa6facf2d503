import MenuItem from '@mui/material/MenuItem';
import MuiTextField, { type TextFieldProps } from '@mui/material/TextField';
import { useId } from 'react';
import { useFieldProps } from './useFieldProps';
import { useMenuOverlay } from '../dialog/useOverlay';

export interface SelectOption {
  value: string;
  label: string;
}

type SelectFieldProps = Omit<TextFieldProps, 'name' | 'value' | 'error'> & {
  name: string;
  options: readonly SelectOption[];
};

export const SelectField = ({
  name,
  options,
  helperText,
  slotProps,
  ...rest
}: SelectFieldProps) => {
  const id = useId();
  const { field, error } = useFieldProps(name);
  const menu = useMenuOverlay();
  return (
    <MuiTextField
      id={id}
      select
      {...rest}
      {...field}
      error={Boolean(error)}
      helperText={error ?? helperText}
      slotProps={{
        ...slotProps,
        select: { ...menu, MenuProps: { slotProps: { paper: { sx: { maxHeight: 320 } } } } },
      }}
    >
      {options.map(({ value, label }) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </MuiTextField>
  );
};
