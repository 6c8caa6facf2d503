import { object, string } from 'yup';
import {
  SavedViewsDocument,
  useRenameViewMutation,
  useSaveViewMutation,
  type OwnViewBar_ViewFragment,
} from '../../../graphql/generated';
import { useRefetch } from '../../../graphql/useRefetch';
import { useToast } from '../../../ui/feedback/useToast';
import { FormDialog } from '../../../ui/form/FormDialog';
import { TextField } from '../../../ui/form/TextField';

interface ViewNameDialogProps {
  /** Absent for a new one. */
  view?: OwnViewBar_ViewFragment;
  /** What a new one keeps. */
  query: string;
  onClose: () => void;
}

const schema = object({
  name: string().trim().required('Name is required').max(40, 'Name must be at most 40 characters'),
});

/** Names the present filters, or renames a view. */
export const ViewNameDialog = ({ view, query, onClose }: ViewNameDialogProps) => {
  const toast = useToast();
  const refetch = useRefetch();
  const [save] = useSaveViewMutation({ refetchQueries: [SavedViewsDocument] });
  const [rename] = useRenameViewMutation();
  const submit = async (name: string): Promise<string | undefined> => {
    if (!view) return (await save({ variables: { name, query } })).data?.saveView.message;
    const { id, version } = view;
    return (await rename({ variables: { id, version, name } })).data?.renameView.message;
  };
  return (
    <FormDialog
      maxWidth="xs"
      title={view ? 'Rename view' : 'Save this view'}
      draft={`view:${view?.id ?? query}`}
      initialValues={{ name: view?.name ?? '' }}
      schema={schema}
      submitLabel="Save"
      onClose={onClose}
      onSubmit={async (values) => {
        try {
          toast.success((await submit(values.name.trim())) ?? 'View saved');
          onClose();
        } catch (error) {
          // Changed in another tab: saving again uses the new version.
          await refetch(SavedViewsDocument, {}).catch(() => undefined);
          throw error;
        }
      }}
    >
      <TextField
        name="name"
        label="Name"
        required
        autoFocus
        autoComplete="off"
        helperText="Only you see this view. You can share its link."
      />
    </FormDialog>
  );
};
