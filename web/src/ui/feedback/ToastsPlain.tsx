import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { ToastBox, ToastText } from './ToastBox';
import type { ToastDesk, ToastMessage } from './toastDesk';
import { toastRole, toastRoot } from './toastPlace';

/**
 * Calls once the time is over, which stands still while somebody points at it or looks at another window; after that
 * half of it is left, as it is with the messages that these stand in for.
 */
function useStay(stay: number, onOver: () => void) {
  const [left, setLeft] = useState<number | null>(stay);
  const pause = useCallback(() => setLeft(null), []);
  const resume = useCallback(() => setLeft(stay / 2), [stay]);
  useEffect(() => {
    if (left === null) return undefined;
    const timer = setTimeout(onOver, left);
    return () => clearTimeout(timer);
  }, [left, onOver]);
  useEffect(() => {
    window.addEventListener('blur', pause);
    window.addEventListener('focus', resume);
    return () => {
      window.removeEventListener('blur', pause);
      window.removeEventListener('focus', resume);
    };
  }, [pause, resume]);
  return { onMouseEnter: pause, onMouseLeave: resume };
}

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

/** What is said where the code that shows it well could not be fetched, as without a network. */
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
