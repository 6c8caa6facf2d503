import { addDays, today } from '../../platform/dates.js';
import { badInput } from '../../platform/errors.js';

/** How many days ahead of today a pickup can be booked. */
export const MAX_DAYS_AHEAD = 60;

/** Throws BAD_USER_INPUT for a pickup day in the past or more than `MAX_DAYS_AHEAD` days ahead. */
export function checkPickupDay(day: string): void {
  if (day < today()) throw badInput({ pickupDate: 'Pickup date cannot be before today' });
  if (day > addDays(today(), MAX_DAYS_AHEAD))
    throw badInput({ pickupDate: `Pickup date must be within ${MAX_DAYS_AHEAD} days` });
}
