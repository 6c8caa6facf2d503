import { EmployeesDocument } from './EmployeesPage.generated';
import {
  useRevokeEmployeeAccessMutation,
  type RevokeAccessDialog_EmployeeFragment,
} from './RevokeAccessDialog.generated';
import { DeleteDialog } from '../../ui/dialog/DeleteDialog';

interface RevokeAccessDialogProps {
  employee: RevokeAccessDialog_EmployeeFragment;
  onClose: () => void;
}

export const RevokeAccessDialog = ({ employee, onClose }: RevokeAccessDialogProps) => {
  const [revoke] = useRevokeEmployeeAccessMutation({ refetchQueries: [EmployeesDocument] });
  const { id, name, version } = employee;
  return (
    <DeleteDialog
      title={`Revoke the access of ${name}?`}
      verb={['Revoke access', 'Revoking...']}
      question={`${name} will be signed out and keep only a customer account. The employee record is kept.`}
      failureText="Failed to revoke access"
      onDelete={async () => {
        const { data } = await revoke({ variables: { id, version } });
        return data?.revokeEmployeeAccess.message ?? 'Access revoked';
      }}
      onClose={onClose}
    />
  );
};
