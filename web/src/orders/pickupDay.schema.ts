import { string } from 'yup';
import { todayPlus } from '../ui/format/dates';

/** Bookings are taken from today to this many days ahead. */
export const bookableDays = 60;

export const pickupDateRule = string()
  .required('Pickup date is required')
  .test('from-today', 'Pickup date cannot be before today', (day) => !day || day >= todayPlus())
  .test(
    'bookable',
    `Pickup date cannot be more than ${bookableDays} days ahead`,
    (day) => !day || day <= todayPlus(bookableDays),
  );
