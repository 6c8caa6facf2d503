import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { DialogFrame } from './DialogFrame';
import { ignoreDoubleClick } from '../ignoreDoubleClick';

interface ConfirmDialogProps {
  open: boolean;
  title?: string;
  question: ReactNode;
  /**
   * Further text, or fields before confirmation. A form inside has a separate dialog, which saves its draft.
   */
  children?: ReactNode;
  confirmLabel: string;
  busyLabel?: string;
  cancelLabel?: string;
  busy?: boolean;
  error?: string;
  destructive?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Confirmation dialog. It does not close while the confirmed action runs. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { open, title, question, confirmLabel, busyLabel, busy = false, error, onCancel } = props;
  const titleId = useId();
  const textId = useId();
  return (
    <DialogFrame
      open={open}
      guard={{ close: () => busy || onCancel() }}
      maxWidth="xs"
      role="alertdialog"
      aria-labelledby={title ? titleId : textId}
      aria-describedby={textId}
    >
      {title && <DialogTitle id={titleId}>{title}</DialogTitle>}
      <DialogContent sx={{ pt: title ? 1 : 3 }}>
        <Typography id={textId}>{question}</Typography>
        {props.children}
        {error && (
          <Typography role="alert" sx={{ color: 'error.main', mt: 1.5 }}>
            {error}
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" disabled={busy} onClick={onCancel} autoFocus>
          {props.cancelLabel ?? 'Cancel'}
        </Button>
        <Button
          variant="contained"
          color={props.destructive ? 'error' : 'primary'}
          disabled={busy}
          onClick={ignoreDoubleClick(props.onConfirm)}
        >
          {busy ? (busyLabel ?? confirmLabel) : confirmLabel}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
};
