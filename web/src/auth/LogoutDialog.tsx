import { ConfirmDialog } from '../ui/ConfirmDialog';
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
  />
);
