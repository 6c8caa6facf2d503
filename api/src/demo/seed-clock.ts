import { today } from '../platform/dates.js';

/** The clock of the demo data. All events are before `now`. */
export interface SeedClock {
  now: Date;
  /** Today as YYYY-MM-DD in Asia/Kolkata. */
  today: string;
  /** Length of the demo history in days. */
  days: number;
  /** A time on a day, in minutes after midnight in Asia/Kolkata. */
  at(day: string, minutes: number): Date;
}

/** UTC offset of Asia/Kolkata, which has been the same since 1945, without daylight saving time. */
const OFFSET = '+05:30';

export const createSeedClock = (now: Date, days = 60): SeedClock => ({
  ...{ now, days },
  today: today(now),
  at: (day, minutes) => new Date(Date.parse(`${day}T00:00:00${OFFSET}`) + minutes * 60_000),
});
