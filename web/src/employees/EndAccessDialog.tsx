import {
  EmployeesDocument,
  useEndEmployeeAccessMutation,
  type EndAccessDialog_EmployeeFragment,
} from '../graphql/generated';
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
      title={`End the access of ${name}?`}
      verb={['End access', 'Ending...']}
      question={`${name} is signed out everywhere, and can book pickups like a customer. They stay in the directory.`}
      failureText="Failed to end access"
      onDelete={async () => {
        const { data } = await end({ variables: { id, version } });
        return data?.endEmployeeAccess.message ?? 'Access ended';
      }}
      onClose={onClose}
    />
  );
};
