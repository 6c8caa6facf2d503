import { CustomersDocument } from '../customers/CustomersPage.generated';
import {
  useDeleteEnterpriseMutation,
  type DeleteEnterpriseDialog_UserFragment,
} from './DeleteEnterpriseDialog.generated';
import { DeleteDialog } from '../../ui/dialog/DeleteDialog';

interface DeleteEnterpriseDialogProps {
  enterprise: DeleteEnterpriseDialog_UserFragment;
  onClose: () => void;
}

export const DeleteEnterpriseDialog = ({ enterprise, onClose }: DeleteEnterpriseDialogProps) => {
  const [remove] = useDeleteEnterpriseMutation({ refetchQueries: [CustomersDocument] });
  return (
    <DeleteDialog
      title="Confirm Delete"
      question={`Are you sure you want to delete ${enterprise.name}?`}
      failureText="Failed to delete enterprise"
      onDelete={async () => {
        const { data } = await remove({
          variables: { id: enterprise.id, version: enterprise.version },
        });
        return data?.deleteEnterprise.message || 'Enterprise deleted';
      }}
      onClose={onClose}
    />
  );
};
