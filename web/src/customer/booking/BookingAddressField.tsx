import MenuItem from '@mui/material/MenuItem';
import MuiTextField from '@mui/material/TextField';
import { useFormikContext } from 'formik';
import { memo, useCallback, useId, useMemo, useState, type FocusEventHandler } from 'react';
import { formatAddress } from '../../addresses/formatAddress';
import { useSessionUser } from '../../session/session';
import type { BookingAddressField_UserFragment } from './BookingAddressField.generated';
import { lazyDialog } from '../../ui/dialog/lazyDialog';
import { useFieldProps } from '../../ui/form/useFieldProps';
import { useMenuOverlay } from '../../ui/dialog/useOverlay';
import { useToast } from '../../ui/feedback/useToast';
import type { BookingValues } from './bookingDraft';

const AddressDialog = lazyDialog(() => import('../addresses/AddressDialog'), 'AddressDialog');

const addNew = '+ Add New Address';
const loadingText = 'Loading your addresses...';
const failedText = 'Your addresses could not be loaded. Tap to try again.';
const noAddress = 'No addresses found. Please add an address.';
const placeholder = 'Select address...';
const listHeight = '11rem';

// The button stays visible below a long list of addresses.
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

const MenuProps = { slotProps: { paper: { sx: { maxHeight: listHeight } } } };

const selectStyle = {
  displayEmpty: true,
  renderValue: shownText,
  MenuProps,
};

interface BookingAddressFieldProps {
  user: BookingAddressField_UserFragment | undefined;
  /** True if the account could not be loaded. */
  failed: boolean;
  onRetry: () => void;
  askToSignIn: (message: string) => void;
}

/** Options of the address list. A chosen address stays an option after it was deleted. */
const choicesOf = (
  addresses: BookingAddressField_UserFragment['addresses'],
  chosen: string,
): string[] => [...new Set([...addresses.map(formatAddress), ...(chosen ? [chosen] : [])])];

const wrapped = {
  '& .MuiSelect-select.MuiInputBase-input': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
} as const;

interface AddressSelectProps {
  name: string;
  value: string;
  error: string | undefined;
  onBlur: FocusEventHandler;
  onChoose: (text: string) => void;
  choices: string[];
  /** The text to show when there are no choices. */
  none: string;
  onRetry?: () => void;
  onAdd: () => void;
}

const AddressSelect = memo((props: AddressSelectProps) => {
  const { name, value, error, onBlur, onChoose, choices, none, onRetry, onAdd } = props;
  const id = useId();
  const menu = useMenuOverlay();
  return (
    <MuiTextField
      id={id}
      select
      required
      label="Address"
      {...{ name, value, onBlur }}
      onChange={({ target }) => (target.value === addNew ? onAdd() : onChoose(target.value))}
      error={Boolean(error)}
      helperText={error}
      slotProps={{ inputLabel: { shrink: true }, select: { ...selectStyle, ...menu } }}
      sx={wrapped}
    >
      {choices.length === 0 && (
        <MenuItem value="" disabled={!onRetry} onClick={onRetry} sx={{ whiteSpace: 'normal' }}>
          {none}
        </MenuItem>
      )}
      {choices.map((text) => (
        <MenuItem
          key={text}
          value={text}
          sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere', minHeight: 44 }}
        >
          {text}
        </MenuItem>
      ))}
      <MenuItem value={addNew} sx={addNewStyle}>
        {addNew}
      </MenuItem>
    </MuiTextField>
  );
});

/** Lets the customer choose a saved address or add a new one in the form. */
export const BookingAddressField = (props: BookingAddressFieldProps) => {
  const { user, failed, onRetry, askToSignIn } = props;
  const { field, setValue, error } = useFieldProps('address');
  const { pincode } = useFormikContext<BookingValues>().values;
  const [dialog, setDialog] = useState<'unused' | 'open' | 'closed'>('unused');
  const sessionUser = useSessionUser();
  const toast = useToast();
  const known = user !== undefined;
  const add = useCallback((): void => {
    if (known) setDialog('open');
    else if (!sessionUser) askToSignIn('Please login to add an address');
    // The account failed to load for another reason than a missing sign-in.
    else toast.error('Failed to fetch user');
  }, [known, sessionUser, askToSignIn, toast]);
  const addresses = user?.addresses;
  const choices = useMemo(() => choicesOf(addresses ?? [], field.value), [addresses, field.value]);
  return (
    <>
      <AddressSelect
        {...{ name: field.name, value: field.value, error, onBlur: field.onBlur, choices }}
        onChoose={setValue}
        none={user || !sessionUser ? noAddress : failed ? failedText : loadingText}
        onRetry={sessionUser && failed ? onRetry : undefined}
        onAdd={add}
      />
      {user && dialog !== 'unused' && (
        <AddressDialog
          open={dialog === 'open'}
          user={user}
          pincode={pincode}
          onClose={() => setDialog('closed')}
          onSaved={setValue}
        />
      )}
    </>
  );
};
