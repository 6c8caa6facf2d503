import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { DAY_MS } from '../../platform/dates.js';
import { OrderStatus } from '../../../rules/order-status.js';
import { conditions, isNarrow, type OrderConditions } from './order-filter.queries.js';
import { isLargeQueue, statusesOfQueue } from './order-queue.queries.js';
import type { Sorting } from './order-sort.queries.js';

/** Filter, sort order and maximum number of rows of a list. */
export interface ListQuery {
  filter: OrderConditions;
  sorting: Sorting;
  rows: number;
}

/** WHERE clause of a list on orders `o`: its filter, its cursor and `extra` conditions. */
export function whereOf({ filter, sorting }: ListQuery, extra: Expression<SqlBool>[] = []) {
  const all = [
    ...conditions(filter),
    ...(sorting.afterCursor ? [sorting.afterCursor] : []),
    ...extra,
  ];
  return all.length ? sql`where ${sql.join(all, sql` and `)}` : sql``;
}

/** Statuses before delivery. At any time only few orders have one of them. */
const OPEN_STATUSES: OrderStatus[] = [
  OrderStatus.WAITING_FOR_PICKUP,
  OrderStatus.PICKED,
  OrderStatus.PROCESSING,
  OrderStatus.DISPATCHED,
];

const FEW_DAYS = 31;

/** Whether a text is long enough for the trigram indexes, which need three characters. */
const usesTrigrams = (text: string | null | undefined): boolean => (text?.trim().length ?? 0) >= 3;

/** The statuses that match all status filters; undefined without a status filter. */
function statusesOf({ orderStatus, orderStatuses, queue }: OrderConditions) {
  const filters = [
    orderStatus ? [orderStatus] : null,
    orderStatuses,
    queue && statusesOfQueue(queue),
  ];
  return filters.reduce((both, one) =>
    both && one ? both.filter((each) => one.includes(each)) : (both ?? one),
  );
}

/** Whether the filter covers few booking days, for a list that is sorted by another column. */
function isWithinFewDays({ filter: { createdFrom, createdTo }, sorting }: ListQuery): boolean {
  if (!createdFrom || !createdTo || sorting.isByBooking) return false;
  return Date.parse(createdTo) - Date.parse(createdFrom) < FEW_DAYS * DAY_MS;
}

/**
 * Whether the filter matches so few orders that sorting them is cheaper than reading the index of
 * the sort column.
 */
function matchesFew(query: ListQuery): boolean {
  const { search, customer, customerId, pickupDate, queue } = query.filter;
  return (
    [search, customer].some(usesTrigrams) ||
    Boolean(customerId ?? pickupDate) ||
    (queue ? !isLargeQueue(queue) : false) ||
    Boolean(statusesOf(query.filter)?.every((status) => OPEN_STATUSES.includes(status))) ||
    isWithinFewDays(query)
  );
}

const select = (query: ListQuery, extra?: Expression<SqlBool>[]) =>
  sql`select o.id, ${query.sorting.key} as key
    from "order" as o ${whereOf(query, extra)}`;

/**
 * Reads the first rows of each status by its index on the booking time. The outer query merges
 * them.
 */
function firstPageOfEach(statuses: OrderStatus[], query: ListQuery): RawBuilder<unknown> {
  const rest = { ...query.filter, orderStatus: null, orderStatuses: null, queue: null };
  const isOne = sql<SqlBool>`o.order_status = one.status`;
  return sql`
    select found.id, found.key from unnest(${[...new Set(statuses)]}::text[]) as one (status)
    cross join lateral (
      ${select({ ...query, filter: rest }, [isOne])} ${query.sorting.order} limit ${query.rows}
    ) as found`;
}

/**
 * The CTE `matching` with the ids and sort keys of the matching orders, in the form that is
 * cheapest for the filter.
 */
export function orderList(query: ListQuery): RawBuilder<unknown> {
  const { filter, sorting } = query;
  const statuses = statusesOf(filter);
  const dependsOnStatusOnly =
    !isNarrow(filter) && !filter.paymentStatus && !isLargeQueue(filter.queue);
  if (statuses && sorting.isByBooking && dependsOnStatusOnly)
    return sql`matching as (${firstPageOfEach(statuses, query)})`;
  return sql`matching as ${sql.raw(matchesFew(query) ? 'materialized' : 'not materialized')} (
    ${select(query)}
  )`;
}
