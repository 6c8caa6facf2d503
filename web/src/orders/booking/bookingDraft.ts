import type { InferType } from 'yup';
import { pincodeOf } from '../slots/pickupTimes';
import type { bookPickupSchema } from './bookPickup.schema';

export type BookingValues = InferType<typeof bookPickupSchema>;

/** Of the chosen address; before there is one, what was asked. */
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
