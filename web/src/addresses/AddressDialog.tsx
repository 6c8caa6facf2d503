import {
  useAddAddressMutation,
  useUpdateAddressMutation,
  type AddressDialog_UserFragment,
  type AddressInput,
  type SavedAddress_AddressFragment,
} from '../graphql/generated';
import { FormDialog } from '../ui/FormDialog';
import { useToast } from '../ui/useToast';
import { addressSchema } from './address.schema';
import { AddressFields, type AddressValues } from './AddressFields';
import { formatAddress } from './formatAddress';

interface AddressDialogProps {
  open: boolean;
  user: AddressDialog_UserFragment;
  /** The address to edit; none means that one is added. */
  address?: SavedAddress_AddressFragment;
  onClose: () => void;
  /** With the combined text of the address, as saved or, failing that, as typed. */
  onSaved?: (text: string) => void;
}

/** Saves by the right mutation and says so; throws what the call throws. */
function useSaveAddress({ user, address }: Pick<AddressDialogProps, 'user' | 'address'>) {
  const [add] = useAddAddressMutation();
  const [update] = useUpdateAddressMutation();
  const toast = useToast();
  return async (values: AddressValues): Promise<string> => {
    if (address) {
      // Without `primary`: which one it is stays as it is, also when it was chosen anew meanwhile.
      const { id, version } = address;
      const { data } = await update({ variables: { id, version, input: values } });
      toast.success(data?.updateAddress.message || 'Address updated successfully');
      return formatAddress(data?.updateAddress.address ?? values);
    }
    const input: AddressInput = { ...values, primary: user.addresses.length === 0 };
    const { data } = await add({ variables: { input } });
    toast.success(data?.addAddress.message || 'Address added successfully');
    return formatAddress(data?.addAddress.address ?? values);
  };
}

export const AddressDialog = ({ open, user, address, onClose, onSaved }: AddressDialogProps) => {
  const save = useSaveAddress({ user, address });
  const { address: street = '', pincode = '', state = '', city = '' } = address ?? {};
  return (
    <FormDialog
      open={open}
      title={address ? 'Edit Address' : 'Add Address'}
      draft={`address:${address?.id ?? 'new'}`}
      initialValues={{ address: street, pincode, state, city }}
      schema={addressSchema}
      toastFailures
      submitLabel={address ? 'Update Address' : 'Save Address'}
      onClose={onClose}
      onSubmit={async (values) => {
        const text = await save(addressSchema.cast(values));
        onSaved?.(text);
        onClose();
      }}
    >
      <AddressFields user={user} />
    </FormDialog>
  );
};
