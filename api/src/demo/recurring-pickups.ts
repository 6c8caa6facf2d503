import { RecurrenceInterval } from '../orders/recurring/recurrence-interval.enum.js';
import { nextOccurrence } from '../orders/recurring/recurrence.rules.js';
import { addDays } from '../platform/dates.js';
import type { SeedClock } from './seed-clock.js';
import type { DemoCustomer } from './people.js';
import type { Random } from './random.js';

/**
 * Days from today to the next pickup, so that the job does not book it while a user tries the demo.
 */
const NEXT_IN_DAYS = 3;

/** The weekly recurring pickup of the demo customer, without a slot. */
export function makeRecurring(random: Random, { at, today }: SeedClock, [shown]: DemoCustomer[]) {
  const [address] = shown?.addresses ?? [];
  if (!shown || !address) return [];
  const startsOn = addDays(today, NEXT_IN_DAYS - 14);
  const handledUntil = addDays(startsOn, 7);
  const interval = RecurrenceInterval.WEEKLY;
  const createdAt = at(addDays(startsOn, -1), 10 * 60);
  const days = {
    startsOn,
    handledUntil,
    nextOn: nextOccurrence({ startsOn, interval }, handledUntil),
  };
  const id = random.id(createdAt);
  return [{ id, user: shown.user.id, address: address.id, interval, ...days, createdAt }];
}
