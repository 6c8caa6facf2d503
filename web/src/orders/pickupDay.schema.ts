import { string } from 'yup';
import type { RecurrenceInterval } from '../graphql/schema.generated';
import { todayPlus } from '../ui/format/dates';

/** Customers can book from today to this many days ahead. */
export const bookableDays = 60;

export const pickupDateRule = string()
  .required('Pickup date is required')
  .test('from-today', 'Pickup date cannot be before today', (day) => !day || day >= todayPlus())
  .test(
    'bookable',
    `Pickup date cannot be more than ${bookableDays} days ahead`,
    (day) => !day || day <= todayPlus(bookableDays),
  );

type Choice = RecurrenceInterval | 'once';

/** Recurrence choice of a booking form. */
export const repeatRule = string<Choice>()
  .oneOf(['once', 'WEEKLY', 'FORTNIGHTLY'], 'Choose how often')
  .default('once');

/** Recurrence to send. Null for a single pickup. */
export const repeatWanted = (choice: Choice): RecurrenceInterval | null =>
  choice === 'once' ? null : choice;
