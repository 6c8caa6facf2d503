import type { InferType } from 'yup';
import type { bookPickupSchema } from './bookPickup.schema';

export type BookingValues = InferType<typeof bookPickupSchema>;

/** What a visitor typed waits under this name until it is booked, also while they sign in. */
export const bookingDraft = 'booking';

export const emptyBooking: BookingValues = {
  name: '',
  address: '',
  phone: '',
  date: '',
  note: '',
  express: false,
};
