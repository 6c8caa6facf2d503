import { taggedOrder } from '@laundry/api/rules/tag-code';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { scanQrCodes } from './scanQrCodes';

/** Messages for camera errors, by the error name of the browser. */
const failures: Record<string, string> = {
  NotAllowedError: 'Camera access is blocked. Allow it for this site in the browser settings.',
  NotFoundError: 'No camera was found. Type the order ID instead.',
  NotReadableError: 'Another app is using the camera. Close it and try again.',
};

const failureText = (error: unknown): string =>
  (error instanceof Error && failures[error.name]) ||
  'The camera could not be started. Try again, or type the order ID.';

interface TagScannerProps {
  /** Called once for each tag in view. */
  onTag: (code: string) => void;
  /** Called with a message if the camera is unavailable. */
  onFailure: (text: string) => void;
}

/** Reads tags with the camera. The camera is on while this component is on screen. */
export const TagScanner = ({ onTag, onFailure }: TagScannerProps) => {
  const player = useRef<HTMLVideoElement>(null);
  const [last, setLast] = useState<string>();
  const see = useEffectEvent((code: string): void => {
    if (code === last) return;
    setLast(code);
    if (taggedOrder(code) !== null) onTag(code);
  });
  const fail = useEffectEvent((error: unknown): void => onFailure(failureText(error)));
  useEffect(() => {
    const over = new AbortController();
    const watch = async (): Promise<void> => {
      try {
        if (player.current) await scanQrCodes(player.current, see, over.signal);
      } catch (error) {
        if (!over.signal.aborted) fail(error);
      }
    };
    void watch();
    return () => over.abort();
  }, []);
  const isOther = last !== undefined && taggedOrder(last) === null;
  return (
    <Box>
      <Box
        component="video"
        ref={player}
        muted
        playsInline
        aria-label="Camera view"
        sx={{
          display: 'block',
          width: 1,
          aspectRatio: '4 / 3',
          maxHeight: '45dvh',
          objectFit: 'cover',
          borderRadius: '12px',
          bgcolor: 'common.black',
        }}
      />
      <Typography variant="body2" role="status" sx={{ mt: 1, color: 'text.secondary' }}>
        {isOther ? 'This is not an order tag.' : 'Point the camera at a garment tag.'}
      </Typography>
    </Box>
  );
};
