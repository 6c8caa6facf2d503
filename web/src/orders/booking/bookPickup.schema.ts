import { boolean, object, string } from 'yup';
import { todayPlus } from '../../ui/format/dates';
import { phoneRule } from '../../ui/form/phoneRule';

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

export const bookPickupSchema = object({
  name: string()
    .trim()
    .required('Full Name is required')
    .min(3, 'Name must be at least 3 characters'),
  address: string().required('Address is required'),
  phone: phoneRule({
    required: 'Phone number is required',
    digits: 'Phone number should be 10 digits',
  }),
  date: pickupDateRule,
  note: string().default(''),
  express: boolean().default(false),
});
