import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { DAY_MS } from '../../platform/dates.js';
import { OrderStatus } from '../order.status.js';
import { conditions, isNarrow, type OrderConditions } from './order-filter.queries.js';
import { isOfManyOrders, statusesOfQueue } from './order-queue.queries.js';
import type { Sorting } from './order-sort.queries.js';

/** Filter, sort order and limit of a list. */
export interface ListQuery {
  filter: OrderConditions;
  sorting: Sorting;
  rows: number;
}

/** Conditions of a list on orders `o`: its filter and its cursor. */
export function whereOf({ filter, sorting }: ListQuery, besides: Expression<SqlBool>[] = []) {
  const asked = [...conditions(filter), ...(sorting.behind ? [sorting.behind] : []), ...besides];
  return asked.length ? sql`where ${sql.join(asked, sql` and `)}` : sql``;
}

/** Statuses before delivery. Only few orders have one of them at any time. */
const PASSING: OrderStatus[] = [
  OrderStatus.WAITING_FOR_PICKUP,
  OrderStatus.PICKED,
  OrderStatus.PROCESSING,
  OrderStatus.DISPATCHED,
];

const SOME_DAYS = 31;

/** Whether the trigram indexes can find the text; they need three characters. */
const isWord = (text: string | null | undefined): boolean => (text?.trim().length ?? 0) >= 3;

/** The statuses that all given status filters have in common. */
function statusesOf({ orderStatus, orderStatuses, queue }: OrderConditions) {
  const said = [orderStatus ? [orderStatus] : null, orderStatuses, queue && statusesOfQueue(queue)];
  return said.reduce((both, one) =>
    both && one ? both.filter((each) => one.includes(each)) : (both ?? one),
  );
}

/** Whether the filter covers few booking days, while the list is sorted by another column. */
function isWithinFewDays({ filter: { createdFrom, createdTo }, sorting }: ListQuery): boolean {
  if (!createdFrom || !createdTo || sorting.isByBooking) return false;
  return Date.parse(createdTo) - Date.parse(createdFrom) < SOME_DAYS * DAY_MS;
}

/**
 * Whether the filter matches so few orders that sorting them is cheaper than reading the index of
 * the sort column.
 */
function matchesFew(wanted: ListQuery): boolean {
  const { search, customer, customerId, pickupDate, queue } = wanted.filter;
  return (
    [search, customer].some(isWord) ||
    Boolean(customerId ?? pickupDate) ||
    (queue ? !isOfManyOrders(queue) : false) ||
    Boolean(statusesOf(wanted.filter)?.every((status) => PASSING.includes(status))) ||
    isWithinFewDays(wanted)
  );
}

const select = (wanted: ListQuery, besides?: Expression<SqlBool>[]) =>
  sql`select o.id, ${wanted.sorting.key} as key
    from "order" as o ${whereOf(wanted, besides)}`;

/**
 * Reads the first rows of each status and merges them. Each status has an index sorted by booking
 * time.
 */
function firstPageOfEach(statuses: OrderStatus[], wanted: ListQuery): RawBuilder<unknown> {
  const rest = { ...wanted.filter, orderStatus: null, orderStatuses: null, queue: null };
  const isOne = sql<SqlBool>`o.order_status = one.status`;
  return sql`
    select found.id, found.key from unnest(${[...new Set(statuses)]}::text[]) as one (status)
    cross join lateral (
      ${select({ ...wanted, filter: rest }, [isOne])} ${wanted.sorting.order} limit ${wanted.rows}
    ) as found`;
}

/**
 * The CTE `matching` with the ids and sort keys of the matching orders. Its form is the cheapest
 * for the filter.
 */
export function orderList(wanted: ListQuery): RawBuilder<unknown> {
  const { filter, sorting } = wanted;
  const statuses = statusesOf(filter);
  const isOfStatus = !isNarrow(filter) && !filter.paymentStatus && !isOfManyOrders(filter.queue);
  if (statuses && sorting.isByBooking && isOfStatus)
    return sql`matching as (${firstPageOfEach(statuses, wanted)})`;
  return sql`matching as ${sql.raw(matchesFew(wanted) ? 'materialized' : 'not materialized')} (
    ${select(wanted)}
  )`;
}
