import type { InferType } from 'yup';
import { pincodeOf } from '../../orders/slots/pickupAvailability';
import type { bookPickupSchema } from './bookPickup.schema';

export type BookingValues = InferType<typeof bookPickupSchema>;

export const pincodeWanted = ({ address, pincode }: BookingValues): string =>
  address ? pincodeOf(address) : pincode;

/** Storage key for the visitor's draft. The draft stays until the booking, also during sign-in. */
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
  recurrence: 'once',
};
