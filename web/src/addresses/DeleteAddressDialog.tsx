import {
  useDeleteAddressMutation,
  type DeleteAddressDialog_AddressFragment,
} from '../graphql/generated';
import { DeleteDialog } from '../ui/dialog/DeleteDialog';

interface DeleteAddressDialogProps {
  address: DeleteAddressDialog_AddressFragment;
  onClose: () => void;
}

export const DeleteAddressDialog = ({ address, onClose }: DeleteAddressDialogProps) => {
  const [remove] = useDeleteAddressMutation();
  return (
    <DeleteDialog
      question="Are you sure you want to delete this address?"
      toastFailures
      onDelete={async () => {
        const { data } = await remove({ variables: { id: address.id } });
        return data?.deleteAddress.message || 'Address deleted successfully';
      }}
      onClose={onClose}
    />
  );
};
