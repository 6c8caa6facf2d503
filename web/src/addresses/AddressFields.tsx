import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { InferType } from 'yup';
import type { AddressFields_UserFragment } from './AddressFields.generated';
import { DigitsField } from '../ui/form/DigitsField';
import { TextField } from '../ui/form/TextField';
import type { addressSchema } from './address.schema';
import { StateField } from './StateField';

export type AddressValues = InferType<typeof addressSchema>;

const Contact = ({ user: { name, phone, email } }: { user: AddressFields_UserFragment }) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      p: 2,
      display: 'grid',
      // On a phone two columns would break the e-mail into pieces.
      gridTemplateColumns: { xs: '1fr', sm: 'auto 1fr' },
      columnGap: 2,
      rowGap: 0.5,
      borderRadius: '12px',
      bgcolor: 'linen.main',
    }}
  >
    {[
      ['Name', name],
      ['Phone', phone ?? '-'],
      ['Email', email ?? '-'],
    ].map(([label, value]) => (
      <Box key={label} sx={{ display: 'contents' }}>
        <Typography component="dt" sx={{ color: 'text.secondary' }}>
          {label}
        </Typography>
        <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
          {value}
        </Typography>
      </Box>
    ))}
  </Box>
);

export const AddressBoxes = ({ autoFocus }: { autoFocus?: boolean }) => (
  <Stack spacing={2.5}>
    <TextField
      name="address"
      label="Address"
      placeholder="House, street, area"
      autoComplete="street-address"
      required
      autoFocus={autoFocus}
    />
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2.5}>
      <DigitsField name="pincode" label="Pincode" autoComplete="postal-code" required />
      <TextField name="city" label="City" autoComplete="address-level2" required />
    </Stack>
    <StateField name="state" label="State" required />
  </Stack>
);

export const AddressFields = ({ user }: { user: AddressFields_UserFragment }) => (
  <Stack spacing={2.5}>
    <Contact user={user} />
    <AddressBoxes autoFocus />
  </Stack>
);
