import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Em } from '../../database.js';
import { addDays, today } from '../../platform/dates.js';
import { OrderStatus } from '../../../rules/order-status.js';
import { OrderQueue } from '../../../rules/order-queues.js';
import { MAX_COUNTED, type OrderQueueCount } from './order-queue.payloads.js';

type Condition = Expression<SqlBool>;

/**
 * Condition for one part of an order queue, on orders `o`, and the column whose index finds these
 * orders.
 */
interface QueueCondition {
  where: RawBuilder<SqlBool>;
  by: 'o.created_at' | 'o.pickup_date' | 'o.promised_date';
}

// Statuses are SQL literals, so that PostgreSQL can use the partial indexes on these statuses.
const { WAITING_FOR_PICKUP, PICKED, PROCESSING, DISPATCHED, DELIVERED, CANCELLED } = OrderStatus;
const isIn = (statuses: OrderStatus[]) =>
  sql<SqlBool>`o.order_status in (${sql.join(statuses.map((status) => sql.lit(status)))})`;
const is = (status: OrderStatus) => sql<SqlBool>`o.order_status = ${sql.lit(status)}`;

/** Order queues that depend only on the status. */
const STATUSES: Partial<Record<OrderQueue, OrderStatus[]>> = {
  [OrderQueue.IN_PLANT]: [PICKED, PROCESSING],
  [OrderQueue.OUT_FOR_DELIVERY]: [DISPATCHED],
};

const currentDay = () => sql`${today()}::date`;
const nextDay = () => sql`${addDays(today(), 1)}::date`;

const needsPickup = sql<SqlBool>`${is(WAITING_FOR_PICKUP)} and not o.walk_in`;

const overduePickup = () => sql<SqlBool>`${needsPickup} and o.pickup_date < ${currentDay()}`;

const overdueDelivery = () => sql<SqlBool>`
  ${isIn([WAITING_FOR_PICKUP, PICKED, PROCESSING, DISPATCHED])}
  and o.promised_date < ${currentDay()} and not (${overduePickup()})`;

const wrongCode = sql<SqlBool>`${is(DISPATCHED)} and exists (
  select from order_event as wrong
  where wrong.order_id = o.id and wrong.kind = 'wrong delivery code' and wrong.at > coalesce((
    select max(sent.at) from order_event as sent
    where sent.order_id = o.id and sent.to_status = ${sql.lit(DISPATCHED)}), '-infinity'))`;

const unpaid = sql<SqlBool>`${is(DELIVERED)} and o.payment_status <> 'paid'`;

const refundDue = sql<SqlBool>`o.refundable > 0 and (o.overpayment > 0 or ${is(CANCELLED)})`;

/**
 * The parts of each order queue in SQL; `order-queues.ts` has their descriptions. No order matches
 * two parts of a queue, so the parts can be added without duplicates.
 */
function partsOf(queue: OrderQueue): QueueCondition[] {
  switch (queue) {
    case OrderQueue.TODAYS_PICKUPS:
      return [
        {
          where: sql`${needsPickup} and o.pickup_date = ${currentDay()}`,
          by: 'o.pickup_date',
        },
      ];
    case OrderQueue.WALK_INS:
      return [{ where: sql`${is(WAITING_FOR_PICKUP)} and o.walk_in`, by: 'o.pickup_date' }];
    case OrderQueue.DUE_BY_TOMORROW:
      return [
        {
          where: sql`${is(PROCESSING)} and o.promised_date <= ${nextDay()}`,
          by: 'o.promised_date',
        },
      ];
    case OrderQueue.OVERDUE:
      return [...partsOf(OrderQueue.OVERDUE_PICKUPS), ...partsOf(OrderQueue.OVERDUE_DELIVERIES)];
    case OrderQueue.OVERDUE_PICKUPS:
      return [{ where: overduePickup(), by: 'o.pickup_date' }];
    case OrderQueue.OVERDUE_DELIVERIES:
      return [{ where: overdueDelivery(), by: 'o.promised_date' }];
    case OrderQueue.DELIVERY_CODE_FAILED:
      return [{ where: wrongCode, by: 'o.created_at' }];
    case OrderQueue.PAYMENT_DUE:
      return [{ where: unpaid, by: 'o.created_at' }];
    case OrderQueue.REFUNDS_DUE:
      return [{ where: refundDue, by: 'o.created_at' }];
    default:
      return (STATUSES[queue] ?? []).map((status) => ({ where: is(status), by: 'o.created_at' }));
  }
}

/** The statuses of an order queue that depends only on the status; undefined for another queue. */
export const statusesOfQueue = (queue: OrderQueue): OrderStatus[] | undefined => STATUSES[queue];

/** Whether an order queue can grow without limit, because orders may stay in it for years. */
export const isLargeQueue = (queue: OrderQueue | null | undefined): boolean =>
  queue === OrderQueue.PAYMENT_DUE;

/**
 * Whether an order queue depends only on status and payment status, so that `order_figures` can
 * count it.
 */
export const isCountedByStatus = (queue: OrderQueue): boolean =>
  queue in STATUSES || isLargeQueue(queue);

/**
 * Condition of an order queue on `o`, a row of `order` or of `order_figures`. Each part uses its
 * own index.
 */
export function inQueue(queue: OrderQueue): Condition {
  const statuses = STATUSES[queue];
  if (statuses) return isIn(statuses);
  const [first, ...others] = partsOf(queue).map(({ where }) => where);
  if (!first || !others.length) return first ?? sql<SqlBool>`false`;
  const ids = [first, ...others].map((where) => sql`select o.id from "order" as o where ${where}`);
  return sql<SqlBool>`o.id in (${sql.join(ids, sql` union all `)})`;
}

/**
 * Counts each part of an order queue by its own index, so that PostgreSQL never scans all orders.
 */
const countOf = (queue: OrderQueue) => {
  const parts = partsOf(queue).map(
    ({ where, by }) => sql`(
      select 1 from "order" as o where ${where} order by ${sql.ref(by)} desc limit ${MAX_COUNTED})`,
  );
  return sql`(${queue}, (
    select least(count(*), ${MAX_COUNTED})::int from (${sql.join(parts, sql` union all `)}) as found))`;
};

/** Number of orders in each order queue, up to `MAX_COUNTED`, in one statement. */
export async function orderQueueCounts(em: Em): Promise<OrderQueueCount[]> {
  const queues = Object.values(OrderQueue).map(countOf);
  const { rows } = await sql<OrderQueueCount>`
    select * from (values ${sql.join(queues)}) as of_queue (queue, count)`.execute(em.getKysely());
  return rows;
}
