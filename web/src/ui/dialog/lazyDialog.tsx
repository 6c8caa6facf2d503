import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import type { ComponentType, ReactNode } from 'react';
import { lazyComponent, type LazyComponent } from '../feedback/lazyComponent';

interface DialogProps {
  open?: boolean;
  onClose: () => void;
}

/** Small dialog that shows loading and errors. It is part of the page's own code. */
const Place = ({ role, children }: { role: 'status' | 'alert'; children: ReactNode }) => (
  <Box
    sx={{
      position: 'fixed',
      inset: 0,
      zIndex: 'modal',
      display: 'grid',
      placeItems: 'center',
      p: 2,
      bgcolor: 'rgb(0 0 0 / 0.4)',
    }}
  >
    <Stack
      role={role}
      spacing={2}
      sx={{
        alignItems: 'center',
        textAlign: 'center',
        p: 3,
        maxWidth: 360,
        borderRadius: '16px',
        bgcolor: 'background.paper',
      }}
    >
      {children}
    </Stack>
  </Box>
);

const Waiting = ({ open }: DialogProps) =>
  open === false ? null : (
    <Place role="status">
      <CircularProgress aria-label="Loading..." />
    </Place>
  );

const Failed = ({ open, onClose, onRetry }: DialogProps & { onRetry: () => void }) =>
  open === false ? null : (
    <Place role="alert">
      <span>This could not be loaded. Check your connection and try again.</span>
      <Stack direction="row" spacing={1}>
        <Button color="inherit" onClick={onClose}>
          Close
        </Button>
        <Button variant="contained" onClick={onRetry} autoFocus>
          Try again
        </Button>
      </Stack>
    </Place>
  );

/** Dialog, drawer or menu whose code loads when it first opens. */
export const lazyDialog = <Name extends string, Props extends DialogProps>(
  fetchChunk: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyComponent<Props> => lazyComponent(fetchChunk, name, { Waiting, Failed });
