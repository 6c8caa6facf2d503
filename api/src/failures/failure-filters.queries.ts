import { type Expression, type SqlBool, sql } from 'kysely';
import { checkSpan, dayStart } from '../platform/date-range.js';
import type { FailureFilter } from './failures.inputs.js';

/** SQL conditions of a filter on the table `f`, in addition to the condition of its index. */
export function matchesFailureFilter({ dismissed, from, to }: FailureFilter): Expression<SqlBool> {
  checkSpan({ from, to });
  return sql.join(
    [
      dismissed ? sql`f.dismissed_at is not null` : sql`f.dismissed_at is null`,
      ...(from ? [sql`f.created_at >= ${dayStart(from)}`] : []),
      ...(to ? [sql`f.created_at < ${dayStart(to, 1)}`] : []),
    ],
    sql` and `,
  );
}

/** Column values of a dismissal. */
export const dismissalBy = ({ userId }: { userId: string }, reason: string) => ({
  dismissed_at: sql<Date>`now()`,
  dismissal_reason: reason,
  version: sql<number>`version + 1`,
  updated_by: userId,
});
