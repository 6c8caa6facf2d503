import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { DAY_MS, TIME_ZONE } from './dates.js';
import { badInput } from './errors.js';

/** Longest span of days that is counted day by day. */
export const MAX_DAYS = 366;

interface Span {
  from?: string | null;
  to?: string | null;
}

/** Refuses days that are upside down, on the field that has the first one. */
export function checkSpan({ from, to }: Span, field = 'from'): void {
  if (from && to && from > to) throw badInput({ [field]: "'From' must not be after 'To'" });
}

/** How many days there are from `from` to `to`, both included; refuses what is upside down or too long. */
export function lengthOfSpan({ from, to }: { from: string; to: string }, most = MAX_DAYS): number {
  checkSpan({ from, to });
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  if (days > most) throw badInput({ to: `Ask for at most ${most} days` });
  return days;
}

/** Start of a day of the business's calendar, or of a day some days later, as a moment. */
export const dayStart = (day: string, plusDays = 0) =>
  sql<Date>`((${day}::date + ${plusDays}::int)::timestamp at time zone ${TIME_ZONE})`;

/** Whether a moment is on a day, both columns: a range, so that an index of the moments finds it. */
export const isOnDay = (moment: string, day: string): RawBuilder<SqlBool> => sql<SqlBool>`(
  ${sql.ref(moment)} >= ${sql.ref(day)}::timestamp at time zone ${TIME_ZONE}
  and ${sql.ref(moment)} < (${sql.ref(day)} + 1)::timestamp at time zone ${TIME_ZONE})`;
