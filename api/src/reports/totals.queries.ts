import { type RawBuilder, sql } from 'kysely';
import { OrderStatus } from '../../rules/order-status.js';
import { PaymentKind } from '../payments/payment.entity.js';
import { isOnDay } from '../platform/date-range.js';
import { Role } from '../users/user.entity.js';

/** Columns of the totals in the database, with their field names in GraphQL. */
const TOTALS = {
  orders: 'orders',
  cancelled: 'cancelled',
  orders_billed: 'ordersBilled',
  pieces: 'pieces',
  value: 'value',
  collected: 'collected',
  service_charges: 'serviceCharges',
  promised: 'promised',
  on_time: 'onTime',
} as const;

const columns = Object.keys(TOTALS);

/** Names of the columns as SQL, separated by commas. */
export const totalColumns = sql.join(columns.map((column) => sql.ref(column)));

/**
 * SQL sums of the columns of the table or alias `of`, under the same names. `where` filters the
 * rows.
 */
export const totalSums = (of: string, where: RawBuilder<unknown> = sql`true`) =>
  sql.join(
    columns.map(
      (column) =>
        sql`coalesce(sum(${sql.ref(`${of}.${column}`)}) filter (where ${where}), 0) as ${sql.ref(column)}`,
    ),
  );

/**
 * SQL of the totals of the table or alias `of`, as a JSON object for GraphQL. Averages and rates
 * are rounded half up.
 */
export const totalsObject = (of: string) => {
  const column = (name: string) => sql`coalesce(${sql.ref(`${of}.${name}`)}, 0)`;
  const pairs = Object.entries(TOTALS).map(
    ([name, fieldName]) => sql`${sql.lit(fieldName)}, ${column(name)}`,
  );
  return sql`json_build_object(${sql.join(pairs)}, 'averageValue',
    round(${column('value')}::numeric / nullif(${column('orders_billed')}, 0)), 'onTimeRate',
    round(${column('on_time')}::numeric * 10000 / nullif(${column('promised')}, 0)))`;
};

/**
 * SQL of the PIN code of an order: the six digits at the end of its address; null without them.
 * Searching the whole address would take five times as long.
 */
const pincode = sql`substring(right(o.pickup_address, 12) from '(?:^|\\D)([1-9][0-9]{5})\\D*$')`;

const isNotCancelled = sql`o.order_status <> ${OrderStatus.CANCELLED}`;

const joinEnterprise = sql`left join "user" u on u.id = o.user_id and u.role = ${Role.ENTERPRISE}`;

/**
 * SQL of the days whose totals must be computed again: days with changes, and days stored by an
 * earlier version without all columns.
 */
export const dirtyDays = (where: RawBuilder<unknown> = sql`true`) => sql`
  select day from report_dirty_day where ${where}
  union
  select day from daily_report where promised is null and ${where}`;

/**
 * SQL of the totals of these days, computed from the orders booked, the payments recorded and the
 * orders delivered on each day.
 */
export const computedTotals = (days: RawBuilder<unknown>) => sql`
  select d.day, f.pincode, f.enterprise_id, ${totalSums('f')}
  from (${days}) d cross join lateral (
    select ${pincode} as pincode, u.id as enterprise_id, 1 as orders,
      (not ${isNotCancelled})::int as cancelled, (${isNotCancelled} and o.item_count > 0)::int as orders_billed,
      case when ${isNotCancelled} then o.item_count else 0 end as pieces,
      case when ${isNotCancelled} then o.total_price else 0 end as value, 0 as collected, 0 as service_charges,
      0 as promised, 0 as on_time
    from "order" o ${joinEnterprise}
    where ${isOnDay('o.created_at', 'd.day')}
    union all
    select ${pincode}, u.id, 0, 0, 0, 0, 0,
      case when p.kind <> ${PaymentKind.SERVICE_CHARGE} then p.amount else 0 end,
      case when p.kind = ${PaymentKind.SERVICE_CHARGE} then p.amount else 0 end, 0, 0
    from payment p join "order" o on o.id = p.order_id ${joinEnterprise}
    where ${isOnDay('p.created_at', 'd.day')}
    union all
    select ${pincode}, u.id, 0, 0, 0, 0, 0, 0, 0, 1, (o.promised_date >= d.day)::int
    from "order" o ${joinEnterprise}
    where ${isOnDay('o.delivery_date', 'd.day')} and o.promised_date is not null
  ) f
  group by d.day, f.pincode, f.enterprise_id`;

/**
 * SQL of the pieces by cloth type of the orders booked on these days, at the prices of their items.
 * Each day is a separate subquery, because PostgreSQL overestimates the number of orders of several
 * days.
 */
export const computedClothTotals = (days: RawBuilder<unknown>) => sql`
  select d.day, f.name, f.pieces, f.value
  from (${days}) d cross join lateral (
    select i.name, sum(i.quantity) as pieces, sum(i.quantity::bigint * i.price) as value
    from "order" o join order_item i on i.order_id = o.id
    where ${isOnDay('o.created_at', 'd.day')} and ${isNotCancelled}
    group by i.name
  ) f`;
