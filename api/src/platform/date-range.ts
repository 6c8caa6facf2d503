import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { DAY_MS, TIME_ZONE } from './dates.js';
import { badInput } from './errors.js';

/** Maximum length of a range of days in reports. */
export const MAX_DAYS = 366;

interface Span {
  from?: string | null;
  to?: string | null;
}

/** Throws BAD_USER_INPUT at `field` for a range that ends before it starts. */
export function checkSpan({ from, to }: Span, field = 'from'): void {
  if (from && to && from > to) throw badInput({ [field]: "'From' must not be after 'To'" });
}

/**
 * Number of days from `from` to `to`, both included. Throws BAD_USER_INPUT for a reversed or too
 * long range.
 */
export function lengthOfSpan({ from, to }: { from: string; to: string }, most = MAX_DAYS): number {
  checkSpan({ from, to });
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  if (days > most) throw badInput({ to: `Choose at most ${most} days` });
  return days;
}

/** SQL: start of a day in Asia/Kolkata, plus a number of days, as a timestamp. */
export const dayStart = (day: string, plusDays = 0) =>
  sql<Date>`((${day}::date + ${plusDays}::int)::timestamp at time zone ${TIME_ZONE})`;

/**
 * SQL: whether a timestamp column is on the day of another column. It compares with a range, so
 * that PostgreSQL can use an index.
 */
export const isOnDay = (moment: string, day: string): RawBuilder<SqlBool> => sql<SqlBool>`(
  ${sql.ref(moment)} >= ${sql.ref(day)}::timestamp at time zone ${TIME_ZONE}
  and ${sql.ref(moment)} < (${sql.ref(day)} + 1)::timestamp at time zone ${TIME_ZONE})`;
