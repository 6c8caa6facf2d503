import { skipToken } from '@apollo/client/react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useFormikContext } from 'formik';
import { AddressBoxes } from '../../../addresses/AddressFields';
import { formatAddress } from '../../../addresses/formatAddress';
import { useBookingCustomerQuery } from './CustomerSection.generated';
import { useFieldProps } from '../../../ui/form/useFieldProps';
import { outsideServiceArea } from '../../../orders/slots/pickupAvailability';
import { usePickupAvailability } from '../../../orders/slots/usePickupAvailability';
import {
  atTheCounter,
  bookingPincode,
  newAddress,
  type StaffBookingValues,
} from './staffBookingRules';

/** Pickup address: a saved one, a new one, or none for a walk-in. */
export const AddressChoice = () => {
  const { values } = useFormikContext<StaffBookingValues>();
  const { customerId, isNew, walkIn } = values;
  const { field, setValue, error } = useFieldProps('addressId');
  const { data } = useBookingCustomerQuery(
    customerId && !isNew ? { variables: { id: customerId } } : skipToken,
  );
  const choices = [
    ...(isNew ? [] : (data?.user.addresses ?? [])).map((address) => ({
      value: address.id,
      label: formatAddress(address),
    })),
    ...(walkIn ? [{ value: atTheCounter, label: 'Customer will collect from the counter' }] : []),
    { value: newAddress, label: 'New address' },
  ];
  const pincode = bookingPincode(values, data?.user.addresses);
  const times = usePickupAvailability(pincode);
  const isAdded = field.value === newAddress;
  return (
    <>
      {choices.length > 1 && (
        <RadioGroup
          aria-label="Address"
          name={field.name}
          value={field.value}
          onChange={(_, id) => setValue(id)}
        >
          {choices.map(({ value, label }) => (
            <FormControlLabel
              key={value}
              value={value}
              label={label}
              control={<Radio size="small" />}
              sx={{
                ...{ minHeight: 44, maxWidth: '100%' },
                // A text without spaces wraps.
                '& .MuiFormControlLabel-label': { minWidth: 0 },
              }}
            />
          ))}
        </RadioGroup>
      )}
      {error && <FormHelperText error>{error}</FormHelperText>}
      {times?.isServed === false && (
        <FormHelperText>{outsideServiceArea(pincode)}. You can still book it.</FormHelperText>
      )}
      {isAdded && (
        <Box sx={{ mt: choices.length > 1 ? 1.5 : 0 }}>
          <AddressBoxes autoFocus={!isNew} />
        </Box>
      )}
    </>
  );
};
