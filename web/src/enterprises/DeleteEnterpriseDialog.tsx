import { useDeleteEnterpriseMutation } from '../graphql/generated';
import { DeleteDialog } from '../ui/dialog/DeleteDialog';

interface DeleteEnterpriseDialogProps {
  enterprise: { id: string; name: string };
  onClose: () => void;
  onDeleted: () => void;
}

export const DeleteEnterpriseDialog = ({ enterprise, ...then }: DeleteEnterpriseDialogProps) => {
  const [remove] = useDeleteEnterpriseMutation();
  return (
    <DeleteDialog
      {...then}
      title="Confirm Delete"
      question={`Are you sure you want to delete ${enterprise.name}?`}
      failureText="Failed to delete enterprise"
      onDelete={async () => {
        const { data } = await remove({ variables: { id: enterprise.id } });
        return data?.deleteEnterprise.message || 'Enterprise deleted';
      }}
    />
  );
};
