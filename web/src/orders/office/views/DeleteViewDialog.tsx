import {
  SavedViewsDocument,
  useDeleteViewMutation,
  type OwnViewBar_ViewFragment,
} from '../../../graphql/generated';
import { DeleteDialog } from '../../../ui/dialog/DeleteDialog';

interface DeleteViewDialogProps {
  view: OwnViewBar_ViewFragment;
  onClose: () => void;
}

/** Deletes the view only; orders and present filters stay. */
export const DeleteViewDialog = ({ view, onClose }: DeleteViewDialogProps) => {
  const [remove] = useDeleteViewMutation({ refetchQueries: [SavedViewsDocument] });
  return (
    <DeleteDialog
      title="Delete view"
      question={`Delete the view “${view.name}”? The orders are not deleted.`}
      onDelete={async () =>
        (await remove({ variables: { id: view.id } })).data?.deleteView.message ?? 'View deleted'
      }
      onClose={onClose}
    />
  );
};
