import {
  SavedFiltersDocument,
  type SavedFilterBar_SavedFilterFragment,
} from './SavedFilterBar.generated';
import { useDeleteSavedFilterMutation } from './DeleteSavedFilterDialog.generated';
import { DeleteDialog } from '../../../ui/dialog/DeleteDialog';

interface DeleteSavedFilterDialogProps {
  savedFilter: SavedFilterBar_SavedFilterFragment;
  onClose: () => void;
}

/** Deletes only the saved filter. The orders and the current filters stay. */
export const DeleteSavedFilterDialog = ({ savedFilter, onClose }: DeleteSavedFilterDialogProps) => {
  const [remove] = useDeleteSavedFilterMutation({ refetchQueries: [SavedFiltersDocument] });
  return (
    <DeleteDialog
      title="Delete filter"
      question={`Delete the filter “${savedFilter.name}”? The orders are not deleted.`}
      onDelete={async () =>
        (await remove({ variables: { id: savedFilter.id, version: savedFilter.version } })).data
          ?.deleteSavedFilter.message ?? 'Filter deleted'
      }
      onClose={onClose}
    />
  );
};
