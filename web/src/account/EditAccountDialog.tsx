import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import {
  useUpdateAccountMutation,
  type AccountInput,
  type EditAccount_UserFragment,
} from '../graphql/generated';
import { Form } from '../ui/Form';
import { PhoneField } from '../ui/PhoneField';
import { SubmitButton } from '../ui/SubmitButton';
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
  const titleId = useId();
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Edit Account Details</DialogTitle>
      <Form
        label="Edit Account Details"
        initialValues={{ name: user.name, phone: user.phone ?? '', email: user.email }}
        schema={accountSchema}
        onSubmit={async (values) => {
          if (await save(values)) onClose();
        }}
      >
        <DialogContent sx={{ overflow: 'visible' }}>
          <AccountFields />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton>Save Changes</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
};
