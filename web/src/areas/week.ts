import { formatTime } from '../ui/format/dates';

/** The days of a week as people plan it, with the number that the server has for each. */
export const weekdays = [
  { day: 'monday', number: 1, short: 'Mon' },
  { day: 'tuesday', number: 2, short: 'Tue' },
  { day: 'wednesday', number: 3, short: 'Wed' },
  { day: 'thursday', number: 4, short: 'Thu' },
  { day: 'friday', number: 5, short: 'Fri' },
  { day: 'saturday', number: 6, short: 'Sat' },
  { day: 'sunday', number: 0, short: 'Sun' },
] as const;

export type Weekday = (typeof weekdays)[number]['day'];

/** Monday */
export const dayLabel = (day: Weekday): string => day.charAt(0).toUpperCase() + day.slice(1);

export interface Slot {
  /** 0 is Sunday. */
  weekday: number;
  /** HH:MM */
  starts: string;
  ends: string;
  capacity: number;
}

/** 8:00 AM–10:00 AM */
export const spanText = ({ starts, ends }: Pick<Slot, 'starts' | 'ends'>): string =>
  `${formatTime(starts)}–${formatTime(ends)}`;

/** Mon–Wed, Fri: days that follow each other are named by the first and the last of them. */
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
  /** One for each slot. */
  times: string[];
}

/** A week in words: one line for all days that have the same slots. None where pickups have none. */
export function weekLines(slots: readonly Slot[]): WeekLine[] {
  const lines = new Map<string, { days: Weekday[]; times: string[] }>();
  for (const { day, number } of weekdays) {
    const times = slots.filter(({ weekday }) => weekday === number).map(slotText);
    if (times.length === 0) continue;
    const line = lines.get(times.join()) ?? { days: [], times };
    lines.set(times.join(), { times, days: [...line.days, day] });
  }
  return [...lines.values()].map(({ days, times }) => ({ days: daysText(days), times }));
}

/** Pickups that there is room for in a week. */
export const totalCapacity = (slots: readonly Slot[]): number =>
  slots.reduce((sum, { capacity }) => sum + capacity, 0);
