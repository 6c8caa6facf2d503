import { useState } from 'react';
import { errorText } from '../graphql/errors';
import { useDeleteEnterpriseMutation } from '../graphql/generated';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { useToast } from '../ui/useToast';

interface DeleteEnterpriseDialogProps {
  enterprise: { id: string; name: string };
  onClose: () => void;
  onDeleted: () => void;
}

export const DeleteEnterpriseDialog = (props: DeleteEnterpriseDialogProps) => {
  const { enterprise, onClose, onDeleted } = props;
  const toast = useToast();
  const [remove, { loading }] = useDeleteEnterpriseMutation();
  const [failure, setFailure] = useState<string>();

  const confirm = async (): Promise<void> => {
    setFailure(undefined);
    try {
      const { data } = await remove({ variables: { id: enterprise.id } });
      toast.success(data?.deleteEnterprise.message || 'Enterprise deleted');
      onDeleted();
    } catch (error) {
      setFailure(errorText(error, 'Failed to delete enterprise'));
    }
  };

  return (
    <ConfirmDialog
      open
      destructive
      title="Confirm Delete"
      question={`Are you sure you want to delete ${enterprise.name}?`}
      confirmLabel="Delete"
      busyLabel="Deleting..."
      busy={loading}
      error={failure}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
};
