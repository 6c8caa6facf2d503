import { addDays, DAY_MS } from '../../platform/dates.js';
import { Repeat } from './repeat.enum.js';

const DAYS: Record<Repeat, number> = { [Repeat.WEEK]: 7, [Repeat.TWO_WEEKS]: 14 };

/** What mails and timelines call one. */
export const repeatedPickup = (every: Repeat): string =>
  every === Repeat.WEEK ? 'Weekly pickup' : 'Two-weekly pickup';

/** How often, as a fact. */
export const readableRepeat = (every: Repeat): string =>
  every === Repeat.WEEK ? 'Every week' : 'Every two weeks';

export interface Rhythm {
  startsOn: string;
  every: Repeat;
}

/** The first day of a rhythm that is after one day, and not before another. */
export function nextInRhythm({ startsOn, every }: Rhythm, after: string, notBefore = after) {
  const least = [addDays(after, 1), notBefore].toSorted().at(-1) ?? after;
  const gone = (Date.parse(least) - Date.parse(startsOn)) / DAY_MS;
  return addDays(startsOn, Math.max(0, Math.ceil(gone / DAYS[every])) * DAYS[every]);
}

/** The day of a rhythm that is before this one. */
export const beforeInRhythm = ({ every }: Pick<Rhythm, 'every'>, day: string): string =>
  addDays(day, -DAYS[every]);

interface Pausing {
  paused: boolean;
  pausedUntil: string | null;
}

/** Whether nothing is made of it on this day. */
export const isPaused = ({ paused, pausedUntil }: Pausing, day: string): boolean =>
  paused && (pausedUntil === null || pausedUntil > day);
