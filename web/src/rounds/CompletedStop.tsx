import Box from '@mui/material/Box';
import type { StopDetails_StopFragment } from './StopDetails.generated';
import { formatDateTime } from '../ui/format/dates';
import { StatusChip } from '../ui/StatusChip';
import { failureText, stopStatusTones, stopStatusLabels } from './roundLabels';
import { StopDetails } from './StopDetails';

export const stopRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 1,
  px: 2,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
} as const;

export const stopDetails = { flex: '1 1 240px', minWidth: 0 } as const;

/** Completed, failed or cancelled stop. */
export const CompletedStop = ({ stop }: { stop: StopDetails_StopFragment }) => (
  <Box component="li" sx={{ ...stopRow, bgcolor: 'linen.main' }}>
    <Box sx={stopDetails}>
      <StopDetails stop={stop} />
      {stop.failure && (
        <Box sx={{ fontSize: 14, color: 'error.main' }}>
          {failureText(stop.failure)} ({formatDateTime(stop.failure.failedAt)})
        </Box>
      )}
    </Box>
    <StatusChip tone={stopStatusTones[stop.status]} label={stopStatusLabels[stop.status]} />
  </Box>
);
