import type { SxProps, Theme } from '@mui/material/styles';
import { narrowScreen } from '../useIsNarrowScreen';

/** Pressed toggle buttons have the teal of the current page in the header. */
export const toggleStyles: SxProps<Theme> = {
  px: 2,
  height: 40,
  [narrowScreen]: { height: 44 },
  textTransform: 'none',
  fontSize: 14,
  fontWeight: 600,
  color: 'text.secondary',
  '&.Mui-selected, &.Mui-selected:hover': { color: 'primary.dark', bgcolor: 'primary.light' },
};
