import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useCallback, useState } from 'react';

/** A file that the user chose to upload. */
export interface Chosen {
  id: string;
  file: File;
  /** The reason why the upload failed. */
  problem?: string;
}

/** Creates an object URL for the preview and releases it on unmount. */
const useFilePicture = (file: File) =>
  useCallback(
    (picture: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      picture.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );

interface ChosenPhotoProps {
  chosen: Chosen;
  busy: boolean;
  onLeaveOut: () => void;
}

/** A chosen file with its error and a button to remove it. */
export const ChosenPhoto = ({ chosen, busy, onLeaveOut }: ChosenPhotoProps) => {
  const { file, problem } = chosen;
  const picture = useFilePicture(file);
  const [broken, setBroken] = useState(false);
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <Box
        sx={{
          ...{ flex: 'none', width: 48, height: 48, borderRadius: '8px', overflow: 'hidden' },
          ...{ border: 1, borderColor: problem ? 'error.main' : 'divider' },
        }}
      >
        {!broken && (
          <img
            ref={picture}
            alt=""
            onError={() => setBroken(true)}
            style={{ width: '100%', height: '100%', objectFit: 'cover' }}
          />
        )}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, fontSize: 14, overflowWrap: 'anywhere' }}>
        {file.name}
        {problem && (
          <Box role="alert" sx={{ color: 'error.main', fontWeight: 600 }}>
            {problem}
          </Box>
        )}
      </Box>
      <IconButton aria-label={`Remove ${file.name}`} disabled={busy} onClick={onLeaveOut}>
        <Close fontSize="small" />
      </IconButton>
    </Box>
  );
};
