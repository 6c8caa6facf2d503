import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import type { RefObject } from 'react';
import { officeShortcuts } from '../../../session/permissions/officeShortcuts';
import { todayPlus } from '../../../ui/format/dates';
import { Shortcut } from '../../../ui/Shortcut';
import { useHotkey } from '../../../ui/useHotkey';
import { isAfterLastPickup } from '../../../orders/pickupHours';
import { slotsOf } from '../../../orders/slots/pickupAvailability';
import { PickupDateAndSlot } from '../../../orders/slots/PickupDateAndSlot';
import { usePickupAvailability } from '../../../orders/slots/usePickupAvailability';
import { useBookingPincode } from './useBookingPincode';
import { atTheCounter, newAddress, type StaffBookingValues } from './staffBookingRules';

/** A walk-in order is for today and may have no address. */
function broughtIn(values: StaffBookingValues, walkIn: boolean): StaffBookingValues {
  const { addressId } = values;
  if (walkIn) {
    const untouched = addressId === newAddress && !values.address;
    const place = untouched || !addressId ? atTheCounter : addressId;
    return { ...values, walkIn, date: todayPlus(), addressId: place };
  }
  const place = addressId === atTheCounter ? newAddress : addressId;
  return { ...values, walkIn, date: '', addressId: place };
}

function useWalkIn() {
  const { values, setValues } = useFormikContext<StaffBookingValues>();
  const { walkIn } = values;
  return { walkIn, turn: () => void setValues(broughtIn(values, !walkIn), false) };
}

/** Focuses the chosen slot. The arrow keys choose another one. */
const toTimes = (): void =>
  document.querySelector<HTMLElement>('input[name="slotId"]:checked')?.focus();

/**
 * Keyboard shortcuts: T and M choose the day, I focuses the slots and W selects walk-in. Enter then
 * books from any field.
 */
export function useDayKeys(button: RefObject<HTMLButtonElement | null>): void {
  const { setFieldValue } = useFormikContext<StaffBookingValues>();
  const { walkIn, turn } = useWalkIn();
  const choose = (change: () => void) => (): void => {
    change();
    button.current?.focus();
  };
  const day = (date: string) =>
    choose(() => {
      if (!walkIn) void setFieldValue('date', date);
    });
  useHotkey(officeShortcuts.today, day(todayPlus()), { enabled: !isAfterLastPickup() });
  useHotkey(officeShortcuts.tomorrow, day(todayPlus(1)));
  useHotkey(officeShortcuts.walkIn, choose(turn));
  useHotkey(officeShortcuts.time, toTimes);
}

/** Pickup day of the order, or walk-in. */
export const PickupDateChoice = () => {
  const { walkIn, turn } = useWalkIn();
  const pincode = useBookingPincode();
  const { values } = useFormikContext<StaffBookingValues>();
  const hasTimes = slotsOf(usePickupAvailability(pincode, values.date), values.date).length > 0;
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'start' }}>
      <Button
        variant={walkIn ? 'contained' : 'outlined'}
        color="inherit"
        aria-pressed={walkIn}
        aria-keyshortcuts="w"
        onClick={turn}
      >
        Walk-in (clothes at counter)
        <Box component="span" sx={{ ml: 1, display: 'inline-flex' }}>
          <Shortcut keys="W" />
        </Box>
      </Button>
      {!walkIn && (
        <>
          <PickupDateAndSlot name="date" pincode={pincode} staff />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Keys: {!isAfterLastPickup() && 'T = today, '}M = tomorrow,{' '}
            {hasTimes && 'I = time slots, '}Enter = book.
          </Typography>
        </>
      )}
    </Stack>
  );
};
