import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { ToastBox, ToastText } from './ToastBox';
import type { ToastDesk, ToastMessage } from './toastDesk';
import { toastRole, toastRoot } from './toastPlace';
import { useStay } from './useStay';

const PlainToast = ({ desk, message }: { desk: ToastDesk; message: ToastMessage }) => {
  const { key, kind, text, stay } = message;
  const close = useCallback(() => desk.close(key), [desk, key]);
  return (
    <Box role={toastRole(kind)} sx={{ mb: 1.5 }} {...useStay(stay, close)}>
      <ToastBox kind={kind}>
        <ToastText>{text}</ToastText>
        <Button color="inherit" onClick={close}>
          Dismiss
        </Button>
      </ToastBox>
    </Box>
  );
};

/**
 * What is said where the code that shows it well could not be fetched, as without a network: words alone, as nothing that
 * a message offers could be done then.
 */
export const ToastsPlain = ({ desk }: { desk: ToastDesk }) => {
  const messages = useSyncExternalStore(desk.onWaiting, desk.waiting);
  return createPortal(
    <Box
      sx={{
        position: 'fixed',
        top: 88,
        right: 20,
        left: { xs: 20, sm: 'auto' },
        zIndex: 'snackbar',
      }}
    >
      {messages.map((message) => (
        <PlainToast key={message.key} desk={desk} message={message} />
      ))}
    </Box>,
    toastRoot() ?? document.body,
  );
};
