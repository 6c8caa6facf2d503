import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { PickupLine } from './pickupLines';

interface FreeItemBoxesProps {
  line: PickupLine;
  /** Position in the list, from 1. */
  number: number;
  errors: { name?: string; reason?: string };
  onPut: (line: PickupLine) => void;
}

/** Name and reason of an item that is on no price list. */
export const FreeItemBoxes = ({ line, number, errors, onPut }: FreeItemBoxesProps) => {
  const box = (field: 'name' | 'reason', label: string, maxLength: number) => (
    <TextField
      size="small"
      label={label}
      value={line[field] ?? ''}
      error={Boolean(errors[field])}
      helperText={errors[field]}
      onChange={({ target }) => onPut({ ...line, [field]: target.value })}
      slotProps={{
        htmlInput: { 'aria-label': `${label} of item ${number}`, autoComplete: 'off', maxLength },
      }}
      sx={{ flex: '1 1 180px', '& input': { fontSize: 14 } }}
    />
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25, pt: 1 }}>
      {box('name', 'Name', 100)}
      {box('reason', 'Reason', 200)}
    </Box>
  );
};
