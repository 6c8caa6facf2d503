import { object, string } from 'yup';
import {
  SavedFiltersDocument,
  type SavedFilterBar_SavedFilterFragment,
} from './SavedFilterBar.generated';
import {
  useRenameSavedFilterMutation,
  useCreateSavedFilterMutation,
} from './SavedFilterNameDialog.generated';
import { useRefetch } from '../../../graphql/useRefetch';
import { useToast } from '../../../ui/feedback/useToast';
import { FormDialog } from '../../../ui/form/FormDialog';
import { TextField } from '../../../ui/form/TextField';

interface SavedFilterNameDialogProps {
  /** Undefined for a new saved filter. */
  savedFilter?: SavedFilterBar_SavedFilterFragment;
  /** Filters of a new saved filter. */
  filters: string;
  onClose: () => void;
}

const schema = object({
  name: string().trim().required('Name is required').max(40, 'Name must be at most 40 characters'),
});

/** Names the current filters, or renames a saved filter. */
export const SavedFilterNameDialog = ({
  savedFilter,
  filters,
  onClose,
}: SavedFilterNameDialogProps) => {
  const toast = useToast();
  const refetch = useRefetch();
  const [save] = useCreateSavedFilterMutation({ refetchQueries: [SavedFiltersDocument] });
  const [rename] = useRenameSavedFilterMutation();
  const submit = async (name: string): Promise<string | undefined> => {
    if (!savedFilter)
      return (await save({ variables: { name, filters } })).data?.createSavedFilter.message;
    const { id, version } = savedFilter;
    return (await rename({ variables: { id, version, name } })).data?.renameSavedFilter.message;
  };
  return (
    <FormDialog
      maxWidth="xs"
      title={savedFilter ? 'Rename filter' : 'Save this filter'}
      draft={`savedFilter:${savedFilter?.id ?? filters}`}
      initialValues={{ name: savedFilter?.name ?? '' }}
      schema={schema}
      submitLabel="Save"
      onClose={onClose}
      onSubmit={async (values) => {
        try {
          toast.success((await submit(values.name.trim())) ?? 'Filter saved');
          onClose();
        } catch (error) {
          // Another tab may have changed the filter. The next save uses the new version.
          await refetch(SavedFiltersDocument, {}).catch(() => undefined);
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
        helperText="Only you see this filter. You can share its link."
      />
    </FormDialog>
  );
};
