import TextField from '@mui/material/TextField';
import { memo, useState } from 'react';

interface FilterMonthProps {
  label: string;
  /** YYYY-MM. */
  value: string;
  min: string;
  max: string;
  /** Error for text that is not a month from min to max. */
  limitText: string;
  onChange: (month: string) => void;
}

/** Its year is typed digit by digit, in browsers that know of no months the rest as well. */
const isWhole = (typed: string): boolean => typed.length >= 7 && typed >= '2000';

const PlainFilterMonth = ({ label, value, min, max, limitText, onChange }: FilterMonthProps) => {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    setTyped(value);
  }
  const isRight = (month: string): boolean =>
    /^\d{4}-(0[1-9]|1[0-2])$/.test(month) && month >= min && month <= max;
  const wrong = isWhole(typed) && !isRight(typed);
  return (
    <TextField
      size="small"
      type="month"
      label={label}
      value={typed}
      error={wrong}
      helperText={wrong ? limitText : undefined}
      onChange={({ target: { value: month } }) => {
        setTyped(month);
        if (isRight(month)) onChange(month);
      }}
      // An incomplete text is reset to the selected month.
      onBlur={() => {
        if (!wrong) setTyped(value);
      }}
      sx={{ flex: { xs: '1 1 160px', sm: 'none' }, width: { sm: 176 } }}
      slotProps={{ htmlInput: { min, max }, inputLabel: { shrink: true } }}
    />
  );
};

/** A month outside a form: it takes effect as soon as it is a whole, allowed one. */
export const FilterMonth = memo(PlainFilterMonth);
