import { today } from '../platform/dates.js';

/** The clock of the demo data: all events are before `now`. */
export interface Moments {
  now: Date;
  /** YYYY-MM-DD in the business's zone. */
  today: string;
  /** Length of the demo history in days. */
  days: number;
  /** Time on that day, in minutes after midnight. */
  at(day: string, minutes: number): Date;
}

/** The business's zone has had one offset, without summer time, since 1945. */
const OFFSET = '+05:30';

export const momentsOf = (now: Date, days = 60): Moments => ({
  ...{ now, days },
  today: today(now),
  at: (day, minutes) => new Date(Date.parse(`${day}T00:00:00${OFFSET}`) + minutes * 60_000),
});
