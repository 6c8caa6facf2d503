import { sql } from 'kysely';
import type { Em } from '../database.js';
import { dayStart } from '../orders/order-filter.queries.js';
import { OrderStatus } from '../orders/order.status.js';
import { PaymentKind } from '../payments/payment.entity.js';
import { TIME_ZONE, today } from '../platform/dates.js';
import { badInput } from '../platform/errors.js';

/** Each card is counted on its own index, so the numbers cost the same however many orders there are behind them. */
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

/** Longest row of days that is answered. */
export const MAX_DAYS = 366;

const DAY_MS = 86_400_000;

export interface DayRow {
  date: string;
  orders: number;
  takings: number;
}

/** Figures of every day from `from` to `to`, both included; days on which nothing happened are zeros. */
export async function dailyFigures(em: Em, from: string, to: string): Promise<DayRow[]> {
  if (from > to) throw badInput({ from: "'From' must not be after 'To'" });
  if (Date.parse(to) - Date.parse(from) >= MAX_DAYS * DAY_MS)
    throw badInput({ to: `Ask for at most ${MAX_DAYS} days` });
  const [start, end] = [dayStart(from), dayStart(to, 1)];
  const { rows } = await sql<DayRow>`
    with days as (
      select ${from}::date + n as day from generate_series(0, ${to}::date - ${from}::date) as n
    ), booked as (
      select (created_at at time zone ${TIME_ZONE})::date as day, count(*)::int as orders
      from "order" where created_at >= ${start} and created_at < ${end} group by 1
    ), taken as (
      select (created_at at time zone ${TIME_ZONE})::date as day, sum(amount)::float8 as takings
      from payment
      where created_at >= ${start} and created_at < ${end} and kind <> ${PaymentKind.SERVICE_CHARGE}
      group by 1
    )
    select day::text as date, coalesce(orders, 0) as orders, coalesce(takings, 0) as takings
    from days left join booked using (day) left join taken using (day)
    order by day`.execute(em.getKysely());
  return rows;
}
