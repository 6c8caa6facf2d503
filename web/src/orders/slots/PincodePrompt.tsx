import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { site } from '@laundry/api/site';
import { useFormikContext } from 'formik';
import { useState, type KeyboardEvent } from 'react';
import { DigitsField } from '../../ui/form/DigitsField';
import { isPincode } from './pickupAvailability';
import { usePickupAvailability } from './usePickupAvailability';

// Placed next to the heading, so that its appearance moves nothing.
const besideHeading = { position: 'absolute', top: -46, right: -8, minHeight: 44, px: 1 } as const;

/** Asks customers without an address for their PIN code, if the laundry has service areas. */
export const PincodePrompt = () => {
  const { values } = useFormikContext<{ pincode: string }>();
  const [asked, setAsked] = useState(false);
  const [pressed, setPressed] = useState(false);
  const home = usePickupAvailability(site.address.pincode);
  const times = usePickupAvailability(values.pincode);
  if (!home || (home.isServed && home.area === null)) return null;
  if (!asked && !values.pincode)
    return (
      <Button onClick={() => setAsked(true)} sx={besideHeading}>
        Do you serve my area?
      </Button>
    );
  // The field checks a complete PIN code automatically. Enter must not submit the form and show
  // errors on empty fields.
  const answer = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    setPressed(true);
  };
  const isWhole = isPincode(values.pincode);
  const missing = pressed && !isWhole;
  const place = times?.isServed ? `Yes, we serve ${times.area ?? values.pincode}` : ' ';
  const wanted = missing ? 'A pincode has six digits' : 'Six digits';
  return (
    <Box sx={{ mt: 2 }} onKeyDown={answer}>
      <DigitsField
        name="pincode"
        label="Pincode"
        autoComplete="postal-code"
        autoFocus={asked}
        helperText={
          <Box component="span" role="status" sx={missing ? { color: 'error.main' } : undefined}>
            {isWhole ? place : wanted}
          </Box>
        }
      />
    </Box>
  );
};
