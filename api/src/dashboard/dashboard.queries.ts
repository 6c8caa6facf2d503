import { sql } from 'kysely';
import type { Em } from '../database.js';
import { OrderStatus } from '../../rules/order-status.js';
import { PaymentKind } from '../payments/payment.entity.js';
import { today } from '../platform/dates.js';
import { dayStart, isOnDay, lengthOfSpan } from '../platform/date-range.js';

/**
 * Counts for the dashboard. Each count uses its own index, so the cost does not depend on the
 * number of orders.
 */
export async function dashboard(em: Em) {
  const db = em.getKysely();
  const waiting = (status: OrderStatus) =>
    db
      .selectFrom('order as o')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('o.order_status', '=', status);
  return db
    .selectNoFrom([
      db
        .selectFrom('order as o')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('o.created_at', '>=', dayStart(today()))
        .where('o.created_at', '<', dayStart(today(), 1))
        .$asScalar()
        .$notNull()
        .as('ordersToday'),
      waiting(OrderStatus.WAITING_FOR_PICKUP).$asScalar().$notNull().as('waitingForPickup'),
      waiting(OrderStatus.DISPATCHED).$asScalar().$notNull().as('waitingForDelivery'),
    ])
    .executeTakeFirstOrThrow();
}

export interface DayRow {
  day: string;
  orders: number;
  collected: number;
}

/**
 * Orders and payments of every day from `from` to `to`, both included. Days without orders and
 * payments have zeros.
 */
export async function dailyTotals(em: Em, from: string, to: string): Promise<DayRow[]> {
  lengthOfSpan({ from, to });
  // Reading one index range per day costs half of grouping all rows by day.
  const onThisDay = isOnDay('created_at', 'day');
  const { rows } = await sql<DayRow>`
    select
      day::text as day,
      (select count(*)::int from "order" where ${onThisDay}) as orders,
      (
        select coalesce(sum(amount), 0)::float8 from payment
        where ${onThisDay} and kind <> ${PaymentKind.SERVICE_CHARGE}
      ) as collected
    from (
      select ${from}::date + n as day from generate_series(0, ${to}::date - ${from}::date) as n
    ) as days
    order by day`.execute(em.getKysely());
  return rows;
}
