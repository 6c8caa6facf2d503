import { useState } from 'react';
import { errorText } from '../graphql/errors';
import { useDeleteEmployeeMutation } from '../graphql/generated';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { useToast } from '../ui/useToast';

interface DeleteEmployeeDialogProps {
  employee: { id: string; name: string };
  onClose: () => void;
  onDeleted: () => void;
}

export const DeleteEmployeeDialog = (props: DeleteEmployeeDialogProps) => {
  const { employee, onClose, onDeleted } = props;
  const toast = useToast();
  const [remove, { loading }] = useDeleteEmployeeMutation();
  const [failure, setFailure] = useState<string>();

  const confirm = async (): Promise<void> => {
    setFailure(undefined);
    try {
      const { data } = await remove({ variables: { id: employee.id } });
      toast.success(data?.deleteEmployee.message ?? 'Employee deleted');
      onDeleted();
    } catch (error) {
      setFailure(errorText(error, 'Failed to delete employee'));
    }
  };

  return (
    <ConfirmDialog
      open
      destructive
      title="Delete employee"
      question={`Are you sure you want to delete employee: ${employee.name}?`}
      confirmLabel="Delete"
      busyLabel="Deleting..."
      busy={loading}
      error={failure}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
};
