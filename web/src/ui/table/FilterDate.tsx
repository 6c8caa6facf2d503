import TextField from '@mui/material/TextField';
import { memo, useState } from 'react';

interface FilterDateProps {
  label: string;
  value: string;
  min?: string;
  max?: string;
  /** Error for a date outside `min` and `max`. */
  limitText?: string;
  onChange: (day: string) => void;
}

// Earliest accepted date. While a user types a year, the browser reports years such as 0002.
const earliest = '2000-01-01';

const PlainFilterDate = ({ label, value, min, max, limitText, onChange }: FilterDateProps) => {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    setTyped(value);
  }
  const whole = typed === '' || typed >= earliest;
  const outside = (day: string): boolean =>
    day !== '' && ((min !== undefined && day < min) || (max !== undefined && day > max));
  const wrong = whole && outside(typed);
  return (
    <TextField
      size="small"
      type="date"
      label={label}
      value={typed}
      error={wrong}
      helperText={wrong ? limitText : undefined}
      onChange={({ target: { value: day } }) => {
        setTyped(day);
        if ((day === '' || day >= earliest) && !outside(day)) onChange(day);
      }}
      sx={{ flex: { xs: '1 1 160px', sm: 'none' }, width: { sm: 176 } }}
      slotProps={{ htmlInput: { min, max }, inputLabel: { shrink: true } }}
    />
  );
};

/** Date filter outside of a form. Applies the typed date as soon as it is complete and allowed. */
export const FilterDate = memo(PlainFilterDate);
