import { type RawBuilder, sql } from 'kysely';
import type { Em } from '../database.js';
import { lengthOfSpan } from '../platform/date-range.js';
import { badInput } from '../platform/errors.js';
import {
  computedClothTotals,
  computedTotals,
  totalColumns,
  totalsObject,
  totalSums,
  dirtyDays,
} from './totals.queries.js';
import { type ReportDays, ReportDimension, type ReportInterval } from './reports.inputs.js';
import type { ReportCloth, ReportGroup, ReportPeriod, ReportSummary } from './reports.payloads.js';

/** Maximum number of groups; one further row sums all other groups. */
export const MAX_GROUPS = 200;

/** Maximum number of cloth types in a report. */
export const MAX_CLOTHS = 100;

/**
 * SQL of two subqueries for the days from `daysBefore` days before `from` to `to`. `stale` has the
 * days to compute again; `stored` has the stored rows of the other days.
 */
function staleAndStored({ from, to }: ReportDays, stored: RawBuilder<unknown>, daysBefore: number) {
  const inRange = sql`day >= ${from}::date - ${daysBefore}::int and day <= ${to}::date`;
  return sql`
    stale as materialized (${dirtyDays(inRange)}),
    stored as (
      select * from ${stored} where ${inRange} and not exists (select from stale where stale.day = stored.day)
    )`;
}

const staleDays = sql`select day from stale`;

const totals = (days: ReportDays, daysBefore: number) => sql`
  ${staleAndStored(days, sql`daily_report as stored`, daysBefore)},
  facts as (
    select day, pincode, enterprise_id, ${totalColumns} from stored
    union all
    select * from (${computedTotals(staleDays)}) as counted
  )`;

const now = ({ from }: ReportDays) => sql`day >= ${from}::date`;
const before = ({ from }: ReportDays) => sql`day < ${from}::date`;

/** Totals of a range of days, and of an equally long range just before. */
export async function reportSummary(em: Em, days: ReportDays): Promise<ReportSummary> {
  const length = lengthOfSpan(days);
  const { rows } = await sql<ReportSummary>`
    with ${totals(days, length)},
      these as (select ${totalSums('facts', now(days))} from facts),
      those as (select ${totalSums('facts', before(days))} from facts)
    select ${totalsObject('these')} as totals, ${totalsObject('those')} as previous,
      (${days.from}::date - ${length}::int)::text as "previousFrom", (${days.from}::date - 1)::text as "previousTo"
    from these, those`.execute(em.getKysely());
  const [sums] = rows;
  if (!sums) throw new Error('There are no sums');
  return sums;
}

/** Totals by day, week or month, oldest first; periods without orders have zeros. */
export async function reportTimeSeries(
  em: Em,
  { interval, ...days }: ReportDays & { interval: ReportInterval },
): Promise<ReportPeriod[]> {
  lengthOfSpan(days);
  const { from, to } = days;
  const first = sql`date_trunc(${interval}, ${from}::timestamp)`;
  const { rows } = await sql<ReportPeriod>`
    with ${totals(days, 0)},
      sums as (
        select date_trunc(${interval}, day::timestamp) as begin, ${totalSums('facts')} from facts group by 1
      )
    select greatest(begin::date, ${from}::date)::text as "from",
      least((begin + ('1 ' || ${interval})::interval)::date - 1, ${to}::date)::text as "to",
      ${totalsObject('sums')} as totals
    from generate_series(${first}, ${to}::timestamp, ('1 ' || ${interval})::interval) as begin
    left join sums using (begin)
    order by begin`.execute(em.getKysely());
  return rows;
}

/** Grouping key: the area, the PIN code of orders outside all areas, or the enterprise. */
const KEYS = {
  [ReportDimension.AREA]: sql`coalesce(served.area_id::text, facts.pincode)`,
  [ReportDimension.ENTERPRISE]: sql`facts.enterprise_id::text`,
};

/** Names of the groups. A key of six digits is a PIN code without an area. */
const NAMES = {
  [ReportDimension.AREA]: sql`coalesce(
    (select area.name from area where area.id::text = ranked.key),
    'No area · ' || nullif(ranked.key, ''))`,
  [ReportDimension.ENTERPRISE]: sql`(select u.name from "user" u where u.id::text = ranked.key)`,
};

/**
 * Totals by area or enterprise, highest payments first, with the totals of an equally long range
 * just before.
 */
export async function reportByDimension(
  em: Em,
  { groupBy, ...days }: ReportDays & { groupBy: ReportDimension },
): Promise<ReportGroup[]> {
  const key = sql`coalesce(${KEYS[groupBy]}, '')`;
  const grouped = sql`facts left join area_pincode as served on served.pincode = facts.pincode`;
  const sumsOf = (where: RawBuilder<unknown>) => sql`
    select number, ${totalSums('facts', where)}
    from ${grouped} join ranked on ranked.key = ${key} group by number`;
  const { rows } = await sql<ReportGroup>`
    with ${totals(days, lengthOfSpan(days))},
      ranked as (
        select ${key} as key, least(${MAX_GROUPS}::int + 1, row_number() over (
          order by coalesce(sum(collected) filter (where ${now(days)}), 0) desc, sum(value) desc, ${key}
        )) as number
        from ${grouped} group by 1
      ),
      these as (${sumsOf(now(days))}),
      those as (${sumsOf(before(days))})
    select nullif(ranked.key, '') as key, these.number > ${MAX_GROUPS}::int as "isOther",
      ${NAMES[groupBy]} as name,
      ${totalsObject('these')} as totals, ${totalsObject('those')} as previous
    from these
    join those using (number)
    left join ranked on ranked.number = these.number and these.number <= ${MAX_GROUPS}::int
    order by these.number`.execute(em.getKysely());
  return rows;
}

/** Cloth types with most pieces, with the pieces in an equally long range just before. */
export async function reportByClothType(
  em: Em,
  days: ReportDays,
  first: number,
): Promise<ReportCloth[]> {
  if (first < 1 || first > MAX_CLOTHS)
    throw badInput({ first: `Ask for 1 to ${MAX_CLOTHS} clothes` });
  const sum = (column: string, where: RawBuilder<unknown>) =>
    sql`coalesce(sum(${sql.ref(column)}) filter (where ${where}), 0)`;
  const { rows } = await sql<ReportCloth>`
    with ${staleAndStored(days, sql`daily_cloth_report as stored`, lengthOfSpan(days))},
      facts as (
        select day, name, pieces, value from stored
        union all
        select * from (${computedClothTotals(staleDays)}) as counted
      )
    select name, ${sum('pieces', now(days))}::int as pieces, ${sum('value', now(days))}::float8 as value,
      ${sum('pieces', before(days))}::int as "previousPieces"
    from facts
    group by name
    having bool_or(${now(days)})
    order by 2 desc, name
    limit ${first}`.execute(em.getKysely());
  return rows;
}
