import type { InferType } from 'yup';
import type { bookPickupSchema } from './bookPickup.schema';

export type BookingValues = InferType<typeof bookPickupSchema>;

const key = 'bookingDraft';

export const emptyBooking: BookingValues = {
  name: '',
  address: '',
  phone: '',
  date: '',
  note: '',
  express: false,
};

function isDraft(value: unknown): value is Partial<BookingValues> {
  return typeof value === 'object' && value !== null;
}

/** What a visitor typed before signing in; it waits in this tab until it is booked. */
export const bookingDraft = {
  save(values: BookingValues): void {
    sessionStorage.setItem(key, JSON.stringify(values));
  },
  read(): BookingValues {
    try {
      const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
      return isDraft(stored) ? { ...emptyBooking, ...stored } : emptyBooking;
    } catch {
      return emptyBooking;
    }
  },
  clear(): void {
    sessionStorage.removeItem(key);
  },
};
