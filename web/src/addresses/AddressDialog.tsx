import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import {
  useAddAddressMutation,
  useUpdateAddressMutation,
  type AddressDialog_UserFragment,
  type AddressInput,
  type SavedAddress_AddressFragment,
} from '../graphql/generated';
import { useToast } from '../ui/useToast';
import { AddressForm, type AddressValues } from './AddressForm';
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
  const titleId = useId();
  const title = address ? 'Edit Address' : 'Add Address';
  return (
    <Dialog open={open} onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <AddressForm
        title={title}
        user={user}
        address={address}
        submitLabel={address ? 'Update Address' : 'Save Address'}
        onCancel={onClose}
        onSave={async (values) => {
          const text = await save(values);
          onSaved?.(text);
          onClose();
        }}
      />
    </Dialog>
  );
};
