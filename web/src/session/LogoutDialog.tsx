import Typography from '@mui/material/Typography';
import { ConfirmDialog } from '../ui/dialog/ConfirmDialog';
import { drafts } from '../ui/form/draft/drafts';
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
    {drafts.any() && (
      <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>
        Unsaved changes in this tab will be lost.
      </Typography>
    )}
  </ConfirmDialog>
);
