import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { tabSessionStorage } from '../tabSessionStorage';

/** Under a form whose code did not come: it stands there with what was typed, and the note is seen wherever the form is. */
export const WaitingNote = ({ onRetry }: { onRetry: () => void }) => (
  <Box
    role="alert"
    sx={{
      position: 'sticky',
      // Above what else floats there.
      bottom: 'calc(8px + var(--bottom-bar, 0px))',
      zIndex: 1,
      mt: 2.5,
      p: 1.5,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 1.5,
      border: 1,
      borderColor: 'error.main',
      borderRadius: 1,
      bgcolor: 'background.paper',
    }}
  >
    <Box sx={{ flex: '1 1 12em' }}>
      This form could not be loaded.
      {tabSessionStorage() && ' What you typed is kept.'}
    </Box>
    <Button variant="outlined" onClick={onRetry}>
      Try again
    </Button>
  </Box>
);
