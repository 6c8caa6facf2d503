import { sql } from 'kysely';
import { v7 } from 'uuid';
import type { Viewer } from '../auth/viewer.js';
import type { Em } from '../database.js';
import { holdOrders } from '../orders/hold-orders.js';
import {
  invalidTransition,
  findOrderForUpdate,
  type OrderForUpdate,
} from '../orders/order-mutation.service.js';
import { OrderStatus } from '../../rules/order-status.js';
import type { BulkOrderResult } from '../orders/bulk/bulk.payloads.js';
import { eachOrder, type BulkDeps } from '../orders/bulk/bulk.service.js';
import { readableDay, today } from '../platform/dates.js';
import { conflict } from '../platform/errors.js';
import type { ExpectedVersion } from '../platform/optimistic-lock.js';
import { mapUniqueViolation } from '../platform/unique-violation.js';
import { RoundStop } from './round-stop.entity.js';
import { MAX_STOPS, type PlanStopsInput, type RoundOfDriver } from './rounds.inputs.js';
import { checkDriver } from './rounds.service.js';
import { StopKind } from './stop.enums.js';

/**
 * Adds a stop for each order at the end of the round of this driver and day. Creates the round if
 * it does not exist.
 */
export async function assignOrders(
  viewer: Viewer,
  deps: BulkDeps,
  { orders, day, driverId }: PlanStopsInput,
): Promise<BulkOrderResult[]> {
  const where = { day, driverId: driverId.toLowerCase() };
  await checkDriver(deps.em, where);
  return eachOrder(viewer, deps, orders, {
    change: (expected) => assignOrder(viewer, deps.em, expected, where),
    messageOf: ({ kind }) => `The ${kind} is planned`,
    versionAfter: (version) => version,
  });
}

/**
 * Plans one order; a repeated request changes nothing. Locks the order, so that concurrent planning
 * and status changes run one after the other. A cancelled order is therefore never planned. An open
 * stop in a round of a past day is replaced.
 */
function assignOrder(
  viewer: Viewer,
  em: Em,
  expected: ExpectedVersion,
  where: RoundOfDriver,
): Promise<{ kind: StopKind }> {
  return em.transactional(async (tx) => {
    await holdOrders(tx, sql`id = ${expected.id}`);
    const order = await findOrderForUpdate(tx, viewer, expected, 'rounds.plan');
    const kind = kindOf(order);
    if (kind === StopKind.PICKUP && order.pickupDate !== where.day && order.pickupDate >= today())
      throw invalidTransition(
        `The pickup is on ${readableDay(order.pickupDate)}. Choose that day, or reschedule the pickup first`,
      );
    const planned = await assignedStop(tx, order, kind);
    if (planned && planned.day >= today()) {
      if (planned.day === where.day && planned.driverId === where.driverId) return { kind };
      throw conflict('VERSION_STALE', inAnotherRound(viewer, planned, kind));
    }
    if (planned) await tx.nativeDelete(RoundStop, { id: planned.id });
    await addStop(tx, viewer, { orderId: order.id, kind }, where);
    return { kind };
  });
}

/** Kind of the next stop of an order: pickup or delivery, by its status. */
function kindOf({ orderStatus, walkIn, counterCollection }: OrderForUpdate): StopKind {
  if (counterCollection)
    throw invalidTransition(
      'The customer collects this order at the counter. To plan a delivery, change its address first',
    );
  if (orderStatus === OrderStatus.DISPATCHED) return StopKind.DELIVERY;
  if (orderStatus !== OrderStatus.WAITING_FOR_PICKUP)
    throw invalidTransition(`This order is ${orderStatus} and has no pickup or delivery to plan`);
  if (walkIn) throw invalidTransition('This order was brought to the counter and needs no pickup');
  return StopKind.PICKUP;
}

interface AssignedStop {
  id: string;
  day: string;
  driverId: string | null;
  driver: string | null;
  byId: string | null;
  by: string | null;
}

/** The open stop of the order, if any, also in a round of a past day. */
async function assignedStop(
  em: Em,
  { id }: OrderForUpdate,
  kind: StopKind,
): Promise<AssignedStop | undefined> {
  const { rows } = await sql<AssignedStop>`
    select s.id, r.day::text as day, r.driver_id as "driverId", e.name as driver, s.planned_by as "byId", u.name as by
    from round_stop s join round r on r.id = s.round_id
      left join employee e on e.id = r.driver_id left join "user" u on u.id = s.planned_by
    where s.order_id = ${id} and s.kind = ${kind} and s.state = 'open'`.execute(em.getKysely());
  return rows[0];
}

function inAnotherRound({ userId }: Viewer, planned: AssignedStop, kind: StopKind): string {
  const who = planned.byId === userId ? 'You' : (planned.by ?? 'Another person');
  const round = planned.driver ? `the round of ${planned.driver}` : 'a round without a driver';
  return `${who} already planned this ${kind} in ${round} on ${readableDay(planned.day)}`;
}

/** Adds a stop at the end of the round and increases the version of the round. */
async function addStop(
  em: Em,
  { userId }: Viewer,
  stop: Pick<RoundStop, 'orderId' | 'kind'>,
  { day, driverId }: RoundOfDriver,
): Promise<void> {
  const db = em.getKysely();
  const { rows } = await sql<{ id: string }>`
    insert into round as r (id, day, driver_id, updated_by) values (${v7()}, ${day}::date, ${driverId}, ${userId})
    on conflict (day, driver_id) do update set version = r.version + 1, updated_by = excluded.updated_by
    returning r.id`.execute(db);
  const roundId = rows[0]?.id ?? '';
  const { stops, last } = await db
    .selectFrom('round_stop')
    .select(sql<number>`count(*)::int`.as('stops'))
    .select(sql<number>`coalesce(max(position), 0)`.as('last'))
    .where('round_id', '=', roundId)
    .executeTakeFirstOrThrow();
  if (stops >= MAX_STOPS) throw conflict('LIMIT_REACHED', `A round has at most ${MAX_STOPS} stops`);
  em.create(RoundStop, { ...stop, roundId, position: last + 1, plannedBy: userId });
  await mapUniqueViolation(
    em.flush(),
    conflict('VERSION_STALE', 'Another person planned this in the meantime. Reload the page'),
  );
}
