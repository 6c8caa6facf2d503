import { sql } from 'kysely';
import type { Em } from '../database.js';
import { computedClothTotals, computedTotals, totalColumns, dirtyDays } from './totals.queries.js';

/** Number of days that one query computes. With a million orders it takes one or two seconds. */
const DAYS_PER_QUERY = 31;

const days = sql`select day from days`;

/**
 * Computes and stores the totals of at most `DAYS_PER_QUERY` stale days, newest first. Returns the
 * number of days.
 */
const updateSomeDays = (em: Em): Promise<number> =>
  em.transactional(async (tx) => {
    const db = tx.getKysely();
    // The lock allows one run at a time. The next query starts after it, so it sees the rows of the
    // run before.
    await sql`select pg_advisory_xact_lock(hashtext('daily_report'))`.execute(db);
    // A change of an order during this query marks its day as stale again, for the next run.
    const { rows } = await sql<{ count: number }>`
      with days as materialized (
        select day from (${dirtyDays()}) as stale order by day desc limit ${DAYS_PER_QUERY}
      ), marks as (
        delete from report_dirty_day where day in (${days})
      ), old_figures as (
        delete from daily_report where day in (${days})
      ), old_cloths as (
        delete from daily_cloth_report where day in (${days})
      ), totals as (
        insert into daily_report (day, pincode, enterprise_id, ${totalColumns}) ${computedTotals(days)}
      ), cloths as (
        insert into daily_cloth_report (day, name, pieces, value) ${computedClothTotals(days)}
      )
      select count(*)::int as count from days`.execute(db);
    return rows[0]?.count ?? 0;
  });

/** Stores the report totals of all days that have changed since they were computed. */
export async function updateDailyAggregates(em: Em): Promise<void> {
  while ((await updateSomeDays(em.fork())) > 0);
}
