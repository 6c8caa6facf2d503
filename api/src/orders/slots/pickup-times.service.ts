import type { Em } from '../../database.js';
import { addDays, DAY_MS, timeOfDay, today } from '../../platform/dates.js';
import { MAX_DAYS_AHEAD } from '../booking/pickup-day.rules.js';
import type { PickupTimes } from './pickup-times.payloads.js';
import { pickupTimesOf } from './pickup-times.queries.js';

interface Asked {
  pincode: string;
  from: string;
  days: number;
}

/** Limits the requested days to the booking period. */
function bookable({ from, days }: Asked): { from: string; days: number } {
  const first = from < today() ? today() : from;
  const last = addDays(today(), MAX_DAYS_AHEAD);
  const room = (Date.parse(last) - Date.parse(first)) / DAY_MS + 1;
  return { from: first, days: Math.max(0, Math.min(days, room)) };
}

/**
 * Pickup times of a PIN code. Without areas every PIN code is served. Without slots, pickups are
 * booked without a time.
 */
export async function pickupTimes(em: Em, asked: Asked): Promise<PickupTimes> {
  const now = { day: today(), time: timeOfDay() };
  const { area, hasAreas, hasSlots, days } = await pickupTimesOf(em, {
    ...{ pincode: asked.pincode, now, ...bookable(asked) },
  });
  const served = area !== null || !hasAreas;
  return { served, area, anyTime: served && !hasSlots, days: served ? days : [] };
}
