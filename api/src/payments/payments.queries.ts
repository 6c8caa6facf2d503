import { sql } from 'kysely';
import type { Em } from '../database.js';
import { PaymentKind } from './payment.entity.js';
import type { PaymentTotals } from './payment-calculation.js';
import { ACTOR_COLUMNS } from '../users/actor.js';
import { anyUuidOf, type Keys, preparedQuery } from '../platform/postgres/prepared-query.js';

export interface PaymentBalance extends PaymentTotals {
  due: number;
}

/** Total, paid amount and amount due of an order. The database computes the amount due. */
export const paymentBalanceOf = (em: Em, orderId: string): Promise<PaymentBalance> =>
  em
    .getKysely()
    .selectFrom('order')
    .select(['total_price as totalPrice', 'paid_amount as paidAmount', 'due'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();

/** Ledger entry of an order with this idempotency key; undefined without one. */
export const entryWith = (em: Em, orderId: string, key: string) =>
  em
    .getKysely()
    .selectFrom('payment')
    .select('by_user_id as byUserId')
    .where('order_id', '=', orderId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();

/**
 * Payments of an order less refunds and reversals, by method. It omits methods with an amount of 0.
 */
export const paidByMethod = (em: Em, orderId: string) =>
  em
    .getKysely()
    .selectFrom('payment')
    .select(['method', sql<number>`sum(amount)::int`.as('amount')])
    .where('order_id', '=', orderId)
    .where('kind', '<>', PaymentKind.SERVICE_CHARGE)
    .groupBy('method')
    .having(sql<boolean>`sum(amount) <> 0`)
    .orderBy(sql`min(created_at)`)
    .execute();

/** Ledger entries of several orders, oldest first. */
export const paymentsOf = preparedQuery((em: Em, { keys }: Keys) =>
  em
    .getKysely()
    .selectFrom('payment as p')
    .leftJoin('user as actor', 'actor.id', 'p.by_user_id')
    .select([
      'p.id',
      'p.order_id as orderId',
      'p.amount',
      'p.kind',
      'p.method',
      'p.reference',
      'p.reason',
      'p.created_at as createdAt',
      'p.recorded_at as recordedAt',
      ...ACTOR_COLUMNS,
    ])
    .where('p.order_id', '=', anyUuidOf(keys))
    .orderBy('p.created_at')
    .orderBy('p.id'),
);

export type PaymentRow = Awaited<ReturnType<typeof paymentsOf>>[number];
