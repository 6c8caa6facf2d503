import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { queueFiles } from '../../offline/queueFiles';

/** Photo that is still queued on this phone. */
export const QueuedPhoto = ({ userId, id }: { userId: string; id: string }) => {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    let made: string | undefined;
    let gone = false;
    queueFiles.read(userId, id).then(
      (picture) => {
        if (gone || !picture) return;
        made = URL.createObjectURL(picture);
        setUrl(made);
      },
      () => undefined,
    );
    return () => {
      gone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [userId, id]);
  return (
    <Box
      sx={{
        ...{ width: 72, height: 72, mt: 0.5, border: 1, borderColor: 'divider' },
        ...{ borderRadius: '8px', overflow: 'hidden' },
      }}
    >
      {url && (
        <img
          src={url}
          alt="The photo"
          style={{ display: 'block', width: '100%', height: '100%', objectFit: 'cover' }}
        />
      )}
    </Box>
  );
};
