import { type RawBuilder, sql } from 'kysely';
import type { Em } from '../database.js';
import { lengthOfSpan } from '../platform/days.js';
import { badInput } from '../platform/errors.js';
import {
  countedCloths,
  countedFigures,
  figureColumns,
  figuresObject,
  figureSums,
  staleDays,
} from './figures.queries.js';
import { type ReportDays, ReportGrouping, type ReportSpan } from './reports.inputs.js';
import type { ReportCloth, ReportGroup, ReportPeriod, ReportSums } from './reports.payloads.js';

/** Maximum number of groups; the others are summed in one row. */
export const MAX_GROUPS = 200;

/** Maximum number of cloth types. */
export const MAX_CLOTHS = 100;

/**
 * SQL of the totals per day, from `daysBefore` days before `from` to `to`. Stored days are read,
 * stale ones are computed.
 */
function known({ from, to }: ReportDays, kept: RawBuilder<unknown>, daysBefore: number) {
  const asked = sql`day >= ${from}::date - ${daysBefore}::int and day <= ${to}::date`;
  return sql`
    stale as materialized (${staleDays(asked)}),
    kept as (
      select * from ${kept} where ${asked} and not exists (select from stale where stale.day = kept.day)
    )`;
}

const countedDays = sql`select day from stale`;

const figures = (days: ReportDays, daysBefore: number) => sql`
  ${known(days, sql`report_figures as kept`, daysBefore)},
  facts as (
    select day, pincode, enterprise_id, ${figureColumns} from kept
    union all
    select * from (${countedFigures(countedDays)}) as counted
  )`;

const now = ({ from }: ReportDays) => sql`day >= ${from}::date`;
const before = ({ from }: ReportDays) => sql`day < ${from}::date`;

/** Totals of a range of days, and of the same number of days before it. */
export async function reportSums(em: Em, days: ReportDays): Promise<ReportSums> {
  const length = lengthOfSpan(days);
  const { rows } = await sql<ReportSums>`
    with ${figures(days, length)},
      these as (select ${figureSums('facts', now(days))} from facts),
      those as (select ${figureSums('facts', before(days))} from facts)
    select ${figuresObject('these')} as figures, ${figuresObject('those')} as before,
      (${days.from}::date - ${length}::int)::text as "beforeFrom", (${days.from}::date - 1)::text as "beforeTo"
    from these, those`.execute(em.getKysely());
  const [sums] = rows;
  if (!sums) throw new Error('There are no sums');
  return sums;
}

/** Totals by day, week or month, oldest first; periods without orders have zeros. */
export async function reportPeriods(
  em: Em,
  { by, ...days }: ReportDays & { by: ReportSpan },
): Promise<ReportPeriod[]> {
  lengthOfSpan(days);
  const { from, to } = days;
  const first = sql`date_trunc(${by}, ${from}::timestamp)`;
  const { rows } = await sql<ReportPeriod>`
    with ${figures(days, 0)},
      sums as (
        select date_trunc(${by}, day::timestamp) as begin, ${figureSums('facts')} from facts group by 1
      )
    select greatest(begin::date, ${from}::date)::text as "from",
      least((begin + ('1 ' || ${by})::interval)::date - 1, ${to}::date)::text as "to",
      ${figuresObject('sums')} as figures
    from generate_series(${first}, ${to}::timestamp, ('1 ' || ${by})::interval) as begin
    left join sums using (begin)
    order by begin`.execute(em.getKysely());
  return rows;
}

/** Grouping key: the area (or the PIN code outside of all areas), or the enterprise. */
const KEYS = {
  [ReportGrouping.AREA]: sql`coalesce(served.area_id::text, facts.pincode)`,
  [ReportGrouping.ENTERPRISE]: sql`facts.enterprise_id::text`,
};

/** Names of the groups. Without an area, `key` is a PIN code of six digits and not a UUID. */
const NAMES = {
  [ReportGrouping.AREA]: sql`coalesce(
    (select area.name from area where area.id::text = places.key),
    'No area · ' || nullif(places.key, ''))`,
  [ReportGrouping.ENTERPRISE]: sql`(select u.name from "user" u where u.id::text = places.key)`,
};

/**
 * Totals by area or enterprise, highest payments first, with those of the same number of days
 * before.
 */
export async function reportGroups(
  em: Em,
  { by, ...days }: ReportDays & { by: ReportGrouping },
): Promise<ReportGroup[]> {
  const key = sql`coalesce(${KEYS[by]}, '')`;
  const grouped = sql`facts left join area_pincode as served on served.pincode = facts.pincode`;
  const sumsOf = (where: RawBuilder<unknown>) => sql`
    select number, ${figureSums('facts', where)}
    from ${grouped} join places on places.key = ${key} group by number`;
  const { rows } = await sql<ReportGroup>`
    with ${figures(days, lengthOfSpan(days))},
      places as (
        select ${key} as key, least(${MAX_GROUPS}::int + 1, row_number() over (
          order by coalesce(sum(takings) filter (where ${now(days)}), 0) desc, sum(value) desc, ${key}
        )) as number
        from ${grouped} group by 1
      ),
      these as (${sumsOf(now(days))}),
      those as (${sumsOf(before(days))})
    select nullif(places.key, '') as key, these.number > ${MAX_GROUPS}::int as "isRest",
      ${NAMES[by]} as name,
      ${figuresObject('these')} as figures, ${figuresObject('those')} as before
    from these
    join those using (number)
    left join places on places.number = these.number and these.number <= ${MAX_GROUPS}::int
    order by these.number`.execute(em.getKysely());
  return rows;
}

/** Cloth types with most pieces, with the pieces of the same number of days before. */
export async function reportCloths(
  em: Em,
  days: ReportDays,
  first: number,
): Promise<ReportCloth[]> {
  if (first < 1 || first > MAX_CLOTHS)
    throw badInput({ first: `Ask for 1 to ${MAX_CLOTHS} clothes` });
  const sum = (column: string, where: RawBuilder<unknown>) =>
    sql`coalesce(sum(${sql.ref(column)}) filter (where ${where}), 0)`;
  const { rows } = await sql<ReportCloth>`
    with ${known(days, sql`report_cloths as kept`, lengthOfSpan(days))},
      facts as (
        select day, name, pieces, value from kept
        union all
        select * from (${countedCloths(countedDays)}) as counted
      )
    select name, ${sum('pieces', now(days))}::int as pieces, ${sum('value', now(days))}::float8 as value,
      ${sum('pieces', before(days))}::int as "piecesBefore"
    from facts
    group by name
    having bool_or(${now(days)})
    order by 2 desc, name
    limit ${first}`.execute(em.getKysely());
  return rows;
}
