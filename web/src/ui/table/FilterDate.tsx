import TextField from '@mui/material/TextField';
import { memo, useState } from 'react';

interface FilterDateProps {
  label: string;
  /** YYYY-MM-DD, or empty. */
  value: string;
  min?: string;
  max?: string;
  /** Said when the day lies outside min and max. */
  limitText?: string;
  onChange: (day: string) => void;
}

// A year is typed digit by digit, and 0002 is not what anybody means.
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

/** A date outside a form: it takes effect as soon as it is a whole, allowed day. */
export const FilterDate = memo(PlainFilterDate);
