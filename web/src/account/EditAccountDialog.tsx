import Stack from '@mui/material/Stack';
import {
  useUpdateAccountMutation,
  type AccountInput,
  type EditAccount_UserFragment,
} from '../graphql/generated';
import { FormDialog } from '../ui/FormDialog';
import { PhoneField } from '../ui/PhoneField';
import { TextField } from '../ui/TextField';
import { useToast } from '../ui/useToast';
import { accountSchema } from './account.schema';

interface EditAccountDialogProps {
  open: boolean;
  user: EditAccount_UserFragment;
  onClose: () => void;
}

/** Saves and says so; throws what the call throws. True when it was saved. */
function useSaveAccount(user: EditAccount_UserFragment) {
  const [updateAccount] = useUpdateAccountMutation();
  const toast = useToast();
  return async ({ name, phone, email }: AccountInput): Promise<boolean> => {
    if (!user.id) {
      toast.error('Unable to update account: missing user ID');
      return false;
    }
    const input = { name: name.trim(), phone, email: email.trim() };
    const { data } = await updateAccount({ variables: { version: user.version, input } });
    if (!data) return false;
    toast.success(data.updateAccount.message || 'Account updated successfully');
    return true;
  };
}

const AccountFields = () => (
  <Stack spacing={2.5}>
    <TextField name="name" label="Name" autoComplete="name" required autoFocus />
    <PhoneField name="phone" label="Phone number" required />
    <TextField
      name="email"
      label="Email"
      type="email"
      autoComplete="email"
      required
      helperText="A new e-mail counts once you confirm it."
    />
  </Stack>
);

export const EditAccountDialog = ({ open, user, onClose }: EditAccountDialogProps) => {
  const save = useSaveAccount(user);
  return (
    <FormDialog
      open={open}
      maxWidth="xs"
      title="Edit Account Details"
      draft={`account:${user.id}`}
      initialValues={{ name: user.name, phone: user.phone ?? '', email: user.email }}
      schema={accountSchema}
      toastFailures
      submitLabel="Save Changes"
      onClose={onClose}
      onSubmit={async (values) => {
        const saved = await save(values);
        if (saved) onClose();
        return saved;
      }}
    >
      <AccountFields />
    </FormDialog>
  );
};
