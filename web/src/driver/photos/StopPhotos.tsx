import Box from '@mui/material/Box';
import { PhotoPicker } from '../../orders/photos/PhotoPicker';
import type { QueuedAction } from '../../offline/queueStorage';
import { isPhoto } from './photoUpload';
import { useQueuePhotos } from './useQueuePhotos';

interface StopPhotosProps {
  orderId: string;
  queued: readonly QueuedAction[];
}

const half = {
  minHeight: 48,
  px: 0.5,
  whiteSpace: 'nowrap',
  // On the narrowest phones only the text fits, without icons.
  '@media (max-width: 359.95px)': { '& .MuiButton-startIcon': { display: 'none' } },
} as const;

const waitText = (count: number): string =>
  count === 1 ? '1 photo to send from this phone' : `${count} photos to send from this phone`;

/** Photos of a stop, from the camera or from files. */
export const StopPhotos = ({ orderId, queued }: StopPhotosProps) => {
  const { busy, problems, take } = useQueuePhotos(orderId);
  const waiting = queued.filter((action) => action.orderId === orderId && isPhoto(action));
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: '1fr 1fr' }}>
      <PhotoPicker
        camera
        color="primary"
        variant="outlined"
        disabled={busy}
        onPick={take}
        sx={half}
      >
        {busy ? 'Saving...' : 'Add photo'}
      </PhotoPicker>
      <PhotoPicker
        color="primary"
        variant="outlined"
        startIcon={null}
        disabled={busy}
        onPick={take}
        sx={half}
      >
        Choose photo
      </PhotoPicker>
      {waiting.length > 0 && (
        <Box role="status" sx={{ gridColumn: '1 / -1' }}>
          {waitText(waiting.length)}
        </Box>
      )}
      {problems.map((problem) => (
        <Box
          key={problem}
          role="alert"
          sx={{
            ...{ gridColumn: '1 / -1', color: 'error.main', fontWeight: 600 },
            overflowWrap: 'anywhere',
          }}
        >
          {problem}
        </Box>
      ))}
    </Box>
  );
};
