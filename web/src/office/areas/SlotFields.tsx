import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { TimeField } from '../../ui/form/DateField';
import { TextField } from '../../ui/form/TextField';

interface SlotFieldsProps {
  /** Path of the slot in the form values. */
  path: string;
  /** Name of the slot for screen readers. */
  name: string;
  /** True for a new slot, whose first field gets the focus. */
  isNew: boolean;
  onRemove: () => void;
}

const layout = {
  display: 'grid',
  gap: 1,
  alignItems: 'start',
  pt: 0.75,
  // On phones the capacity and the remove button are below the times.
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: '148px 148px 104px 40px' },
  gridTemplateAreas: { xs: '"start end" "capacity remove"', sm: '"start end capacity remove"' },
  // On phones a tap anywhere in the field opens the time picker.
  '& input::-webkit-calendar-picker-indicator': { display: { xs: 'none', sm: 'block' } },
} as const;

/** One slot of a weekday: start, end and number of pickups. */
export const SlotFields = ({ path, name, isNew, onRemove }: SlotFieldsProps) => (
  <Box sx={layout}>
    <TimeField
      name={`${path}.startTime`}
      label="From"
      spoken={`From, ${name}`}
      size="small"
      autoFocus={isNew}
      sx={{ gridArea: 'start' }}
    />
    <TimeField
      name={`${path}.endTime`}
      label="To"
      spoken={`To, ${name}`}
      size="small"
      sx={{ gridArea: 'end' }}
    />
    <TextField
      name={`${path}.capacity`}
      label="Pickups"
      size="small"
      autoComplete="off"
      slotProps={{ htmlInput: { inputMode: 'numeric', 'aria-label': `Pickups, ${name}` } }}
      sx={{ gridArea: 'capacity' }}
    />
    <IconButton
      aria-label={`Remove ${name}`}
      onClick={onRemove}
      sx={{ gridArea: 'remove', width: 40, height: 40 }}
    >
      <DeleteOutlined fontSize="small" />
    </IconButton>
  </Box>
);
