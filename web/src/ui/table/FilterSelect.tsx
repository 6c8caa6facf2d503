import TextField from '@mui/material/TextField';
import { memo } from 'react';
import type { SelectOption } from '../form/SelectField';

interface FilterSelectProps {
  label: string;
  value: string;
  /** Options. The first one has an empty value and means no filter. */
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

/**
 * Filter with the device's own list, which is quick with a keyboard. Memoised, so that changes of
 * other filters do not re-render it.
 */
export const FilterSelect = memo(PlainFilterSelect);
