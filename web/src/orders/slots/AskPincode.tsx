import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { site } from '@laundry/api/site';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { DigitsField } from '../../ui/form/DigitsField';
import { isPincode } from './pickupTimes';
import { usePickupTimes } from './usePickupTimes';

// In the line of the heading, so that nothing moves when it comes.
const besideHeading = { position: 'absolute', top: -46, right: -8, minHeight: 44, px: 1 } as const;

/** Asks where somebody lives who has no address here yet; only where the laundry does not come everywhere. */
export const AskPincode = () => {
  const { values } = useFormikContext<{ pincode: string }>();
  const [asked, setAsked] = useState(false);
  const home = usePickupTimes(site.address.pincode);
  const times = usePickupTimes(values.pincode);
  if (!home || (home.served && home.area === null)) return null;
  if (!asked && !values.pincode)
    return (
      <Button onClick={() => setAsked(true)} sx={besideHeading}>
        Do we come to you?
      </Button>
    );
  const words = times?.served ? `We come to ${times.area ?? values.pincode}` : ' ';
  return (
    <Box sx={{ mt: 2 }}>
      <DigitsField
        name="pincode"
        label="Pincode"
        autoComplete="postal-code"
        autoFocus={asked}
        helperText={isPincode(values.pincode) ? words : 'Six digits'}
      />
    </Box>
  );
};
