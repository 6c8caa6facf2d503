import MenuItem from '@mui/material/MenuItem';
import MuiTextField from '@mui/material/TextField';
import { Suspense, lazy, useId, useState } from 'react';
import { formatAddress } from '../addresses/formatAddress';
import type { BookPickupForm_UserFragment } from '../graphql/generated';
import { useFieldProps } from '../ui/useFieldProps';
import { useToast } from '../ui/useToast';

const AddressDialog = lazy(async () => ({
  default: (await import('../addresses/AddressDialog')).AddressDialog,
}));

const addNew = '+ Add New Address';
const noAddress = 'No addresses found. Please add an address.';
const placeholder = 'Select address...';
const listHeight = '11rem';

// Always in sight, however long the list above it.
const addNewStyle = {
  position: 'sticky',
  bottom: -8,
  minHeight: 44,
  fontWeight: 650,
  color: 'primary.main',
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
  '&:hover, &.Mui-focusVisible': { bgcolor: 'primary.light' },
} as const;

const shownText = (value: unknown): string =>
  typeof value === 'string' && value ? value : placeholder;

interface BookingAddressFieldProps {
  user: BookPickupForm_UserFragment | undefined;
}

export const BookingAddressField = ({ user }: BookingAddressFieldProps) => {
  const id = useId();
  const { field, helpers, error } = useFieldProps('address');
  const [dialogOpen, setDialogOpen] = useState(false);
  const [dialogWanted, setDialogWanted] = useState(false);
  const toast = useToast();

  const saved = (user?.addresses ?? []).map(formatAddress);
  const choices = [...new Set(field.value ? [...saved, field.value] : saved)];

  const openDialog = (): void => {
    if (!user) {
      toast.error('Please login to add an address');
      return;
    }
    setDialogWanted(true);
    setDialogOpen(true);
  };
  const choose = (value: string): void => {
    if (value === addNew) openDialog();
    else void helpers.setValue(value);
  };

  return (
    <>
      <MuiTextField
        id={id}
        select
        required
        label="Address"
        name={field.name}
        value={field.value}
        onBlur={field.onBlur}
        onChange={(event) => choose(event.target.value)}
        error={Boolean(error)}
        helperText={error}
        slotProps={{
          inputLabel: { shrink: true },
          select: {
            displayEmpty: true,
            renderValue: shownText,
            MenuProps: { slotProps: { paper: { sx: { maxHeight: listHeight } } } },
          },
        }}
      >
        {choices.length === 0 && (
          <MenuItem value="" disabled sx={{ whiteSpace: 'normal' }}>
            {noAddress}
          </MenuItem>
        )}
        {choices.map((text) => (
          <MenuItem key={text} value={text} sx={{ whiteSpace: 'normal', minHeight: 44 }}>
            {text}
          </MenuItem>
        ))}
        <MenuItem value={addNew} sx={addNewStyle}>
          {addNew}
        </MenuItem>
      </MuiTextField>
      {user && dialogWanted && (
        <Suspense>
          <AddressDialog
            open={dialogOpen}
            user={user}
            onClose={() => setDialogOpen(false)}
            onSaved={(text) => void helpers.setValue(text)}
          />
        </Suspense>
      )}
    </>
  );
};
