import { site } from '@laundry/api/site';
import { formatTime, formatWeekday, timeNow, todayPlus } from '../ui/format/dates';

const { opens, closes } = site.timings;

/** True from closing time to midnight in India. */
export const isAfterLastPickup = (): boolean => timeNow() >= closes;

/** Text about a chosen day. Empty while no day is chosen. */
export function pickupDayText(day: string): string {
  if (!day) return '';
  if (day !== todayPlus() || !isAfterLastPickup()) return `Pickup on ${formatWeekday(day)}`;
  return `Pickups ended at ${formatTime(closes)} today. Tomorrow they start at ${formatTime(opens)}.`;
}
