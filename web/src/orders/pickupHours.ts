import { site } from '@laundry/api/site';
import { formatTime, formatWeekday, timeNow, todayPlus } from '../ui/format/dates';

const { opens, closes } = site.timings;

/** True from closing time to midnight in India. */
export const pickupsEnded = (): boolean => timeNow() >= closes;

/** What a chosen day means; empty while none is chosen. */
export function pickupDayText(day: string): string {
  if (!day) return '';
  if (day !== todayPlus() || !pickupsEnded()) return `We come on ${formatWeekday(day)}`;
  return `Today's pickups ended at ${formatTime(closes)}. Tomorrow we come from ${formatTime(opens)}.`;
}
