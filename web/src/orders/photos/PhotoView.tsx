import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { PhotoGallery_OrderFragment } from './PhotoGallery.generated';
import { toRequestError } from '../../graphql/errors';
import { useRefetchActive } from '../../graphql/useRefetchActive';
import { CloseButton } from '../../ui/dialog/CloseButton';
import { DeleteDialog } from '../../ui/dialog/DeleteDialog';
import { Dialog } from '../../ui/dialog/Dialog';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { useToast } from '../../ui/feedback/useToast';
import { formatDateTime } from '../../ui/format/dates';
import { pictureAddress, removePhoto } from './photoCalls';
import { useAuthorizedImage } from './useAuthorizedImage';

type Photo = PhotoGallery_OrderFragment['photos'][number];

interface PictureProps {
  orderId: string;
  photo: Photo;
  label: string;
  onGone: () => void;
}

const Picture = ({ orderId, photo, label, onGone }: PictureProps) => {
  const { url, error, again } = useAuthorizedImage(pictureAddress(orderId, photo.id));
  const isGone = error !== undefined && toRequestError(error).code === 'NOT_FOUND';
  const reportGone = useEffectEvent(onGone);
  useEffect(() => {
    if (isGone) reportGone();
  }, [isGone]);
  const { width, height } = photo;
  // As large as the dialog allows. The height is reserved before the photo has loaded.
  const fit = { width: `min(100%, ${width}px, ${(width / height) * 50}vh)`, mx: 'auto' };
  if (error !== undefined)
    return <ErrorState error={error} text="This photo could not be loaded." onRetry={again} />;
  return (
    <Box sx={{ ...fit, aspectRatio: `${width} / ${height}` }}>
      {url ? (
        <img src={url} alt={label} style={{ display: 'block', width: '100%', height: '100%' }} />
      ) : (
        <Skeleton
          variant="rounded"
          role="status"
          aria-label="Loading photo..."
          sx={{ width: '100%', height: '100%' }}
        />
      )}
    </Box>
  );
};

interface PhotoViewProps {
  order: PhotoGallery_OrderFragment;
  /** Index of the photo from 0. -1 for a deleted one. */
  place: number;
  onShow: (place: number) => void;
  onClose: () => void;
}

/** One photo as large as the dialog, with a delete button for permitted users. */
export const PhotoView = ({ order, place, onShow, onClose }: PhotoViewProps) => {
  const titleId = useId();
  const refetchActive = useRefetchActive();
  const toast = useToast();
  const [removing, setRemoving] = useState(false);
  const { id: orderId, photos } = order;
  const photo = photos[place];
  const gone = useEffectEvent(() => {
    toast.info('This photo has been removed.');
    onClose();
  });
  const isThere = photo !== undefined;
  useEffect(() => {
    if (!isThere) gone();
  }, [isThere]);
  if (!photo) return null;
  const title = `Photo ${place + 1} of ${photos.length}`;
  const remove = async (): Promise<string> => {
    try {
      const said = await removePhoto(orderId, photo.id);
      // A toast confirms the deletion, so the dialog announces nothing.
      onClose();
      return said;
    } finally {
      // Another user may have deleted the photo first.
      refetchActive();
    }
  };
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent tabIndex={0} sx={{ outlineOffset: -2 }}>
        <Picture
          key={photo.id}
          orderId={orderId}
          photo={photo}
          label={photo.note ?? title}
          onGone={refetchActive}
        />
        <Box sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
          {photo.note && <Box sx={{ fontWeight: 600 }}>{photo.note}</Box>}
          <Box sx={{ color: 'text.secondary', fontSize: 14 }}>
            {formatDateTime(photo.addedAt)}
            {photo.addedBy && ` · ${photo.addedBy.name}`}
          </Box>
        </Box>
      </DialogContent>
      <DialogActions sx={{ '& button': { px: { xs: 1, sm: 2 } } }}>
        {photo.removable && (
          <Button color="error" onClick={() => setRemoving(true)} sx={{ mr: 'auto' }}>
            Remove
          </Button>
        )}
        {photos.length > 1 && (
          <>
            <Button color="inherit" disabled={place === 0} onClick={() => onShow(place - 1)}>
              Previous
            </Button>
            <Button
              color="inherit"
              disabled={place === photos.length - 1}
              onClick={() => onShow(place + 1)}
            >
              Next
            </Button>
          </>
        )}
        <CloseButton variant="contained" color="primary">
          Back
        </CloseButton>
      </DialogActions>
      {removing && (
        <DeleteDialog
          title="Remove this photo?"
          question={`${photo.note ? `“${photo.note}”. ` : ''}It cannot be restored. The timeline still shows that a photo was added.`}
          verb={['Remove', 'Removing...']}
          onDelete={remove}
          onClose={() => setRemoving(false)}
        />
      )}
    </Dialog>
  );
};
