import Box from '@mui/material/Box';
import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

export const OfflineNotice = () => {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <Box role="status" className="no-print">
      {!online && (
        <Box
          sx={{
            px: 3,
            py: 1,
            textAlign: 'center',
            fontSize: 14,
            fontWeight: 600,
            color: 'var(--tone-yellow-text)',
            bgcolor: 'var(--tone-yellow-ground)',
          }}
        >
          You are offline. What you typed stays on this device.
        </Box>
      )}
    </Box>
  );
};
