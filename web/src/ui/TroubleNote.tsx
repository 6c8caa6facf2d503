import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { Trouble } from './changes';

/** Why a save did not go through, beside the button that was pressed. */
export const TroubleNote = ({ trouble }: { trouble: Trouble | null }) => {
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
      <Box>What you typed is kept. Look it over and save again.</Box>
    </Alert>
  );
};
