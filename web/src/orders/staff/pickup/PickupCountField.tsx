import TextField from '@mui/material/TextField';
import { useId } from 'react';

interface PickupCountFieldProps {
  pieces: string;
  error: string | undefined;
  onChange: (pieces: string) => void;
}

/** Number of pieces counted at pickup, if the order settings require it. */
export const PickupCountField = ({ pieces, error, onChange }: PickupCountFieldProps) => (
  <TextField
    id={useId()}
    size="small"
    required
    label="Pieces counted at pickup"
    autoComplete="off"
    value={pieces}
    error={Boolean(error)}
    helperText={error ?? 'Count all pieces. The number must match the items above.'}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{ htmlInput: { inputMode: 'numeric' } }}
  />
);
