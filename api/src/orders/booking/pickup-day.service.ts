import type { Em } from '../../database.js';
import { readableDay } from '../../platform/dates.js';
import { badInput } from '../../platform/errors.js';
import { checkPickupDay } from './pickup-day.rules.js';

/** Throws BAD_USER_INPUT for a day outside the booking period, and for a holiday. */
export async function checkPickupDate(em: Em, day: string): Promise<void> {
  checkPickupDay(day);
  const closed = await em
    .getKysely()
    .selectFrom('holiday')
    .select('reason')
    .where('day', '=', day)
    .executeTakeFirst();
  if (closed)
    throw badInput({ pickupDate: `We are closed on ${readableDay(day)}: ${closed.reason}` });
}
