import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useContext, useEffect, useEffectEvent } from 'react';
import { usePermissions } from '../../../session/permissions/usePermissions';
import { usePhotoSectionQuery } from './PhotoSection.generated';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { PhotoGallery } from '../../photos/PhotoGallery';
import { PhotoPicker } from '../../photos/PhotoPicker';
import { OfflineQueueContext } from '../offlineQueueContext';
import { AddPhotosForm } from './AddPhotosForm';
import { useAddPhotos } from './useAddPhotos';

/** The highest number of photos of an order. */
const maxPhotos = 10;

interface PhotoSectionProps {
  orderId: string;
  /** Called when the user chooses or clears unsaved photos. */
  onTyping: (chosen: boolean) => void;
}

/** True for users who handle laundry, and for drivers on the page of their own round. */
function useMayAdd(): boolean {
  const may = usePermissions();
  const drives = useContext(OfflineQueueContext) !== null && may('rounds.drive');
  return drives || may('orders.pickup') || may('orders.update_status') || may('orders.deliver');
}

const AddPhotos = ({ orderId, onTyping, count }: PhotoSectionProps & { count: number }) => {
  const { chosen, done, choose, leaveOut, drop, save } = useAddPhotos(orderId);
  const any = chosen.length > 0;
  const reportTyping = useEffectEvent(onTyping);
  useEffect(() => {
    reportTyping(any);
    return () => reportTyping(false);
  }, [any]);
  return (
    <>
      {count < maxPhotos && (
        <PhotoPicker size="small" onPick={choose}>
          {any ? 'Choose more' : 'Add photos'}
        </PhotoPicker>
      )}
      {any && (
        <Box sx={{ flexBasis: '100%' }}>
          <AddPhotosForm {...{ chosen, done }} onLeaveOut={leaveOut} onDrop={drop} onSave={save} />
        </Box>
      )}
    </>
  );
};

export const PhotoSection = (props: PhotoSectionProps) => {
  const mayAdd = useMayAdd();
  const { data, error, refetch } = usePhotoSectionQuery({
    variables: { id: props.orderId },
    fetchPolicy: 'cache-and-network',
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
        Loading photos...
      </Typography>
    );
  }
  const { photos } = data.order;
  return (
    <>
      {photos.length > 0 && <PhotoGallery order={data.order} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 0.5 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {photos.length > 0 ? `${photos.length} of at most ${maxPhotos}` : 'No photos yet'}
        </Typography>
        {mayAdd && <AddPhotos {...props} count={photos.length} />}
      </Box>
    </>
  );
};
