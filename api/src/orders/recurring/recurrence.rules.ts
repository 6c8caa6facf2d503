import { addDays, DAY_MS } from '../../platform/dates.js';
import { Repeat } from './repeat.enum.js';

const DAYS: Record<Repeat, number> = { [Repeat.WEEK]: 7, [Repeat.TWO_WEEKS]: 14 };

/** Readable name of a recurring pickup in mails and timelines. */
export const repeatedPickup = (every: Repeat): string =>
  every === Repeat.WEEK ? 'Weekly pickup' : 'Fortnightly pickup';

/** The interval as a row of a mail. */
export const readableRepeat = (every: Repeat): string =>
  every === Repeat.WEEK ? 'Every week' : 'Every two weeks';

export interface Recurrence {
  startsOn: string;
  every: Repeat;
}

/** The first regular day after `after` and not before `notBefore`. */
export function nextOccurrence({ startsOn, every }: Recurrence, after: string, notBefore = after) {
  const least = [addDays(after, 1), notBefore].toSorted().at(-1) ?? after;
  const gone = (Date.parse(least) - Date.parse(startsOn)) / DAY_MS;
  return addDays(startsOn, Math.max(0, Math.ceil(gone / DAYS[every])) * DAYS[every]);
}

/** The regular day before `day`. */
export const previousOccurrence = ({ every }: Pick<Recurrence, 'every'>, day: string): string =>
  addDays(day, -DAYS[every]);

interface Pausing {
  paused: boolean;
  pausedUntil: string | null;
}

/** Whether a recurring pickup is paused on this day. */
export const isPaused = ({ paused, pausedUntil }: Pausing, day: string): boolean =>
  paused && (pausedUntil === null || pausedUntil > day);
