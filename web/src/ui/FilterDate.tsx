import TextField from '@mui/material/TextField';

interface FilterDateProps {
  label: string;
  /** YYYY-MM-DD, or empty. */
  value: string;
  min?: string;
  max?: string;
  onChange: (day: string) => void;
  helperText?: string;
}

/** A date outside a form: it takes effect as soon as it is a whole, allowed day. */
export const FilterDate = ({ label, value, min, max, onChange, helperText }: FilterDateProps) => (
  <TextField
    size="small"
    type="date"
    label={label}
    value={value}
    error={Boolean(helperText)}
    helperText={helperText}
    onChange={({ target }) => onChange(target.value)}
    sx={{ width: { xs: '100%', sm: 176 } }}
    slotProps={{ htmlInput: { min, max }, inputLabel: { shrink: true } }}
  />
);
