import {
  type RenamePasskeyDialog_PasskeyFragment,
  useRenamePasskeyMutation,
} from './RenamePasskeyDialog.generated';
import { FormDialog } from '../../ui/form/FormDialog';
import { TextField } from '../../ui/form/TextField';
import { useToast } from '../../ui/feedback/useToast';
import { passkeySchema } from './passkey.schema';

interface RenamePasskeyDialogProps {
  passkey: RenamePasskeyDialog_PasskeyFragment;
  onClose: () => void;
}

export const RenamePasskeyDialog = ({ passkey, onClose }: RenamePasskeyDialogProps) => {
  const { id, name } = passkey;
  const [rename] = useRenamePasskeyMutation();
  const toast = useToast();
  return (
    <FormDialog
      maxWidth="xs"
      title="Rename passkey"
      draft={`passkey:${id}`}
      initialValues={{ name }}
      schema={passkeySchema}
      submitLabel="Save"
      onClose={onClose}
      onSubmit={async (values) => {
        const { data } = await rename({ variables: { id, name: values.name.trim() } });
        toast.success(data?.renamePasskey.message ?? 'Passkey renamed');
        onClose();
      }}
    >
      <TextField
        name="name"
        label="Name"
        required
        autoFocus
        helperText="For example, the name of the device."
      />
    </FormDialog>
  );
};
