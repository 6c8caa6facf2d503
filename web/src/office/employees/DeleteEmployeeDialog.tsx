import { EmployeesDocument } from './EmployeesPage.generated';
import {
  useDeleteEmployeeMutation,
  type DeleteEmployeeDialog_EmployeeFragment,
} from './DeleteEmployeeDialog.generated';
import { DeleteDialog } from '../../ui/dialog/DeleteDialog';

interface DeleteEmployeeDialogProps {
  employee: DeleteEmployeeDialog_EmployeeFragment;
  onClose: () => void;
}

export const DeleteEmployeeDialog = ({ employee, onClose }: DeleteEmployeeDialogProps) => {
  const [remove] = useDeleteEmployeeMutation({ refetchQueries: [EmployeesDocument] });
  const ended = employee.permissions.length
    ? ' They lose access to the back-office and are signed out everywhere.'
    : '';
  return (
    <DeleteDialog
      title="Delete employee"
      question={`Are you sure you want to delete employee: ${employee.name}?${ended}`}
      failureText="Failed to delete employee"
      onDelete={async () => {
        const { data } = await remove({
          variables: { id: employee.id, version: employee.version },
        });
        return data?.deleteEmployee.message || 'Employee deleted';
      }}
      onClose={onClose}
    />
  );
};
