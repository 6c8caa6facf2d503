import InputAdornment from '@mui/material/InputAdornment';
import { TextField, type TextFieldProps } from './TextField';

type RupeeFieldProps = TextFieldProps & { max?: number };

/** Rupees with two decimals, as text: the screen turns it into paise. */
export const RupeeField = ({ max, 'aria-label': ariaLabel, ...rest }: RupeeFieldProps) => (
  <TextField
    type="number"
    {...rest}
    slotProps={{
      htmlInput: { inputMode: 'decimal', step: 0.01, min: 0, max, 'aria-label': ariaLabel },
      input: { startAdornment: <InputAdornment position="start">₹</InputAdornment> },
      inputLabel: { shrink: true },
    }}
  />
);
