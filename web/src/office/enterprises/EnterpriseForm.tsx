import Box from '@mui/material/Box';
import { UppercaseCodeField } from '../../addresses/UppercaseCodeField';
import { StateField } from '../../addresses/StateField';
import { HistoryLink } from '../../session/permissions/HistoryLink';
import { useReauthentication } from '../../session/reauthentication/useReauthentication';
import { useSessionUser } from '../../session/session';
import { CustomerDocument } from '../customers/CustomerDialogs.generated';
import { CustomersDocument } from '../customers/CustomersPage.generated';
import type { CreateEnterpriseInput } from '../../graphql/schema.generated';
import {
  useCreateEnterpriseMutation,
  useUpdateEnterpriseMutation,
  type EnterpriseForm_UserFragment,
} from './EnterpriseForm.generated';
import type { ComparedFields } from '../../ui/form/saveFailure';
import { DigitsField } from '../../ui/form/DigitsField';
import { FormDialog } from '../../ui/form/FormDialog';
import { PhoneField } from '../../ui/form/PhoneField';
import { RupeeField } from '../../ui/form/RupeeField';
import { TextField } from '../../ui/form/TextField';
import { useVersionedEntity } from '../../ui/form/useVersionedEntity';
import { formatMoney } from '../../ui/format/formatMoney';
import { toPaise, toRupees } from '../../ui/format/rupees';
import { useToast } from '../../ui/feedback/useToast';
import { enterpriseSchema } from './enterprise.schema';

interface EnterpriseFormProps {
  /** Undefined for a new enterprise. */
  enterprise?: EnterpriseForm_UserFragment;
  onClose: () => void;
}

type Enterprise = EnterpriseForm_UserFragment;

function valuesOf(enterprise: Enterprise | undefined) {
  const addresses = enterprise?.addresses ?? [];
  const main = addresses.find(({ primary }) => primary) ?? addresses[0];
  const { name = '', phone, email, gstin, creditLimit } = enterprise ?? {};
  const { address = '', pincode = '', city = '', state = '' } = main ?? {};
  return {
    ...{ name, phone: phone ?? '', email: email ?? '', address, pincode, city, state },
    gstin: gstin ?? '',
    creditLimit: typeof creditLimit === 'number' ? toRupees(creditLimit) : '',
  };
}

type Values = ReturnType<typeof valuesOf>;

const comparedFields: ComparedFields<Values> = [
  ['Enterprise Name', ({ name }) => name],
  ['Contact Number', ({ phone }) => phone],
  ['Email', ({ email }) => email],
  ['Address Line', ({ address }) => address],
  ['Pincode', ({ pincode }) => pincode],
  ['City', ({ city }) => city],
  ['State', ({ state }) => state],
  ['GSTIN', ({ gstin }) => gstin],
  ['Credit limit', ({ creditLimit }) => creditLimit && formatMoney(toPaise(creditLimit) ?? 0)],
];

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
    <DigitsField name="pincode" label="Pincode" required autoComplete="off" />
    <TextField name="city" label="City" required autoComplete="off" />
    <StateField name="state" label="State" required sx={{ gridColumn: '1 / -1' }} />
    <UppercaseCodeField
      name="gstin"
      label="GSTIN"
      helperText="15 characters, registered in the state above. Leave empty if there is none. Shown on new invoices."
      sx={{ gridColumn: '1 / -1' }}
    />
    <RupeeField
      name="creditLimit"
      label="Credit limit"
      autoComplete="off"
      helperText="Staff are warned at a pickup when it is exceeded. Leave empty for no limit."
      sx={{ gridColumn: '1 / -1' }}
    />
  </Box>
);

/** Saves the enterprise and shows a toast. Throws the errors of the request. */
function useSaveEnterprise(enterprise: Enterprise | undefined) {
  const [create] = useCreateEnterpriseMutation({ refetchQueries: [CustomersDocument] });
  const [update] = useUpdateEnterpriseMutation({ refetchQueries: [CustomersDocument] });
  const toast = useToast();
  return async (
    input: CreateEnterpriseInput,
    version = enterprise?.version ?? 1,
  ): Promise<boolean> => {
    if (enterprise) {
      const { data } = await update({ variables: { id: enterprise.id, version, input } });
      toast.success(data?.updateEnterprise.message || 'Enterprise updated');
    } else {
      const { data } = await create({ variables: { input } });
      toast.success(data?.createEnterprise.message || 'Enterprise added');
    }
    return true;
  };
}

export const EnterpriseForm = ({ enterprise, onClose }: EnterpriseFormProps) => {
  const save = useSaveEnterprise(enterprise);
  const entity = useVersionedEntity(enterprise, {
    query: CustomerDocument,
    variables: ({ id }) => ({ id }),
    pick: (data) => data.user,
    valuesOf,
    comparedFields,
  });
  const { withReauthentication, dialog } = useReauthentication(useSessionUser()?.email ?? '');
  return (
    <FormDialog
      nestedDialog={dialog}
      title={enterprise ? 'Edit Enterprise' : 'Add Enterprise'}
      draft={`enterprise:${enterprise?.id ?? 'new'}`}
      entity={entity}
      initialValues={valuesOf(enterprise)}
      schema={enterpriseSchema}
      failureText={enterprise ? 'Failed to update enterprise' : 'Failed to create enterprise'}
      submitLabel={enterprise ? 'Update' : 'Add'}
      busyText={enterprise ? 'Updating...' : 'Adding...'}
      onClose={onClose}
      onSubmit={async (values, { version }) => {
        const { creditLimit, ...rest } = enterpriseSchema.cast(values);
        const input = { ...rest, creditLimit: creditLimit ? toPaise(creditLimit) : null };
        const saved = (await withReauthentication(() => save(input, version))) ?? false;
        if (saved) onClose();
        return saved;
      }}
    >
      <Fields />
      {enterprise && <HistoryLink object={enterprise.id} />}
    </FormDialog>
  );
};
