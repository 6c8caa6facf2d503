import { useState } from 'react';
import { useDeleteAddressMutation, type SavedAddress_AddressFragment } from '../graphql/generated';
import { ConfirmDialog } from '../ui/dialog/ConfirmDialog';
import { useToast } from '../ui/feedback/useToast';

interface DeleteAddressDialogProps {
  /** The address to delete; closed without one. */
  address: SavedAddress_AddressFragment | null;
  onClose: () => void;
}

export const DeleteAddressDialog = ({ address, onClose }: DeleteAddressDialogProps) => {
  const [deleteAddress] = useDeleteAddressMutation();
  const [busy, setBusy] = useState(false);
  const toast = useToast();
  const confirm = async (): Promise<void> => {
    if (!address) return;
    setBusy(true);
    try {
      const { data } = await deleteAddress({ variables: { id: address.id } });
      toast.success(data?.deleteAddress.message || 'Address deleted successfully');
      onClose();
    } catch (error) {
      toast.failure(error);
    }
    setBusy(false);
  };
  return (
    <ConfirmDialog
      open={address !== null}
      question="Are you sure you want to delete this address?"
      confirmLabel="Delete"
      busyLabel="Deleting..."
      busy={busy}
      destructive
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
};
