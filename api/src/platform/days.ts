import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { DAY_MS, TIME_ZONE } from './dates.js';
import { badInput } from './errors.js';

/** Longest period in days for daily figures. */
export const MAX_DAYS = 366;

interface Span {
  from?: string | null;
  to?: string | null;
}

/** Refuses a period that ends before it starts; the error is on `field`. */
export function checkSpan({ from, to }: Span, field = 'from'): void {
  if (from && to && from > to) throw badInput({ [field]: "'From' must not be after 'To'" });
}

/** Days from `from` to `to`, both included. Refuses a reversed or too long period. */
export function lengthOfSpan({ from, to }: { from: string; to: string }, most = MAX_DAYS): number {
  checkSpan({ from, to });
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  if (days > most) throw badInput({ to: `Ask for at most ${most} days` });
  return days;
}

/** Start of a day in the business's time zone, or of a later day, as a timestamp. */
export const dayStart = (day: string, plusDays = 0) =>
  sql<Date>`((${day}::date + ${plusDays}::int)::timestamp at time zone ${TIME_ZONE})`;

/** Whether a timestamp column lies on the day of another column. A range, so that an index is used. */
export const isOnDay = (moment: string, day: string): RawBuilder<SqlBool> => sql<SqlBool>`(
  ${sql.ref(moment)} >= ${sql.ref(day)}::timestamp at time zone ${TIME_ZONE}
  and ${sql.ref(moment)} < (${sql.ref(day)} + 1)::timestamp at time zone ${TIME_ZONE})`;
