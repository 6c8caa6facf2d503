import {
  useDeleteClothMutation,
  type DeleteClothDialog_ClothFragment,
} from './DeleteClothDialog.generated';
import { DeleteDialog } from '../ui/dialog/DeleteDialog';
import { dropCloth } from './clothCache';

interface DeleteClothDialogProps {
  cloth: DeleteClothDialog_ClothFragment;
  onClose: () => void;
}

export const DeleteClothDialog = ({ cloth, onClose }: DeleteClothDialogProps) => {
  const [remove] = useDeleteClothMutation({ update: dropCloth(cloth.id) });
  return (
    <DeleteDialog
      title="Delete cloth"
      question={`Are you sure you want to delete "${cloth.name}"?`}
      onDelete={async () => {
        const { data } = await remove({ variables: { id: cloth.id, version: cloth.version } });
        return data?.deleteCloth.message || 'Cloth deleted successfully';
      }}
      onClose={onClose}
    />
  );
};
