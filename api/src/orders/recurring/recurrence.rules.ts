import { addDays, DAY_MS } from '../../platform/dates.js';
import { RecurrenceInterval } from './recurrence-interval.enum.js';

const DAYS: Record<RecurrenceInterval, number> = {
  [RecurrenceInterval.WEEKLY]: 7,
  [RecurrenceInterval.FORTNIGHTLY]: 14,
};

/** Name of a recurring pickup in mails and timelines. */
export const repeatedPickup = (interval: RecurrenceInterval): string =>
  interval === RecurrenceInterval.WEEKLY ? 'Weekly pickup' : 'Fortnightly pickup';

/** Text of the interval in a row of a mail. */
export const readableRepeat = (interval: RecurrenceInterval): string =>
  interval === RecurrenceInterval.WEEKLY ? 'Every week' : 'Every two weeks';

export interface Recurrence {
  startsOn: string;
  interval: RecurrenceInterval;
}

/** The first day of the recurrence that is after `after` and not before `notBefore`. */
export function nextOccurrence(
  { startsOn, interval }: Recurrence,
  after: string,
  notBefore = after,
) {
  const earliest = [addDays(after, 1), notBefore].toSorted().at(-1) ?? after;
  const daysSinceStart = (Date.parse(earliest) - Date.parse(startsOn)) / DAY_MS;
  return addDays(
    startsOn,
    Math.max(0, Math.ceil(daysSinceStart / DAYS[interval])) * DAYS[interval],
  );
}

/** The day of the recurrence one interval before `day`. */
export const previousOccurrence = (
  { interval }: Pick<Recurrence, 'interval'>,
  day: string,
): string => addDays(day, -DAYS[interval]);

interface Pausing {
  paused: boolean;
  pausedUntil: string | null;
}

/** Whether a recurring pickup is paused on this day. */
export const isPaused = ({ paused, pausedUntil }: Pausing, day: string): boolean =>
  paused && (pausedUntil === null || pausedUntil > day);
