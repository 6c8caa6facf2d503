import Stack from '@mui/material/Stack';
import { string } from 'yup';
import { accountSchema } from '../../ui/form/rules/account.schema';
import { useReauthentication } from '../../session/reauthentication/useReauthentication';
import { useSessionUser } from '../../session/session';
import { CustomerDocument } from './CustomerDialogs.generated';
import {
  useUpdateCustomerMutation,
  type CustomerForm_UserFragment,
} from './CustomerForm.generated';
import type { ComparedFields } from '../../ui/form/saveFailure';
import { FormDialog } from '../../ui/form/FormDialog';
import { PhoneField } from '../../ui/form/PhoneField';
import { TextField } from '../../ui/form/TextField';
import { useVersionedEntity } from '../../ui/form/useVersionedEntity';
import { useToast } from '../../ui/feedback/useToast';

type Customer = CustomerForm_UserFragment;

const valuesOf = ({ name, phone, email, pendingEmail }: Customer) => ({
  name,
  phone: phone ?? '',
  email: email ?? pendingEmail ?? '',
});

type Values = ReturnType<typeof valuesOf>;

const comparedFields: ComparedFields<Values> = [
  ['Name', ({ name }) => name],
  ['Phone', ({ phone }) => phone],
  ['Email', ({ email }) => email],
];

/** Schema for a customer without an e-mail, such as a walk-in: the e-mail is optional. */
const callerSchema = accountSchema.shape({
  email: string()
    .default('')
    .test('email', 'Please enter a valid email', (email) => !email || isEmail({ email })),
});
const isEmail = (values: object): boolean => accountSchema.pick(['email']).isValidSync(values);

interface CustomerFormProps {
  customer: Customer;
  onClose: () => void;
}

/** Form in which staff edit name, phone and e-mail. A new e-mail needs confirmation by the customer. */
export const CustomerForm = ({ customer, onClose }: CustomerFormProps) => {
  const [update] = useUpdateCustomerMutation();
  const toast = useToast();
  const entity = useVersionedEntity(customer, {
    query: CustomerDocument,
    variables: ({ id }) => ({ id }),
    pick: ({ user }) => user,
    valuesOf,
    comparedFields,
  });
  const { withReauthentication, dialog } = useReauthentication(useSessionUser()?.email ?? '');
  const save = async (values: Values, version = customer.version): Promise<boolean> => {
    const input = { ...values, name: values.name.trim(), email: values.email.trim() || null };
    const { data } = await update({ variables: { userId: customer.id, version, input } });
    if (!data) return false;
    toast.success(data.updateAccount.message);
    return true;
  };
  return (
    <FormDialog
      nestedDialog={dialog}
      title={`Edit ${customer.name}`}
      maxWidth="xs"
      draft={`customer:${customer.id}`}
      entity={entity}
      initialValues={valuesOf(customer)}
      schema={customer.email ? accountSchema : callerSchema}
      submitLabel="Save"
      onClose={onClose}
      onSubmit={async (values, { version }) => {
        const saved = (await withReauthentication(() => save(values, version))) ?? false;
        if (saved) onClose();
        return saved;
      }}
    >
      <Stack spacing={2}>
        <TextField name="name" label="Name" required autoFocus autoComplete="off" />
        <PhoneField name="phone" label="Phone" required autoComplete="off" />
        <TextField
          name="email"
          label="Email"
          type="email"
          autoComplete="off"
          helperText="The new email becomes active after the customer confirms it."
        />
      </Stack>
    </FormDialog>
  );
};
