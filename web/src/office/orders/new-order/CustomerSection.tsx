import { skipToken } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useBookingCustomerQuery } from './CustomerSection.generated';
import type { CustomerPicker_UserFragment } from './CustomerPicker.generated';
import { DuplicatesNote } from '../../customers/merging/DuplicatesNote';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { ListSkeleton } from '../../../ui/feedback/skeletons';
import { Money } from '../../../ui/format/Money';
import { CheckField } from '../../../ui/form/CheckField';
import { PhoneField } from '../../../ui/form/PhoneField';
import { roomForError } from '../../../ui/form/roomForError';
import { TextField } from '../../../ui/form/TextField';
import { CustomerPicker, useFoundCustomers } from './CustomerPicker';
import {
  emptyStaffBooking,
  newAddress,
  withCustomer,
  type StaffBookingValues,
} from './staffBookingRules';

const Another = () => {
  const { values, setValues } = useFormikContext<StaffBookingValues>();
  return (
    <Button
      size="small"
      onClick={() => void setValues(withCustomer(values, {}), false)}
      sx={{ flex: 'none' }}
    >
      Choose another customer
    </Button>
  );
};

const Owes = ({ user: { balance, creditLimit } }: { user: CustomerPicker_UserFragment }) => {
  const limit = creditLimit ?? null;
  if (balance <= 0 && limit === null) return null;
  return (
    <>
      {' '}
      · balance due <Money paise={balance} />
      {limit !== null && (
        <>
          {balance > limit ? ', above the credit limit of ' : ', credit limit '}
          <Money paise={limit} />
        </>
      )}
    </>
  );
};

const Chosen = ({ user }: { user: CustomerPicker_UserFragment }) => {
  const { values, setValues } = useFormikContext<StaffBookingValues>();
  const chooseSurvivor = (customerId: string): void => {
    // The merge moved the addresses to the surviving customer, so the chosen address stays valid.
    if (customerId !== values.customerId) void setValues({ ...values, customerId }, false);
  };
  return (
    <>
      <ChosenFacts user={user} />
      <DuplicatesNote userId={user.id} onMerged={chooseSurvivor} />
    </>
  );
};

const ChosenFacts = ({ user }: { user: CustomerPicker_UserFragment }) => (
  <Box sx={{ display: 'flex', gap: 2, alignItems: 'start' }}>
    <Box sx={{ mr: 'auto', minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 650 }}>
        {user.name} · {user.phone}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {user.email ?? 'No email on file. Tell the customer the pickup day'}
        <Owes user={user} />
      </Typography>
    </Box>
    <Another />
  </Box>
);

const sameName = (one: string, other: string): boolean =>
  one.trim().replace(/\s+/g, ' ').toLowerCase() === other.trim().toLowerCase();

/** Asks before staff add a second customer with this phone number. Families share phones. */
const SameContact = () => {
  const { values, setValues } = useFormikContext<StaffBookingValues>();
  const { name, phone } = values;
  const email = values.email.trim().toLowerCase();
  const byPhone = useFoundCustomers(phone.length === 10 ? phone : '').found ?? [];
  const byEmail = useFoundCustomers(email.includes('@') ? email : '').found ?? [];
  const samePhone = byPhone.filter((user) => user.phone === phone);
  const sameEmail = byEmail.filter(
    (user) => user.email === email && !samePhone.some(({ id }) => id === user.id),
  );
  const same = [...samePhone, ...sameEmail];
  if (same.length === 0) return null;
  const known = samePhone.some((user) => sameName(name, user.name));
  return (
    // The error of the name disappears on blur. The buttons would move away from the pointer.
    <Alert severity={known ? 'warning' : 'info'} onMouseDown={(event) => event.preventDefault()}>
      {known && 'A customer with this name and phone already exists.'}
      {!known && samePhone.length > 0 && 'Other customers have this phone too.'}
      {samePhone.length === 0 && 'A customer with this email already exists.'}
      <Stack sx={{ mt: 0.5, alignItems: 'start' }}>
        {same.map((user) => (
          <Button
            key={user.id}
            size="small"
            onClick={() =>
              void setValues(
                withCustomer(values, {
                  customerId: user.id,
                  addressId: user.addresses[0]?.id ?? newAddress,
                }),
                false,
              )
            }
          >
            Choose {user.name}
            {user.addresses[0] && `, ${user.addresses[0].address}`}
          </Button>
        ))}
        {known && <CheckField name="another" label="Different person with the same name" />}
      </Stack>
    </Alert>
  );
};

const NewCustomer = () => {
  const { values } = useFormikContext<StaffBookingValues>();
  const { phone } = values;
  return (
    <Stack spacing={2}>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 650, mr: 'auto' }}>New customer</Typography>
        <Another />
      </Box>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <PhoneField
          name="phone"
          label="Phone"
          required
          autoFocus={phone.length < 10}
          helperText={roomForError}
        />
        <TextField
          name="name"
          label="Name"
          required
          autoComplete="off"
          autoFocus={phone.length === 10}
          helperText={roomForError}
        />
      </Stack>
      <SameContact />
      <TextField
        name="email"
        label="Email (optional)"
        type="email"
        autoComplete="off"
        helperText="We send a confirmation link first."
      />
    </Stack>
  );
};

const Known = ({ id }: { id: string }) => {
  const { data, error, refetch } = useBookingCustomerQuery(id ? { variables: { id } } : skipToken);
  if (data) return <Chosen user={data.user} />;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <ListSkeleton />;
};

/** Customer of the new order: an existing one or a new one. */
export const CustomerSection = () => {
  const { values } = useFormikContext<StaffBookingValues>();
  if (values.isNew) return <NewCustomer />;
  return values.customerId ? <Known id={values.customerId} /> : <CustomerPicker />;
};

export const hasCustomer = ({ isNew, customerId }: StaffBookingValues): boolean =>
  isNew || customerId !== emptyStaffBooking.customerId;
