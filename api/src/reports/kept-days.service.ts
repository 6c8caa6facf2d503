import { sql } from 'kysely';
import type { Em } from '../database.js';
import { countedCloths, countedFigures, figureColumns, staleDays } from './figures.queries.js';

/** Days per query; it takes one or two seconds with a million orders. */
const DAYS_AT_ONCE = 31;

const days = sql`select day from days`;

/**
 * Computes the totals of some stale days, newest first, and stores them. Returns the number of
 * days.
 */
const keepSomeDays = (em: Em): Promise<number> =>
  em.transactional(async (tx) => {
    const db = tx.getKysely();
    // The lock allows one run at a time. The query after the lock sees all days stored before.
    await sql`select pg_advisory_xact_lock(hashtext('report_figures'))`.execute(db);
    // A change during this query marks its day as stale again, for the next run.
    const { rows } = await sql<{ count: number }>`
      with days as materialized (
        select day from (${staleDays()}) as stale order by day desc limit ${DAYS_AT_ONCE}
      ), marks as (
        delete from report_stale where day in (${days})
      ), old_figures as (
        delete from report_figures where day in (${days})
      ), old_cloths as (
        delete from report_cloths where day in (${days})
      ), figures as (
        insert into report_figures (day, pincode, enterprise_id, ${figureColumns}) ${countedFigures(days)}
      ), cloths as (
        insert into report_cloths (day, name, pieces, value) ${countedCloths(days)}
      )
      select count(*)::int as count from days`.execute(db);
    return rows[0]?.count ?? 0;
  });

/** Stores the report totals of all days that have changed since they were computed. */
export async function keepReportDays(em: Em): Promise<void> {
  while ((await keepSomeDays(em.fork())) > 0);
}
