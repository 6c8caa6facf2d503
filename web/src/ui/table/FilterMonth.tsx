import TextField from '@mui/material/TextField';
import { memo, useState } from 'react';

interface FilterMonthProps {
  label: string;
  value: string;
  min: string;
  max: string;
  /** Error for text that is not a month from min to max. */
  limitText: string;
  onChange: (month: string) => void;
}

/** True for a complete month. Browsers report years such as 0002 during typing; some treat the field as text. */
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
      onBlur={() => {
        if (!wrong) setTyped(value);
      }}
      sx={{ flex: { xs: '1 1 160px', sm: 'none' }, width: { sm: 176 } }}
      slotProps={{ htmlInput: { min, max }, inputLabel: { shrink: true } }}
    />
  );
};

/**
 * Month filter outside of a form. Applies the typed month as soon as it is complete and allowed.
 */
export const FilterMonth = memo(PlainFilterMonth);
