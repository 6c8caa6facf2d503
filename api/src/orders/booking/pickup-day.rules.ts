import { addDays, today } from '../../platform/dates.js';
import { badInput } from '../../platform/errors.js';

/** How far ahead a pickup can be booked. */
export const MAX_DAYS_AHEAD = 60;

/** Refuses a day that no pickup can be on. */
export function checkPickupDay(day: string): void {
  if (day < today()) throw badInput({ pickupDate: 'Pickup date cannot be before today' });
  if (day > addDays(today(), MAX_DAYS_AHEAD))
    throw badInput({ pickupDate: `Pickup date must be within ${MAX_DAYS_AHEAD} days` });
}
