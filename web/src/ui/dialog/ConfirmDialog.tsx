import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { Dialog } from './Dialog';
import { onlyOnce } from '../onlyOnce';

interface ConfirmDialogProps {
  open: boolean;
  title?: string;
  question: ReactNode;
  /** What else stands in it, such as a box for a reason. */
  children?: ReactNode;
  confirmLabel: string;
  busyLabel?: string;
  cancelLabel?: string;
  busy?: boolean;
  /** Shown in red above the buttons. */
  error?: string;
  destructive?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { open, title, question, confirmLabel, busyLabel, busy = false, error } = props;
  const titleId = useId();
  const textId = useId();
  return (
    <Dialog
      open={open}
      onClose={props.onCancel}
      busy={busy}
      maxWidth="xs"
      role="alertdialog"
      aria-labelledby={title ? titleId : textId}
      aria-describedby={textId}
    >
      {title && <DialogTitle id={titleId}>{title}</DialogTitle>}
      <DialogContent sx={{ pt: title ? 1 : 3 }}>
        <DialogContentText id={textId} sx={{ color: 'text.primary' }}>
          {question}
        </DialogContentText>
        {props.children}
        {error && (
          <DialogContentText role="alert" sx={{ color: 'error.main', mt: 1.5 }}>
            {error}
          </DialogContentText>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" disabled={busy} onClick={props.onCancel} autoFocus>
          {props.cancelLabel ?? 'Cancel'}
        </Button>
        <Button
          variant="contained"
          color={props.destructive ? 'error' : 'primary'}
          disabled={busy}
          onClick={onlyOnce(props.onConfirm)}
        >
          {busy ? (busyLabel ?? confirmLabel) : confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
