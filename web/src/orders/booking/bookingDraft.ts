import type { InferType } from 'yup';
import { pincodeOf } from '../slots/pickupAvailability';
import type { bookPickupSchema } from './bookPickup.schema';

export type BookingValues = InferType<typeof bookPickupSchema>;

/** PIN code of the chosen address, or the typed one. */
export const pincodeWanted = ({ address, pincode }: BookingValues): string =>
  address ? pincodeOf(address) : pincode;

/** What a visitor typed waits under this name until it is booked, also while they sign in. */
export const bookingDraft = 'booking';

export const emptyBooking: BookingValues = {
  name: '',
  address: '',
  phone: '',
  date: '',
  pincode: '',
  slotId: '',
  note: '',
  express: false,
  repeat: 'once',
};
