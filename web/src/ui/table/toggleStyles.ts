import type { SxProps, Theme } from '@mui/material/styles';
import { narrowScreen } from '../useIsNarrowScreen';

/** A pressed button is teal, as the header's page is. */
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
