import type { Weekday } from '../../graphql/schema.generated';
import { formatTime } from '../../ui/format/dates';

/** Weekdays from Monday, with their form paths. */
export const weekdays = [
  { day: 'MONDAY', short: 'Mon' },
  { day: 'TUESDAY', short: 'Tue' },
  { day: 'WEDNESDAY', short: 'Wed' },
  { day: 'THURSDAY', short: 'Thu' },
  { day: 'FRIDAY', short: 'Fri' },
  { day: 'SATURDAY', short: 'Sat' },
  { day: 'SUNDAY', short: 'Sun' },
] as const satisfies { day: Weekday; short: string }[];

export interface Slot {
  weekday: Weekday;
  /** HH:MM */
  startTime: string;
  endTime: string;
  capacity: number;
}

/** Text such as 8:00 AM–10:00 AM. */
export const spanText = ({ startTime, endTime }: Pick<Slot, 'startTime' | 'endTime'>): string =>
  `${formatTime(startTime)}–${formatTime(endTime)}`;

/** Days as a text, such as "Mon–Wed, Fri". */
export function daysText(days: readonly Weekday[]): string {
  if (days.length === weekdays.length) return 'Every day';
  const runs: string[][] = [];
  weekdays.forEach(({ day, short }, at) => {
    if (!days.includes(day)) return;
    const before = weekdays[at - 1];
    if (before && days.includes(before.day)) runs.at(-1)?.push(short);
    else runs.push([short]);
  });
  return runs.map((run) => (run.length > 1 ? `${run[0]}–${run.at(-1)}` : run[0])).join(', ');
}

const slotText = (slot: Slot): string =>
  `${spanText(slot)} (${slot.capacity} ${slot.capacity === 1 ? 'pickup' : 'pickups'})`;

export interface WeekLine {
  days: string;
  /** One text for each slot. */
  times: string[];
}

/**
 * The slots of a week as text lines. Days with the same slots share a line. Empty without slots.
 */
export function weekLines(slots: readonly Slot[]): WeekLine[] {
  const lines = new Map<string, { days: Weekday[]; times: string[] }>();
  for (const { day } of weekdays) {
    const times = slots.filter(({ weekday }) => weekday === day).map(slotText);
    if (times.length === 0) continue;
    const line = lines.get(times.join()) ?? { days: [], times };
    lines.set(times.join(), { times, days: [...line.days, day] });
  }
  return [...lines.values()].map(({ days, times }) => ({ days: daysText(days), times }));
}

/** Number of pickups that the slots of a week take. */
export const totalCapacity = (slots: readonly Slot[]): number =>
  slots.reduce((sum, { capacity }) => sum + capacity, 0);
