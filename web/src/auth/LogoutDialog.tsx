import { useState } from 'react';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { useLogout } from './useLogout';

interface LogoutDialogProps {
  open: boolean;
  onClose: () => void;
}

export const LogoutDialog = ({ open, onClose }: LogoutDialogProps) => {
  const logout = useLogout();
  const [busy, setBusy] = useState(false);
  const confirm = async (): Promise<void> => {
    setBusy(true);
    await logout();
    setBusy(false);
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      question="Are you sure you want to logout?"
      confirmLabel="Yes"
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
};
