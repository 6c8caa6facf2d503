import Typography from '@mui/material/Typography';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';
import { drafts } from '../../ui/form/draft/drafts';
import { unsent } from '../../ui/form/draft/unsent';
import { useLogout } from './useLogout';

interface LogoutDialogProps {
  open: boolean;
  onClose: () => void;
}

export const LogoutDialog = ({ open, onClose }: LogoutDialogProps) => (
  <ConfirmDialog
    open={open}
    question="Are you sure you want to logout?"
    confirmLabel="Yes"
    onConfirm={useLogout()}
    onCancel={onClose}
  >
    {open && unsent.any() && (
      <Typography sx={{ mt: 1.5, color: 'error.main', fontWeight: 600 }}>
        What you recorded without a network is saved on this phone alone and not sent yet. It goes
        with it.
      </Typography>
    )}
    {drafts.any() && (
      <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>
        What you typed in this tab and did not send goes with it.
      </Typography>
    )}
  </ConfirmDialog>
);
