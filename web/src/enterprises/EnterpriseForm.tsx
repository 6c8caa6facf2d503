import Box from '@mui/material/Box';
import { StateField } from '../addresses/StateField';
import {
  useCreateEnterpriseMutation,
  useUpdateEnterpriseMutation,
  type CustomerTable_UserFragment,
} from '../graphql/generated';
import { DigitsField } from '../ui/DigitsField';
import { FormDialog } from '../ui/FormDialog';
import { PhoneField } from '../ui/PhoneField';
import { TextField } from '../ui/TextField';
import { useToast } from '../ui/useToast';
import { enterpriseSchema } from './enterprise.schema';

interface EnterpriseFormProps {
  /** Absent when a new one is added. */
  enterprise?: CustomerTable_UserFragment;
  onClose: () => void;
  onSaved: () => void;
}

function initialValues(enterprise: CustomerTable_UserFragment | undefined) {
  const addresses = enterprise?.addresses ?? [];
  const main = addresses.find(({ primary }) => primary) ?? addresses[0];
  const { name = '', phone = '', email = '' } = enterprise ?? {};
  const { address = '', pincode = '', city = '', state = '' } = main ?? {};
  return { name, phone: phone ?? '', email, address, pincode, city, state };
}

const Fields = () => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
    <TextField
      name="name"
      label="Enterprise Name"
      required
      autoFocus
      autoComplete="off"
      sx={{ gridColumn: '1 / -1' }}
    />
    <PhoneField name="phone" label="Contact Number" required autoComplete="off" />
    <TextField name="email" label="Email" type="email" required autoComplete="off" />
    <TextField
      name="address"
      label="Address Line"
      required
      autoComplete="off"
      sx={{ gridColumn: '1 / -1' }}
    />
    <DigitsField name="pincode" label="Pincode" digits={6} required autoComplete="off" />
    <TextField name="city" label="City" required autoComplete="off" />
    <StateField name="state" label="State" required sx={{ gridColumn: '1 / -1' }} />
  </Box>
);

export const EnterpriseForm = ({ enterprise, onClose, onSaved }: EnterpriseFormProps) => {
  const toast = useToast();
  const [create] = useCreateEnterpriseMutation();
  const [update] = useUpdateEnterpriseMutation();
  return (
    <FormDialog
      title={enterprise ? 'Edit Enterprise' : 'Add Enterprise'}
      draft={`enterprise:${enterprise?.id ?? 'new'}`}
      initialValues={initialValues(enterprise)}
      schema={enterpriseSchema}
      failureText={enterprise ? 'Failed to update enterprise' : 'Failed to create enterprise'}
      submitLabel={enterprise ? 'Update' : 'Add'}
      busyText={enterprise ? 'Updating...' : 'Adding...'}
      onClose={onClose}
      onSubmit={async (values) => {
        const input = enterpriseSchema.cast(values);
        if (enterprise) {
          const { id, version } = enterprise;
          const { data } = await update({ variables: { id, version, input } });
          toast.success(data?.updateEnterprise.message || 'Enterprise updated');
        } else {
          const { data } = await create({ variables: { input } });
          toast.success(data?.createEnterprise.message || 'Enterprise added');
        }
        onSaved();
      }}
    >
      <Fields />
    </FormDialog>
  );
};
