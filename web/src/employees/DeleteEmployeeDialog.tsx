import { EmployeesDocument, useDeleteEmployeeMutation } from '../graphql/generated';
import { DeleteDialog } from '../ui/dialog/DeleteDialog';

interface DeleteEmployeeDialogProps {
  employee: { id: string; name: string };
  onClose: () => void;
}

export const DeleteEmployeeDialog = ({ employee, onClose }: DeleteEmployeeDialogProps) => {
  const [remove] = useDeleteEmployeeMutation({ refetchQueries: [EmployeesDocument] });
  return (
    <DeleteDialog
      title="Delete employee"
      question={`Are you sure you want to delete employee: ${employee.name}?`}
      failureText="Failed to delete employee"
      onDelete={async () => {
        const { data } = await remove({ variables: { id: employee.id } });
        return data?.deleteEmployee.message || 'Employee deleted';
      }}
      onClose={onClose}
    />
  );
};
