import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { SavedAddresses_UserFragment } from './SavedAddresses.generated';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { lazyDialog } from '../../ui/dialog/lazyDialog';
import { useFetchAhead } from '../../ui/feedback/lazyComponent';
import { AddressCard } from './AddressCard';
import { DeleteAddressDialog } from './DeleteAddressDialog';
import { inOrderOfSaving } from '../../addresses/formatAddress';
import { usePrimaryAddress } from './usePrimaryAddress';

const AddressDialog = lazyDialog(() => import('./AddressDialog'), 'AddressDialog');

type Address = SavedAddresses_UserFragment['addresses'][number];

/** Address in the dialog; 'new' for a new one, 'none' while the dialog is closed. */
type Editing = 'none' | 'new' | Address;

interface AddressChoiceProps {
  user: SavedAddresses_UserFragment;
  onEdit: (address: Address) => void;
  onDelete: (address: Address) => void;
}

const AddressChoice = ({ user, onEdit, onDelete }: AddressChoiceProps) => {
  const addresses = inOrderOfSaving(user.addresses);
  const { primaryId, choose } = usePrimaryAddress(addresses);
  if (addresses.length === 0) {
    return (
      <EmptyState
        title="No addresses found. Please add an address."
        text="Save an address to book faster."
      />
    );
  }
  return (
    <RadioGroup
      aria-label="Primary address"
      value={primaryId}
      onChange={(_, id) => choose(id)}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' } }}
    >
      {addresses.map((address) => (
        <AddressCard
          key={address.id}
          address={address}
          primary={address.id === primaryId}
          onEdit={() => onEdit(address)}
          onDelete={() => onDelete(address)}
        />
      ))}
    </RadioGroup>
  );
};

export const SavedAddresses = ({ user }: { user: SavedAddresses_UserFragment }) => {
  useFetchAhead(AddressDialog);
  const [editing, setEditing] = useState<Editing>('none');
  const [deleting, setDeleting] = useState<Address | null>(null);
  return (
    <Box component="section" aria-label="Saved Address" sx={{ mt: 5 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          justifyContent: 'space-between',
          alignItems: 'center',
          mb: 2,
        }}
      >
        <Typography variant="h3" component="h2">
          Saved Address
        </Typography>
        <Button variant="contained" onClick={() => setEditing('new')}>
          Add Address
        </Button>
      </Box>
      <AddressChoice user={user} onEdit={setEditing} onDelete={setDeleting} />
      {editing !== 'none' && (
        <AddressDialog
          open
          user={user}
          address={editing === 'new' ? undefined : editing}
          onClose={() => setEditing('none')}
        />
      )}
      {deleting && <DeleteAddressDialog address={deleting} onClose={() => setDeleting(null)} />}
    </Box>
  );
};
