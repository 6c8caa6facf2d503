import { AccountDocument } from '../account/AccountTab.generated';
import type { CreateAddressInput } from '../../graphql/schema.generated';
import {
  useCreateAddressMutation,
  useUpdateAddressMutation,
  type AddressDialog_UserFragment,
  type AddressDialog_AddressFragment,
} from './AddressDialog.generated';
import type { ComparedFields } from '../../ui/form/saveFailure';
import { FormDialog } from '../../ui/form/FormDialog';
import { useVersionedEntity } from '../../ui/form/useVersionedEntity';
import { useToast } from '../../ui/feedback/useToast';
import { addressSchema } from '../../addresses/address.schema';
import { AddressFields, type AddressValues } from '../../addresses/AddressFields';
import { formatAddress } from '../../addresses/formatAddress';

interface AddressDialogProps {
  open: boolean;
  user: AddressDialog_UserFragment;
  /** Address to edit; absent to add one. */
  address?: AddressDialog_AddressFragment;
  /** PIN code for a new address, if the user typed it before. */
  pincode?: string;
  onClose: () => void;
  /** Called with the combined text of the saved address. */
  onSaved?: (text: string) => void;
}

type Address = AddressDialog_AddressFragment;

const valuesOf = (saved: Partial<Address> | undefined): AddressValues => {
  const { address = '', pincode = '', state = '', city = '' } = saved ?? {};
  return { address, pincode, state, city };
};

const comparedFields: ComparedFields<AddressValues> = [
  ['Address', ({ address }) => address],
  ['Pincode', ({ pincode }) => pincode],
  ['State', ({ state }) => state],
  ['City', ({ city }) => city],
];

/** Adds or changes the address and shows a toast. Rejects as the call does. */
function useSaveAddress({ user, address }: Pick<AddressDialogProps, 'user' | 'address'>) {
  const [add] = useCreateAddressMutation();
  const [update] = useUpdateAddressMutation();
  const toast = useToast();
  return async (values: AddressValues, version = address?.version ?? 1): Promise<string> => {
    if (address) {
      // Without `primary`, a save does not overwrite a concurrent change of the primary address.
      const variables = { id: address.id, version, input: values };
      const { data } = await update({ variables });
      toast.success(data?.updateAddress.message || 'Address updated successfully');
      return formatAddress(data?.updateAddress.address ?? values);
    }
    const input: CreateAddressInput = { ...values, primary: user.addresses.length === 0 };
    const { data } = await add({ variables: { input } });
    toast.success(data?.createAddress.message || 'Address added successfully');
    return formatAddress(data?.createAddress.address ?? values);
  };
}

export const AddressDialog = (props: AddressDialogProps) => {
  const { open, user, address, pincode, onClose, onSaved } = props;
  const save = useSaveAddress({ user, address });
  const entity = useVersionedEntity(address, {
    query: AccountDocument,
    variables: () => ({}),
    pick: ({ me }) => me.addresses.find(({ id }) => id === address?.id),
    valuesOf,
    comparedFields,
  });
  return (
    <FormDialog
      open={open}
      title={address ? 'Edit Address' : 'Add Address'}
      draft={`address:${address?.id ?? 'new'}`}
      entity={entity}
      initialValues={valuesOf(address ?? { pincode })}
      schema={addressSchema}
      toastFailures
      submitLabel={address ? 'Update Address' : 'Save Address'}
      onClose={onClose}
      onSubmit={async (values, { version }) => {
        const text = await save(addressSchema.cast(values), version);
        onSaved?.(text);
        onClose();
      }}
    >
      <AddressFields user={user} />
    </FormDialog>
  );
};
