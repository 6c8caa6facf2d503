import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Em } from '../../database.js';
import { addDays, today } from '../../platform/dates.js';
import { OrderStatus } from '../order.status.js';
import { OrderView } from '../order-views.js';
import { MOST_COUNTED, type OrderViewCount } from './order-view.payloads.js';

type Condition = Expression<SqlBool>;

/**
 * Condition for one part of an order queue on orders `o`, and the column whose index finds these
 * orders.
 */
interface Part {
  where: RawBuilder<SqlBool>;
  by: 'o.created_at' | 'o.pickup_date' | 'o.promised_by';
}

// Statuses are SQL literals, so that PostgreSQL can use the partial indexes on these statuses.
const { WAITING_FOR_PICKUP, PICKED, PROCESSING, DISPATCHED, DELIVERED, CANCELLED } = OrderStatus;
const isIn = (statuses: OrderStatus[]) =>
  sql<SqlBool>`o.order_status in (${sql.join(statuses.map((status) => sql.lit(status)))})`;
const is = (status: OrderStatus) => sql<SqlBool>`o.order_status = ${sql.lit(status)}`;

/** Order queues that are defined by status alone. */
const STATUSES: Partial<Record<OrderView, OrderStatus[]>> = {
  [OrderView.IN_PLANT]: [PICKED, PROCESSING],
  [OrderView.OUT]: [DISPATCHED],
};

const thisDay = () => sql`${today()}::date`;
const nextDay = () => sql`${addDays(today(), 1)}::date`;

const toFetch = sql<SqlBool>`${is(WAITING_FOR_PICKUP)} and not o.walk_in`;

const latePickup = () => sql<SqlBool>`${toFetch} and o.pickup_date < ${thisDay()}`;

const brokenPromise = () => sql<SqlBool>`
  ${isIn([WAITING_FOR_PICKUP, PICKED, PROCESSING, DISPATCHED])}
  and o.promised_by < ${thisDay()} and not (${latePickup()})`;

const wrongCode = sql<SqlBool>`${is(DISPATCHED)} and exists (
  select from order_event as wrong
  where wrong.order_id = o.id and wrong.kind = 'wrong delivery code' and wrong.at > coalesce((
    select max(sent.at) from order_event as sent
    where sent.order_id = o.id and sent.to_status = ${sql.lit(DISPATCHED)}), '-infinity'))`;

const toCollect = sql<SqlBool>`${is(DELIVERED)} and o.payment_status <> 'paid'`;

const refundDue = sql<SqlBool>`o.refundable > 0 and (o.overpayment > 0 or ${is(CANCELLED)})`;

/**
 * The parts of each order queue, defined only here; `order-views.ts` has their descriptions. No
 * order is in two parts of a queue.
 */
function partsOf(view: OrderView): Part[] {
  switch (view) {
    case OrderView.TODAYS_PICKUPS:
      return [
        {
          where: sql`${toFetch} and o.pickup_date = ${thisDay()}`,
          by: 'o.pickup_date',
        },
      ];
    case OrderView.WALK_INS:
      return [{ where: sql`${is(WAITING_FOR_PICKUP)} and o.walk_in`, by: 'o.pickup_date' }];
    case OrderView.READY_TO_GO:
      return [
        { where: sql`${is(PROCESSING)} and o.promised_by <= ${nextDay()}`, by: 'o.promised_by' },
      ];
    case OrderView.LATE:
      return [...partsOf(OrderView.LATE_PICKUPS), ...partsOf(OrderView.BROKEN_PROMISES)];
    case OrderView.LATE_PICKUPS:
      return [{ where: latePickup(), by: 'o.pickup_date' }];
    case OrderView.BROKEN_PROMISES:
      return [{ where: brokenPromise(), by: 'o.promised_by' }];
    case OrderView.WRONG_CODES:
      return [{ where: wrongCode, by: 'o.created_at' }];
    case OrderView.TO_COLLECT:
      return [{ where: toCollect, by: 'o.created_at' }];
    case OrderView.REFUNDS_DUE:
      return [{ where: refundDue, by: 'o.created_at' }];
    default:
      return (STATUSES[view] ?? []).map((status) => ({ where: is(status), by: 'o.created_at' }));
  }
}

/** The statuses of an order queue that is defined by status alone; otherwise undefined. */
export const statusesInView = (view: OrderView): OrderStatus[] | undefined => STATUSES[view];

/** Whether an order queue can become large, because orders may stay in it for good. */
export const isOfManyOrders = (view: OrderView | null | undefined): boolean =>
  view === OrderView.TO_COLLECT;

/**
 * Whether an order queue depends only on status and payment status. `order_figures` can then count
 * it.
 */
export const isOfState = (view: OrderView): boolean => view in STATUSES || isOfManyOrders(view);

/**
 * Condition of an order queue on `o`, a row of `order` or of `order_figures`. Each part uses its
 * own index.
 */
export function inView(view: OrderView): Condition {
  const statuses = STATUSES[view];
  if (statuses) return isIn(statuses);
  const [first, ...others] = partsOf(view).map(({ where }) => where);
  if (!first || !others.length) return first ?? sql<SqlBool>`false`;
  const ids = [first, ...others].map((where) => sql`select o.id from "order" as o where ${where}`);
  return sql<SqlBool>`o.id in (${sql.join(ids, sql` union all `)})`;
}

/** Counts each part of a queue by its own index, so that PostgreSQL never scans all orders. */
const counted = (view: OrderView) => {
  const parts = partsOf(view).map(
    ({ where, by }) => sql`(
      select 1 from "order" as o where ${where} order by ${sql.ref(by)} desc limit ${MOST_COUNTED})`,
  );
  return sql`(${view}, (
    select least(count(*), ${MOST_COUNTED})::int from (${sql.join(parts, sql` union all `)}) as found))`;
};

/** Number of orders in each order queue, up to `MOST_COUNTED`, in one statement. */
export async function orderViewCounts(em: Em): Promise<OrderViewCount[]> {
  const views = Object.values(OrderView).map(counted);
  const { rows } = await sql<OrderViewCount>`
    select * from (values ${sql.join(views)}) as of_view (view, count)`.execute(em.getKysely());
  return rows;
}
