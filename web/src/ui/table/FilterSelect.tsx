import TextField from '@mui/material/TextField';
import { memo } from 'react';
import type { SelectOption } from '../form/SelectField';

interface FilterSelectProps {
  label: string;
  value: string;
  /** The choice of no filter is the first one, with an empty value. */
  options: readonly SelectOption[];
  onChange: (value: string) => void;
  width?: number;
}

const PlainFilterSelect = ({ label, value, options, onChange, width }: FilterSelectProps) => (
  <TextField
    select
    size="small"
    label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    sx={{ flex: { xs: '1 1 160px', sm: 'none' }, width: { sm: width ?? 180 } }}
    slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
  >
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ))}
  </TextField>
);

/** The device's own list: the quickest one for a keyboard. Filters stand still while others change. */
export const FilterSelect = memo(PlainFilterSelect);
