import { sql } from 'kysely';
import type { Em } from '../database.js';
import { ordersOfCustomer } from '../orders/list/orders.queries.js';
import { checkSpan, dayStart } from '../platform/date-range.js';
import { keysetPage } from '../platform/lists/keyset-page.js';
import type { Connection, Page } from '../platform/lists/pagination.js';
import { PaymentKind } from './payment.entity.js';
import type { PaymentFilter } from './payment.inputs.js';
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

const selectPayments = (em: Em) =>
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
    ]);

/** Ledger entries of several orders, oldest first. */
export const paymentsOf = preparedQuery((em: Em, { keys }: Keys) =>
  selectPayments(em)
    .where('p.order_id', '=', anyUuidOf(keys))
    .orderBy('p.created_at')
    .orderBy('p.id'),
);

export type PaymentRow = Awaited<ReturnType<typeof paymentsOf>>[number];

/** A page of the ledger of all orders, newest entry first. */
export function listPayments(
  em: Em,
  { from, to, kind, method, orderId, customerId }: PaymentFilter,
  page: Page,
): Promise<Connection<PaymentRow>> {
  checkSpan({ from, to });
  let found = selectPayments(em);
  if (from) found = found.where('p.created_at', '>=', dayStart(from));
  if (to) found = found.where('p.created_at', '<', dayStart(to, 1));
  if (kind) found = found.where('p.kind', '=', kind);
  if (method) found = found.where('p.method', '=', method);
  if (orderId) found = found.where('p.order_id', '=', orderId);
  if (customerId) found = found.where('p.order_id', 'in', ordersOfCustomer(em, customerId));
  return keysetPage(em, found, 'p', page);
}
