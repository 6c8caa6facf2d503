import Typography from '@mui/material/Typography';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';
import { drafts } from '../../ui/form/draft/drafts';
import { useLogout } from './useLogout';

interface LogoutDialogProps {
  open: boolean;
  onClose: () => void;
  /** What else goes with it, where that is worse than what was typed. */
  note?: string | false;
}

export const LogoutDialog = ({ open, onClose, note }: LogoutDialogProps) => (
  <ConfirmDialog
    open={open}
    question="Are you sure you want to logout?"
    confirmLabel="Yes"
    onConfirm={useLogout()}
    onCancel={onClose}
  >
    {(note || drafts.any()) && (
      <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>
        {note || 'What you typed in this tab and did not send goes with it.'}
      </Typography>
    )}
  </ConfirmDialog>
);
