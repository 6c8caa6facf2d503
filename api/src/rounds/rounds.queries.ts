import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Em } from '../database.js';
import { driverRoundDays } from '../orders/driver-orders.queries.js';
import { today } from '../platform/dates.js';
import { notFound } from '../platform/errors.js';
import { isUuid } from '../platform/ids.js';
import type { Driver, FailedAttempt, RoundView, UnplannedStop } from './rounds.payloads.js';
import { StopKind } from './stop.enums.js';

// PostgreSQL returns these rows as JSON with times as texts. This file converts them to dates.

type JsonRow<Row> = Omit<Row, 'failedAt'> & { failedAt: string };
type WithText<Row, Name extends keyof Row> = Omit<Row, Name> & {
  [Key in Name]: JsonRow<FailedAttempt> | null;
};

type StopOfRound = RoundView['stops'][number];
type RoundRow = Omit<RoundView, 'stops'> & { stops: WithText<StopOfRound, 'failure'>[] };

const attemptOf = (attempt: JsonRow<FailedAttempt> | null): FailedAttempt | null =>
  attempt && { ...attempt, failedAt: new Date(attempt.failedAt) };

/** SQL of the fields of `StopDetails`, for order `o`, user `u` and area `a`. */
const stopDetails = (kind: RawBuilder<string>) => sql`
  'orderId', o.id, 'shortId', o.short_id, 'kind', ${kind}, 'name', coalesce(o.pickup_name, u.name),
  'phone', o.pickup_phone_number, 'address', o.pickup_address, 'pincode', ${pincode}, 'area', a.name,
  'slotStartTime', case ${kind} when 'pickup' then o.slot_starts end,
  'slotEndTime', case ${kind} when 'pickup' then o.slot_ends end,
  'note', o.note, 'express', o.express, 'pieces', o.item_count,
  'amountToCollect', case ${kind} when 'delivery' then o.due else 0 end`;

/** SQL of the PIN code at the end of an address. */
export const pincode = sql<string | null>`substring(o.pickup_address from '([1-9][0-9]{5})\\s*$')`;

const AREA = sql`
  left join area_pincode p on p.pincode = ${pincode} left join area a on a.id = p.area_id`;

const attempt = (name: string) => sql`
  json_build_object('reason', ${sql.ref(name)}.fail_reason, 'note', ${sql.ref(name)}.fail_note, 'failedAt', coalesce(${sql.ref(name)}.recorded_at, ${sql.ref(name)}.ended_at))`;

/** Reads rounds `r` of employee `e` with their stops, in one query. */
async function roundsWhere(em: Em, where: RawBuilder<SqlBool>): Promise<RoundView[]> {
  const kind = sql<string>`s.kind`;
  const { rows } = await sql<RoundRow>`
    select r.id, r.version, r.day::text as day,
      case when e.id is not null then json_build_object('id', e.id, 'name', e.name) end as driver,
      (select h.id from round_stop h where h.id = r.next_stop_id and h.round_id = r.id and h.state = 'open') as "nextStopId",
      (select coalesce(json_agg(json_build_object(
          'id', s.id, 'status', s.state, 'failure', case s.state when 'failed' then ${attempt('s')} end, ${stopDetails(kind)})
          order by s.ended_at nulls last, s.position, s.id), '[]')
        from round_stop s join "order" o on o.id = s.order_id join "user" u on u.id = o.user_id ${AREA}
        where s.round_id = r.id) as stops
    from round r left join employee e on e.id = r.driver_id
    where ${where} order by r.day, lower(e.name) nulls first, r.id`.execute(em.getKysely());
  return rows.map((round) => ({
    ...round,
    stops: round.stops.map((stop) => ({ ...stop, failure: attemptOf(stop.failure) })),
  }));
}

export const roundsOf = (em: Em, day: string): Promise<RoundView[]> =>
  roundsWhere(em, sql`r.day = ${day}::date`);

export function roundsDrivenBy(em: Em, userId: string): Promise<RoundView[]> {
  const [from, to] = driverRoundDays();
  return roundsWhere(
    em,
    sql`e.user_id = ${userId} and r.day between ${from}::date and ${to}::date`,
  );
}

export async function requireRound(em: Em, id: string): Promise<RoundView> {
  const [round] = isUuid(id) ? await roundsWhere(em, sql`r.id = ${id}`) : [];
  if (!round) throw notFound('Round');
  return round;
}

/**
 * Maximum number of rows of each part: due pickups, due deliveries, and deliveries promised for
 * later.
 */
const MAX_UNPLANNED = 300;

interface Unplanned {
  stops: UnplannedStop[];
  hasMore: boolean;
}

/**
 * Stops that can be planned for this day: those without an open stop in a round of today or later.
 * An open stop in a round of a past day can therefore be planned again. A future pickup appears
 * only on its own day. Each part reads an index: due stops backwards from the day, later deliveries
 * forwards. `offset 0` makes PostgreSQL look up the stop of each order by its index; a join would
 * read the stops of all future rounds.
 */
export async function unplannedBy(em: Em, day: string): Promise<Unplanned> {
  const isFree = (kind: StopKind) => sql`not exists (
    select from round_stop s join round r on r.id = s.round_id where s.order_id = o.id and s.kind = ${kind}
      and s.state = 'open' and r.day >= ${today()}::date offset 0)`;
  const kind = sql<string>`o.kind`;
  const { rows } = await sql<{ stop: WithText<UnplannedStop, 'lastFailure'> }>`
    with due as (
      (select o.*, 'pickup' as kind, o.pickup_date as due_on, false as later from "order" o
        where o.order_status = 'waiting for pickup' and not o.walk_in and not o.counter_collection
          and o.pickup_date <= ${day}::date
          and (o.pickup_date = ${day}::date or o.pickup_date < ${today()}::date)
          and ${isFree(StopKind.PICKUP)}
        order by o.pickup_date desc, o.id desc limit ${MAX_UNPLANNED + 1})
      union all
      (select o.*, 'delivery' as kind, o.promised_date as due_on, false as later from "order" o
        where o.order_status = 'dispatched' and not o.counter_collection and (o.promised_date is null or o.promised_date <= ${day}::date)
          and ${isFree(StopKind.DELIVERY)}
        order by o.promised_date desc nulls last, o.id desc limit ${MAX_UNPLANNED + 1})
      union all
      (select o.*, 'delivery' as kind, o.promised_date as due_on, true as later from "order" o
        where o.order_status = 'dispatched' and not o.counter_collection and o.promised_date > ${day}::date
          and ${isFree(StopKind.DELIVERY)}
        order by o.promised_date nulls first, o.id limit ${MAX_UNPLANNED + 1})
    )
    select json_build_object('version', o.version, 'dueOn', o.due_on, 'lastFailure', (
        select ${attempt('f')} from round_stop f
        where f.order_id = o.id and f.kind = o.kind and f.state = 'failed' order by f.ended_at desc limit 1),
      ${stopDetails(kind)}) as stop
    from due o join "user" u on u.id = o.user_id ${AREA}
    order by o.later, lower(a.name) nulls last,
      case o.kind when 'pickup' then o.slot_starts end nulls last, ${pincode}, o.kind desc, o.due_on, o.id`.execute(
    em.getKysely(),
  );
  return limitParts(
    rows.map(({ stop }) => ({ ...stop, lastFailure: attemptOf(stop.lastFailure) })),
    day,
  );
}

function limitParts(stops: UnplannedStop[], day: string): Unplanned {
  const partOf = ({ kind, dueOn }: UnplannedStop) => `${kind} ${dueOn !== null && dueOn > day}`;
  const parts = [...Map.groupBy(stops, partOf).values()];
  const hasMore = parts.some(({ length }) => length > MAX_UNPLANNED);
  if (!hasMore) return { stops, hasMore };
  const shown = new Set(parts.flatMap((some) => some.slice(0, MAX_UNPLANNED)));
  return { stops: stops.filter((stop) => shown.has(stop)), hasMore };
}

/** Maximum number of drivers in the list. */
const MAX_DRIVERS = 200;

/** Employees with the permission to drive rounds, sorted by name. */
export const listDrivers = (em: Em): Promise<Driver[]> =>
  em
    .getKysely()
    .selectFrom('employee')
    .select(['id', 'name'])
    .where(sql<boolean>`'rounds.drive' = any(permissions)`)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .limit(MAX_DRIVERS)
    .execute();
