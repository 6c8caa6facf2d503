import type { Em } from '../../database.js';
import { addDays, DAY_MS, timeOfDay, today } from '../../platform/dates.js';
import { MAX_DAYS_AHEAD } from '../booking/pickup-day.rules.js';
import type { PickupAvailability } from './pickup-availability.payloads.js';
import { pickupAvailabilityOf } from './pickup-availability.queries.js';

interface AvailabilityRequest {
  pincode: string;
  from: string;
  days: number;
}

/** Limits the requested days to the booking period. */
function limitToBookingPeriod({ from, days }: AvailabilityRequest): { from: string; days: number } {
  const first = from < today() ? today() : from;
  const last = addDays(today(), MAX_DAYS_AHEAD);
  const available = (Date.parse(last) - Date.parse(first)) / DAY_MS + 1;
  return { from: first, days: Math.max(0, Math.min(days, available)) };
}

/**
 * Pickup slots of a PIN code. Without areas every PIN code is served. Without slots, pickups are
 * booked without a time.
 */
export async function pickupAvailability(
  em: Em,
  request: AvailabilityRequest,
): Promise<PickupAvailability> {
  const now = { day: today(), time: timeOfDay() };
  const { area, hasAreas, hasSlots, days } = await pickupAvailabilityOf(em, {
    ...{ pincode: request.pincode, now, ...limitToBookingPeriod(request) },
  });
  const isServed = area !== null || !hasAreas;
  return { isServed, area, acceptsAnyTime: isServed && !hasSlots, days: isServed ? days : [] };
}
