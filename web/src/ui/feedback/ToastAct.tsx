import Button from '@mui/material/Button';
import { useRef } from 'react';
import type { ToastMessage } from './toastDesk';
import { leaveToast, noteComing } from './toastFocus';

interface ToastActProps {
  act: NonNullable<ToastMessage['act']>;
  onClose: () => void;
}

/** What a message offers to do, once: it goes with the first press. */
export const ToastAct = ({ act, onClose }: ToastActProps) => {
  const done = useRef(false);
  const press = (): void => {
    if (done.current) return;
    done.current = true;
    leaveToast();
    onClose();
    act.press();
  };
  return (
    <Button
      data-act
      size="small"
      color="inherit"
      variant="outlined"
      aria-keyshortcuts="Alt+T"
      onFocus={noteComing}
      onClick={press}
      sx={{ flex: 'none' }}
    >
      {act.label}
    </Button>
  );
};
