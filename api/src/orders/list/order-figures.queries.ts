import { sql } from 'kysely';
import type { Em } from '../../database.js';
import { badInput } from '../../platform/errors.js';
import { contains } from '../../platform/lists/search.js';
import { conditions } from './order-filter.queries.js';
import type { OrderFilter } from './orders.inputs.js';
import { OrderStatus } from '../order.status.js';

const charged = sql<boolean>`o.order_status <> ${OrderStatus.CANCELLED}`;

/**
 * Count and sums over all orders that match. A cancelled order is charged to nobody, so that it counts in no
 * sum and total less paid is due; what was paid on it is money to give back, as is what nothing was due for.
 */
export const orderTotals = (em: Em, filter: OrderFilter) =>
  em
    .getKysely()
    .selectFrom('order as o')
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<number>`(count(*) filter (where not ${charged}))::int`.as('cancelled'),
      sql<number>`coalesce(sum(o.total_price) filter (where ${charged}), 0)::float8`.as(
        'totalPrice',
      ),
      sql<number>`coalesce(sum(o.paid_amount) filter (where ${charged}), 0)::float8`.as(
        'paidAmount',
      ),
      sql<number>`coalesce(sum(o.due), 0)::float8`.as('due'),
      sql<number>`(
        coalesce(sum(o.refundable), 0) - coalesce(sum(o.paid_amount) filter (where ${charged}), 0)
      )::float8`.as('toRefund'),
    ])
    .where((eb) => eb.and(conditions(filter)))
    .executeTakeFirstOrThrow();

/** Longest list of suggestions. */
export const MAX_SUGGESTIONS = 50;

/**
 * People with orders whose name, phone or e-mail has the text, by name. When there are too many the
 * newest are offered: ids rise with time, so the database stops as soon as it has enough of them.
 */
export function orderCustomers(em: Em, search: string | null | undefined, first: number) {
  if (first < 1 || first > MAX_SUGGESTIONS)
    throw badInput({ first: `Ask for 1 to ${MAX_SUGGESTIONS} customers` });
  const db = em.getKysely();
  let found = db
    .selectFrom('user as u')
    .select(['u.id', 'u.name', 'u.phone'])
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('order as o').select('o.id').whereRef('o.user_id', '=', 'u.id')),
    );
  if (search) found = found.where('u.search_text', 'like', contains(search));
  return db
    .selectFrom(found.orderBy('u.id', 'desc').limit(first).as('found'))
    .select(['found.id', 'found.name', 'found.phone'])
    .orderBy(sql`lower(found.name)`)
    .orderBy('found.id')
    .execute();
}
