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

/** Its orders stay, and so does what is filtered. */
export const DeleteViewDialog = ({ view, onClose }: DeleteViewDialogProps) => {
  const [remove] = useDeleteViewMutation({ refetchQueries: [SavedViewsDocument] });
  return (
    <DeleteDialog
      title="Delete view"
      question={`Delete the view “${view.name}”? Its orders stay.`}
      onDelete={async () =>
        (await remove({ variables: { id: view.id } })).data?.deleteView.message ?? 'View deleted'
      }
      onClose={onClose}
    />
  );
};
