import Box from '@mui/material/Box';
import type { Tone } from './tones';

interface StatusChipProps {
  tone: Tone;
  label: string;
}

/** A state in a word and a colour; never a colour alone. */
export const StatusChip = ({ tone, label }: StatusChipProps) => (
  <Box
    component="span"
    sx={{
      display: 'inline-flex',
      alignItems: 'center',
      gap: 0.75,
      px: 1.25,
      py: 0.25,
      borderRadius: '999px',
      fontSize: 13,
      lineHeight: '20px',
      fontWeight: 600,
      whiteSpace: 'nowrap',
      color: `var(--tone-${tone}-text)`,
      bgcolor: `var(--tone-${tone}-ground)`,
      '&::before': {
        content: '""',
        flex: 'none',
        width: 6,
        height: 6,
        borderRadius: '50%',
        bgcolor: 'currentColor',
      },
    }}
  >
    {label}
  </Box>
);
