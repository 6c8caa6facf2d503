import { EmployeesDocument } from './EmployeesPage.generated';
import {
  useEndEmployeeAccessMutation,
  type EndAccessDialog_EmployeeFragment,
} from './EndAccessDialog.generated';
import { DeleteDialog } from '../ui/dialog/DeleteDialog';

interface EndAccessDialogProps {
  employee: EndAccessDialog_EmployeeFragment;
  onClose: () => void;
}

export const EndAccessDialog = ({ employee, onClose }: EndAccessDialogProps) => {
  const [end] = useEndEmployeeAccessMutation({ refetchQueries: [EmployeesDocument] });
  const { id, name, version } = employee;
  return (
    <DeleteDialog
      title={`Revoke the access of ${name}?`}
      verb={['Revoke access', 'Revoking...']}
      question={`${name} will be signed out and keep only a customer account. The employee record is kept.`}
      failureText="Failed to revoke access"
      onDelete={async () => {
        const { data } = await end({ variables: { id, version } });
        return data?.endEmployeeAccess.message ?? 'Access revoked';
      }}
      onClose={onClose}
    />
  );
};
