import Box from '@mui/material/Box';
import { illustrationAt } from '../../ui/illustrations/LineIllustration';

/** Icons on a 48 × 48 grid: teal lines with an orange detail. */
export type LineIconName =
  | 'clock'
  | 'door'
  | 'leaf'
  | 'bolt'
  | 'shirt'
  | 'calendar'
  | 'scooter'
  | 'iron'
  | 'hanger'
  | 'blanket';

export const LineIcon = ({ name, size = 44 }: { name: LineIconName; size?: number }) => (
  <Box
    component="svg"
    viewBox="0 0 48 48"
    aria-hidden
    sx={{
      flex: 'none',
      width: size,
      height: size,
      color: 'primary.main',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2.25,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    }}
  >
    <use href={illustrationAt(name)} />
  </Box>
);
