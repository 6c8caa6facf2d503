import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { StopDetails_StopFragment } from '../rounds/StopDetails.generated';
import { ignoreDoubleClick } from '../ui/ignoreDoubleClick';
import { kindLabels } from '../rounds/roundLabels';
import { big, StopFrame } from './CurrentStop';
import type { RemovalReason } from './useCurrentStop';

interface RemovedStopProps {
  stop: StopDetails_StopFragment;
  why: RemovalReason;
  onGo: () => void;
}

/** Notice that the driver's current stop was cancelled or removed by staff. */
export const RemovedStop = ({ stop, why, onGo }: RemovedStopProps) => {
  const kind = kindLabels[stop.kind].toLowerCase();
  return (
    <StopFrame stop={stop}>
      <Box role="alert" sx={{ fontSize: 18, fontWeight: 650, color: 'error.main' }}>
        {why === 'cancelled' ? `This ${kind} was cancelled.` : `The office removed this ${kind}.`}
      </Box>
      <Button variant="contained" onClick={ignoreDoubleClick(onGo)} sx={{ ...big, minHeight: 64 }}>
        Continue
      </Button>
    </StopFrame>
  );
};
