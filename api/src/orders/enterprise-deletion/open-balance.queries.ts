import { sql } from 'kysely';
import type { Em } from '../../database.js';
import { OrderStatus } from '../../../rules/order-status.js';

/** Open orders and unsettled amounts of a customer; amounts in paise. */
export interface OpenBalance {
  /** Number of orders that are neither delivered nor cancelled. */
  orders: number;
  due: number;
  /** Payments of cancelled orders, and online payments above the amount due of other orders. */
  toRefund: number;
}

export const openOrdersAndBalanceOf = (em: Em, userId: string): Promise<OpenBalance> =>
  em
    .getKysely()
    .selectFrom('order as o')
    .select([
      sql<number>`(count(*) filter (where o.order_status not in (${OrderStatus.DELIVERED}, ${OrderStatus.CANCELLED})))::int`.as(
        'orders',
      ),
      sql<number>`coalesce(sum(o.due), 0)::float8`.as('due'),
      sql<number>`coalesce(sum(case when o.order_status = ${OrderStatus.CANCELLED} then o.refundable else o.overpayment end), 0)::float8`.as(
        'toRefund',
      ),
    ])
    .where('o.user_id', '=', userId)
    .executeTakeFirstOrThrow();
