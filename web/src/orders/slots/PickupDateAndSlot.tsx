import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useFormikContext } from 'formik';
import { useMemo } from 'react';
import { formatWeekday } from '../../ui/format/dates';
import { PickupDateField } from './PickupDateField';
import {
  dayRefusal,
  nextFreeDay,
  slotsOf,
  withBookedSlot,
  type BookedSlot,
} from './pickupAvailability';
import { SlotField } from './SlotField';
import { usePickupAvailability } from './usePickupAvailability';

interface PickupDateAndSlotProps {
  /** Field name of the day. The slot field is `slotId`. */
  name: string;
  /** PIN code of the address. Empty while it is unknown. */
  pincode: string;
  /** Slot that the order to reschedule already has. */
  held?: BookedSlot;
  /** True for staff, who need not choose a slot. */
  staff?: boolean;
}

/** Pickup day, with a slot if the address has slots. */
export const PickupDateAndSlot = ({ name, pincode, held, staff }: PickupDateAndSlotProps) => {
  const { values, setFieldValue } = useFormikContext<Record<string, string>>();
  const day = values[name] ?? '';
  const available = usePickupAvailability(pincode, day);
  const times = useMemo(() => withBookedSlot(available, held), [available, held]);
  const why = dayRefusal(times, day);
  const next = why && nextFreeDay(times, day);
  return (
    <Stack spacing={1.5} sx={{ width: '100%' }}>
      <PickupDateField name={name} times={times} />
      {next && (
        <Button
          variant="outlined"
          onClick={() => void setFieldValue(name, next)}
          sx={{ alignSelf: 'start' }}
        >
          Next free day: {formatWeekday(next)}
        </Button>
      )}
      <SlotField slots={slotsOf(times, day)} staff={staff} saidOfDay={why !== undefined} />
    </Stack>
  );
};
