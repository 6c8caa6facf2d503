import { AreasDocument } from './AreasPanel.generated';
import {
  useDeleteAreaMutation,
  type DeleteAreaDialog_AreaFragment,
} from './DeleteAreaDialog.generated';
import { DeleteDialog } from '../../ui/dialog/DeleteDialog';

interface DeleteAreaDialogProps {
  area: DeleteAreaDialog_AreaFragment;
  onClose: () => void;
}

export const DeleteAreaDialog = ({ area, onClose }: DeleteAreaDialogProps) => {
  const [remove] = useDeleteAreaMutation({ refetchQueries: [AreasDocument] });
  return (
    <DeleteDialog
      title={`Delete ${area.name}?`}
      question="Its slots can no longer be booked. Its pincodes become available for other areas. Booked pickups keep their times."
      failureText="Failed to delete the area"
      onDelete={async () => {
        const { data } = await remove({ variables: { id: area.id, version: area.version } });
        return data?.deleteArea.message ?? 'Area deleted';
      }}
      onClose={onClose}
    />
  );
};
