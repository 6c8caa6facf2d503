import Stack from '@mui/material/Stack';
import { AccountDocument } from './AccountTab.generated';
import {
  useUpdateAccountMutation,
  type EditAccountDialog_UserFragment,
} from './EditAccountDialog.generated';
import { useReauthentication } from '../../session/reauthentication/useReauthentication';
import type { ComparedFields } from '../../ui/form/saveFailure';
import { FormDialog } from '../../ui/form/FormDialog';
import { PhoneField } from '../../ui/form/PhoneField';
import { TextField } from '../../ui/form/TextField';
import { useVersionedEntity } from '../../ui/form/useVersionedEntity';
import { useToast } from '../../ui/feedback/useToast';
import { accountSchema } from '../../ui/form/rules/account.schema';

interface EditAccountDialogProps {
  open: boolean;
  user: EditAccountDialog_UserFragment;
  onClose: () => void;
}

type User = EditAccountDialog_UserFragment;

const valuesOf = ({ name, phone, email }: User) => ({
  name,
  phone: phone ?? '',
  email: email ?? '',
});

type Values = ReturnType<typeof valuesOf>;

const comparedFields: ComparedFields<Values> = [
  ['Name', ({ name }) => name],
  ['Phone number', ({ phone }) => phone],
  ['Email', ({ email }) => email],
];

/** Saves the account and shows a toast. True after a success; rejects as the call does. */
function useSaveAccount(user: User) {
  const [updateAccount] = useUpdateAccountMutation();
  const toast = useToast();
  return async ({ name, phone, email }: Values, version = user.version): Promise<boolean> => {
    if (!user.id) {
      toast.error('Unable to update account: missing user ID');
      return false;
    }
    const input = { name: name.trim(), phone, email: email.trim() };
    const { data } = await updateAccount({ variables: { version, input } });
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
      helperText="Your new email becomes active after you confirm it."
    />
  </Stack>
);

export const EditAccountDialog = ({ open, user, onClose }: EditAccountDialogProps) => {
  const save = useSaveAccount(user);
  const entity = useVersionedEntity(user, {
    query: AccountDocument,
    variables: () => ({}),
    pick: ({ me }) => me,
    valuesOf,
    comparedFields,
  });
  const { withReauthentication, dialog } = useReauthentication(user.email ?? '');
  return (
    <FormDialog
      nestedDialog={dialog}
      open={open}
      maxWidth="xs"
      title="Edit Account Details"
      draft={`account:${user.id}`}
      entity={entity}
      initialValues={valuesOf(user)}
      schema={accountSchema}
      toastFailures
      submitLabel="Save Changes"
      onClose={onClose}
      onSubmit={async (values, { version }) => {
        const saved = (await withReauthentication(() => save(values, version))) ?? false;
        if (saved) onClose();
        return saved;
      }}
    >
      <AccountFields />
    </FormDialog>
  );
};
