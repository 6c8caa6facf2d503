import { useState } from 'react';
import { errorText } from '../graphql/errors';
import { useDeleteClothMutation, type ClothsCard_ClothFragment } from '../graphql/generated';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { useToast } from '../ui/useToast';
import { dropCloth } from './clothCache';

interface DeleteClothDialogProps {
  cloth: ClothsCard_ClothFragment;
  onClose: () => void;
}

export const DeleteClothDialog = ({ cloth, onClose }: DeleteClothDialogProps) => {
  const toast = useToast();
  const [remove, { loading }] = useDeleteClothMutation({ update: dropCloth(cloth.id) });
  const [failure, setFailure] = useState<string>();

  const confirm = async (): Promise<void> => {
    setFailure(undefined);
    try {
      const { data } = await remove({ variables: { id: cloth.id } });
      toast.success(data?.deleteCloth.message || 'Cloth deleted successfully');
      onClose();
    } catch (error) {
      setFailure(errorText(error));
    }
  };

  return (
    <ConfirmDialog
      open
      destructive
      title="Delete cloth"
      question={`Are you sure you want to delete "${cloth.name}"?`}
      confirmLabel="Delete"
      busyLabel="Deleting..."
      busy={loading}
      error={failure}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
};
