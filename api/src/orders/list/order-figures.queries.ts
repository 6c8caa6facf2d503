import { expressionBuilder, type SqlBool, sql } from 'kysely';
import type { Em } from '../../database.js';
import { badInput } from '../../platform/errors.js';
import {
  bookedDays,
  conditions,
  isNarrow,
  onlyGiven,
  type OrderConditions,
  personMatches,
  stateConditions,
} from './order-filter.queries.js';
import { OrderStatus } from '../order.status.js';

const { and } = expressionBuilder();

/** One order, or orders of a day and state together. */
interface Figures {
  order_status: OrderStatus;
  count: number;
  total_price: number;
  paid_amount: number;
  due: number;
  refundable: number;
}

const ordersThat = (filter: OrderConditions) => sql<Figures>`(
  select o.*, 1 as count from "order" as o where ${and(conditions(filter))}
)`;

/** The figures kept of all orders by day, status and payment: see the triggers of `order`. */
function figuresThat(filter: OrderConditions) {
  const { createdFrom, createdTo } = bookedDays(filter);
  return sql<Figures>`(
    select o.* from order_figures as o where ${and([
      ...onlyGiven([
        createdFrom ? sql<SqlBool>`o.day >= ${createdFrom}::date` : null,
        createdTo ? sql<SqlBool>`o.day <= ${createdTo}::date` : null,
      ]),
      ...stateConditions(filter),
    ])}
  )`;
}

const charged = sql<boolean>`o.order_status <> ${OrderStatus.CANCELLED}`;

/**
 * Count and sums over all orders that match. A cancelled order is charged to nobody, so that it counts in no
 * sum and total less paid is due; what was paid on it is money to give back, as is what nothing was due for.
 * However many orders there are, a narrow filter costs what it finds, any other the days that it spans.
 */
export const orderTotals = (em: Em, filter: OrderConditions) =>
  em
    .getKysely()
    .selectFrom((isNarrow(filter) ? ordersThat(filter) : figuresThat(filter)).as('o'))
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
 * Puts together what was noted of the same day and state, so that there is one row of each. Totals are the same
 * before and after, and for whoever reads meanwhile.
 */
export async function foldOrderFigures(em: Em): Promise<void> {
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

/** Longest list of suggestions. */
const MAX_SUGGESTIONS = 50;

interface Suggested {
  search: string | null | undefined;
  first: number;
  /** Whether the one who asks may read e-mails. */
  byEmail: boolean;
}

/**
 * People with orders whose name, phone or e-mail has the text, by name. When there are too many the
 * newest are offered: ids rise with time, so the database stops as soon as it has enough of them.
 */
export function orderCustomers(em: Em, { search, first, byEmail }: Suggested) {
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
