import BrokenImage from '@mui/icons-material/BrokenImageOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import type { PhotoGallery_OrderFragment } from './PhotoGallery.generated';
import { ignoreDoubleClick } from '../../ui/ignoreDoubleClick';
import { pictureAddress } from './photoCalls';
import { PhotoView } from './PhotoView';
import { useAuthorizedImage } from './useAuthorizedImage';

type Photo = PhotoGallery_OrderFragment['photos'][number];

interface PreviewProps {
  orderId: string;
  photo: Photo;
  /** Alternative text for screen readers. */
  label: string;
  onOpen: () => void;
}

const filled = { width: '100%', height: '100%' } as const;

const Preview = ({ orderId, photo, label, onOpen }: PreviewProps) => {
  const { url, error } = useAuthorizedImage(pictureAddress(orderId, photo.id, 'preview'));
  return (
    <ButtonBase
      focusRipple
      aria-label={label}
      onClick={ignoreDoubleClick(onOpen)}
      sx={{
        ...{ width: 96, height: 96, border: 1, borderColor: 'divider', borderRadius: '8px' },
        ...{ overflow: 'hidden', bgcolor: 'background.default' },
        '&.Mui-focusVisible': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 },
      }}
    >
      {url && <img src={url} alt="" style={{ ...filled, objectFit: 'cover' }} />}
      {!url && !error && <Skeleton variant="rectangular" sx={filled} />}
      {!url && error !== undefined && <BrokenImage sx={{ color: 'text.secondary' }} />}
    </ButtonBase>
  );
};

/** Previews of the photos of an order. A click opens a photo in the same dialog. */
export const PhotoGallery = ({ order }: { order: PhotoGallery_OrderFragment }) => {
  const [open, setOpen] = useState<string>();
  const { id: orderId, photos } = order;
  const place = photos.findIndex(({ id }) => id === open);
  const labelOf = ({ note }: Photo, index: number): string =>
    `Photo ${index + 1} of ${photos.length}${note ? `: ${note}` : ''}`;
  return (
    <>
      <Box
        component="ul"
        aria-label="Photos"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, listStyle: 'none', m: 0, p: 0 }}
      >
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <Preview
              orderId={orderId}
              photo={photo}
              label={labelOf(photo, index)}
              onOpen={() => setOpen(photo.id)}
            />
          </li>
        ))}
      </Box>
      {open && (
        <PhotoView
          order={order}
          place={place}
          onShow={(next) => setOpen(photos[next]?.id)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
};
