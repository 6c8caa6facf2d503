import Typography from '@mui/material/Typography';
import { useAccountQuery } from '../account/AccountTab.generated';
import {
  useDeleteAddressMutation,
  type DeleteAddressDialog_AddressFragment,
} from './DeleteAddressDialog.generated';
import { DeleteDialog } from '../../ui/dialog/DeleteDialog';

interface DeleteAddressDialogProps {
  address: DeleteAddressDialog_AddressFragment;
  onClose: () => void;
}

/** Warning that the recurring pickups at this address end with its deletion. */
const RecurringPickupsWarning = ({ addressId }: { addressId: string }) => {
  const { data } = useAccountQuery({ fetchPolicy: 'cache-only' });
  const there = data?.recurringPickups.filter((one) => !one.ended && one.addressId === addressId);
  if (!there?.length) return null;
  return (
    <Typography sx={{ mt: 1 }}>
      {there.length === 1
        ? 'The recurring pickup at this address will be cancelled.'
        : `The ${there.length} recurring pickups at this address will be cancelled.`}
    </Typography>
  );
};

export const DeleteAddressDialog = ({ address, onClose }: DeleteAddressDialogProps) => {
  const [remove] = useDeleteAddressMutation({
    update: (cache) => void cache.evict({ fieldName: 'recurringPickups' }),
  });
  return (
    <DeleteDialog
      question="Are you sure you want to delete this address?"
      toastFailures
      onDelete={async () => {
        const { data } = await remove({ variables: { id: address.id, version: address.version } });
        return data?.deleteAddress.message || 'Address deleted successfully';
      }}
      onClose={onClose}
    >
      <RecurringPickupsWarning addressId={address.id} />
    </DeleteDialog>
  );
};
