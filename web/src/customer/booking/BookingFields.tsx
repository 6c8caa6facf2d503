import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useEffect, useRef, type ReactNode } from 'react';
import { formatAddress } from '../../addresses/formatAddress';
import type { BookingFields_UserFragment } from './BookingFields.generated';
import { PhoneField } from '../../ui/form/PhoneField';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { TextField } from '../../ui/form/TextField';
import { ExpressField } from '../../orders/ExpressField';
import { RepeatField } from '../../orders/recurring/RepeatField';
import { PincodePrompt } from '../../orders/slots/PincodePrompt';
import { OutsideServiceArea } from '../../orders/slots/OutsideServiceArea';
import { PickupDateAndSlot } from '../../orders/slots/PickupDateAndSlot';
import { usePickupAvailability } from '../../orders/slots/usePickupAvailability';
import { BookingAddressField } from './BookingAddressField';
import { pincodeWanted, type BookingValues } from './bookingDraft';

interface BookingFieldsProps {
  user: BookingFields_UserFragment | undefined;
  known: BookingValues;
  /** True if the account could not be loaded. */
  failed: boolean;
  onRetry: () => void;
  askToSignIn: (message: string) => void;
}

const Step = ({ word, children }: { word: string; children: ReactNode }) => (
  <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0, position: 'relative' }}>
    <Typography component="legend" variant="h4" sx={{ mb: 1.5, p: 0, color: 'primary.main' }}>
      {word}
    </Typography>
    {children}
  </Box>
);

/** Fills empty fields once the account has loaded. Renders nothing. */
const Prefill = ({ user, known }: Pick<BookingFieldsProps, 'user' | 'known'>) => {
  const { values, dirty, setFieldValue, resetForm } = useFormikContext<BookingValues>();
  const filledFor = useRef<string>(null);
  useEffect(() => {
    // Each account fills the form once. A field that the customer empties stays empty.
    if (!user || filledFor.current === user.id) return;
    filledFor.current = user.id;
    if (!dirty) return resetForm({ values: known });
    for (const field of ['name', 'phone', 'address'] as const) {
      if (!values[field]) void setFieldValue(field, known[field]);
    }
  }, [user, known, values, dirty, setFieldValue, resetForm]);
  return null;
};

/** Shows early in the form whether the laundry serves the address. */
const BookingPlace = () => {
  const { values } = useFormikContext<BookingValues>();
  const pincode = pincodeWanted(values);
  const times = usePickupAvailability(pincode);
  return (
    <>
      {!values.address && <PincodePrompt />}
      {times?.isServed === false && <OutsideServiceArea pincode={pincode} />}
    </>
  );
};

const BookingTime = () => {
  const { values } = useFormikContext<BookingValues>();
  return <PickupDateAndSlot name="date" pincode={pincodeWanted(values)} />;
};

/** Recurrence needs a saved address, because every later pickup uses it. */
const BookingRepeat = ({ user }: { user: BookingFields_UserFragment }) => {
  const { values } = useFormikContext<BookingValues>();
  const saved = user.addresses.some((address) => formatAddress(address) === values.address);
  return saved ? (
    <Box sx={{ mt: 2 }}>
      <RepeatField />
    </Box>
  ) : null;
};

export const BookingFields = ({ user, known, ...address }: BookingFieldsProps) => (
  <>
    <Prefill user={user} known={known} />
    <Stack spacing={3.5}>
      <Step word="Who">
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
          <TextField name="name" label="Full Name" autoComplete="name" required />
          <PhoneField name="phone" label="Phone Number" required />
        </Stack>
      </Step>
      <Step word="Where">
        <BookingAddressField user={user} {...address} />
        <BookingPlace />
      </Step>
      <Step word="When">
        <BookingTime />
        {user && <BookingRepeat user={user} />}
      </Step>
      <Stack spacing={1}>
        <TextField name="note" label="Note (optional)" multiline maxRows={4} />
        <ExpressField label="Express: washed and delivered first" />
      </Stack>
      <SubmitButton size="large" color="accent" fullWidth>
        Confirm Booking
      </SubmitButton>
    </Stack>
  </>
);
