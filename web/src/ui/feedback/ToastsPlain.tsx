import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSyncExternalStore } from 'react';
import type { ToastDesk } from './toastDesk';

/** What is said where the code that shows it well could not be fetched, as without a network. */
export const ToastsPlain = ({ desk }: { desk: ToastDesk }) => {
  const messages = useSyncExternalStore(desk.onWaiting, desk.waiting);
  return (
    <Box sx={{ position: 'fixed', top: 88, right: 20, zIndex: 'snackbar', maxWidth: 420 }}>
      {messages.map(({ key, text }) => (
        <Box
          key={key}
          role="alert"
          sx={{
            mb: 1,
            pl: 2,
            borderRadius: '12px',
            fontWeight: 600,
            boxShadow: 'var(--soft-shadow)',
            color: 'var(--tone-blue-text)',
            bgcolor: 'var(--tone-blue-ground)',
          }}
        >
          {text}
          <Button color="inherit" onClick={() => desk.close(key)}>
            Dismiss
          </Button>
        </Box>
      ))}
    </Box>
  );
};
