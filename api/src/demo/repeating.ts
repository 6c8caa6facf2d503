import { Repeat } from '../orders/recurring/repeat.enum.js';
import { nextInRhythm } from '../orders/recurring/rhythm.rules.js';
import { addDays } from '../platform/dates.js';
import type { Moments } from './moments.js';
import type { DemoCustomer } from './people.js';
import type { Random } from './random.js';

/** Days from now to the next pickup: far enough that the job does not book it during a try-out. */
const NEXT_IN_DAYS = 3;

/** The customer to try the product as is fetched each week, at any time. */
export function makeRecurring(random: Random, { at, today }: Moments, [shown]: DemoCustomer[]) {
  const [address] = shown?.addresses ?? [];
  if (!shown || !address) return [];
  const startsOn = addDays(today, NEXT_IN_DAYS - 14);
  const handledUntil = addDays(startsOn, 7);
  const every = Repeat.WEEK;
  const createdAt = at(addDays(startsOn, -1), 10 * 60);
  const days = { startsOn, handledUntil, nextDay: nextInRhythm({ startsOn, every }, handledUntil) };
  const id = random.id(createdAt);
  return [{ id, user: shown.user.id, address: address.id, every, ...days, createdAt }];
}
