import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { Trouble } from './changes';

interface TroubleNoteProps {
  trouble: Trouble | null;
  /** True when saving again makes no sense. */
  over?: boolean;
}

/** Why a save did not go through, beside the button that was pressed. */
export const TroubleNote = ({ trouble, over }: TroubleNoteProps) => {
  if (!trouble) return null;
  if (!trouble.changes) return <Alert severity="error">{trouble.text}</Alert>;
  return (
    <Alert severity="warning" role="alert">
      {trouble.text}
      {trouble.changes.length > 0 && (
        <Box component="ul" sx={{ m: 0, my: 0.5, pl: 2.5 }}>
          {trouble.changes.map((line) => (
            <Box component="li" key={line} sx={{ overflowWrap: 'anywhere' }}>
              {line}
            </Box>
          ))}
        </Box>
      )}
      {!over && <Box>What you typed is kept. Look it over and save again.</Box>}
    </Alert>
  );
};
