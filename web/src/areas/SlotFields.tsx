import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { TimeField } from '../ui/form/DateField';
import { TextField } from '../ui/form/TextField';

interface SlotFieldsProps {
  /** Where it stands in the values of the form. */
  path: string;
  /** What it is called, for those who hear it. */
  name: string;
  /** True where its first box is typed into next. */
  isNew: boolean;
  onRemove: () => void;
}

const layout = {
  display: 'grid',
  gap: 1,
  alignItems: 'start',
  pt: 0.75,
  // On a phone how many and remove stand below from when to when.
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: '148px 148px 104px 40px' },
  gridTemplateAreas: { xs: '"starts ends" "capacity remove"', sm: '"starts ends capacity remove"' },
  // There the whole box opens the clock.
  '& input::-webkit-calendar-picker-indicator': { display: { xs: 'none', sm: 'block' } },
} as const;

/** One slot of a weekday: from when to when, and for how many pickups. */
export const SlotFields = ({ path, name, isNew, onRemove }: SlotFieldsProps) => (
  <Box sx={layout}>
    <TimeField
      name={`${path}.starts`}
      label="From"
      spoken={`From, ${name}`}
      size="small"
      autoFocus={isNew}
      sx={{ gridArea: 'starts' }}
    />
    <TimeField
      name={`${path}.ends`}
      label="To"
      spoken={`To, ${name}`}
      size="small"
      sx={{ gridArea: 'ends' }}
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
