import {
  AreasDocument,
  useDeleteAreaMutation,
  type DeleteAreaDialog_AreaFragment,
} from '../graphql/generated';
import { DeleteDialog } from '../ui/dialog/DeleteDialog';

interface DeleteAreaDialogProps {
  area: DeleteAreaDialog_AreaFragment;
  onClose: () => void;
}

export const DeleteAreaDialog = ({ area, onClose }: DeleteAreaDialogProps) => {
  const [remove] = useDeleteAreaMutation({ refetchQueries: [AreasDocument] });
  const codes = area.pincodes.length === 1 ? 'Its PIN code is' : 'Its PIN codes are';
  return (
    <DeleteDialog
      title={`Delete ${area.name}?`}
      question={`Customers can no longer book its slots. ${codes} free for another area. Pickups that are booked stay as they are, with their times.`}
      failureText="Failed to delete the area"
      onDelete={async () => {
        const { data } = await remove({ variables: { id: area.id } });
        return data?.deleteArea.message ?? 'Area deleted';
      }}
      onClose={onClose}
    />
  );
};
