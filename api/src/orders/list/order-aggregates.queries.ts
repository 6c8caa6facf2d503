import { expressionBuilder, type SqlBool, sql } from 'kysely';
import type { Em } from '../../database.js';
import { badInput } from '../../platform/errors.js';
import {
  bookedDays,
  conditions,
  isNarrow,
  withoutNulls,
  type OrderConditions,
  personMatches,
  stateConditions,
} from './order-filter.queries.js';
import { OrderStatus } from '../../../rules/order-status.js';

const { and } = expressionBuilder();

/** Amounts of one order, or the sums of all orders with the same booking day and statuses. */
interface OrderAggregates {
  order_status: OrderStatus;
  count: number;
  total_price: number;
  paid_amount: number;
  due: number;
  refundable: number;
}

const ordersWhere = (filter: OrderConditions) => sql<OrderAggregates>`(
  select o.*, 1 as count from "order" as o where ${and(conditions(filter))}
)`;

/**
 * Reads `order_figures`: sums per booking day, status and payment status. Triggers of the table
 * `order` update them.
 */
function aggregatesWhere(filter: OrderConditions) {
  const { createdFrom, createdTo } = bookedDays(filter);
  return sql<OrderAggregates>`(
    select o.* from order_figures as o where ${and([
      ...withoutNulls([
        createdFrom ? sql<SqlBool>`o.day >= ${createdFrom}::date` : null,
        createdTo ? sql<SqlBool>`o.day <= ${createdTo}::date` : null,
      ]),
      ...stateConditions(filter),
    ])}
  )`;
}

const charged = sql<boolean>`o.order_status <> ${OrderStatus.CANCELLED}`;

/**
 * Count and sums over all orders that match. The sums of totals and paid amounts exclude cancelled
 * orders, so their difference is the amount due. Payments of cancelled orders count as money to
 * refund. A narrow filter (see `isNarrow`) reads the orders, another filter reads the sums per day.
 */
export const orderTotals = (em: Em, filter: OrderConditions) =>
  em
    .getKysely()
    .selectFrom((isNarrow(filter) ? ordersWhere(filter) : aggregatesWhere(filter)).as('o'))
    .select([
      sql<number>`coalesce(sum(o.count), 0)::int`.as('count'),
      sql<number>`coalesce(sum(o.count) filter (where not ${charged}), 0)::int`.as('cancelled'),
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
    .executeTakeFirstOrThrow();

/**
 * Merges the rows of `order_figures` with the same day and statuses into one. Triggers add a row
 * for each change, because an update of one row would make concurrent changes wait. One statement
 * merges the rows, so that a concurrent reader always sees the same totals.
 */
export async function foldOrderAggregates(em: Em): Promise<void> {
  await sql`
    with several as (
      select day, order_status, payment_status from order_figures group by 1, 2, 3 having count(*) > 1
    ), gone as (
      delete from order_figures as f using several as s
      where (f.day, f.order_status, f.payment_status) = (s.day, s.order_status, s.payment_status)
      returning f.*
    )
    insert into order_figures
      select day, order_status, payment_status,
        sum(count), sum(total_price), sum(paid_amount), sum(due), sum(refundable)
      from gone
      group by 1, 2, 3
      having sum(count) <> 0`.execute(em.getKysely());
}

/** Maximum number of suggested customers. */
const MAX_SUGGESTIONS = 50;

interface SuggestionQuery {
  search: string | null | undefined;
  first: number;
  /** Whether the viewer may search by e-mail. */
  byEmail: boolean;
}

/**
 * Customers with orders whose name, phone or e-mail contains the text, sorted by name. If more than
 * `first` match, it returns the newest of them: ids rise with time, so the database can stop early.
 */
export function orderCustomers(em: Em, { search, first, byEmail }: SuggestionQuery) {
  if (first < 1 || first > MAX_SUGGESTIONS)
    throw badInput({ first: `Ask for 1 to ${MAX_SUGGESTIONS} customers` });
  const db = em.getKysely();
  let found = db
    .selectFrom('user as u')
    .select(['u.id', 'u.name', 'u.phone'])
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('order as o').select('o.id').whereRef('o.user_id', '=', 'u.id')),
    );
  if (search) found = found.where(personMatches(search, byEmail));
  return db
    .selectFrom(found.orderBy('u.id', 'desc').limit(first).as('found'))
    .select(['found.id', 'found.name', 'found.phone'])
    .orderBy(sql`lower(found.name)`)
    .orderBy('found.id')
    .execute();
}
