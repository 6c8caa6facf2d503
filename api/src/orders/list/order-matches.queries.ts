import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { DAY_MS } from '../../platform/dates.js';
import { OrderStatus } from '../order.status.js';
import { conditions, isNarrow, type OrderConditions } from './order-filter.queries.js';
import { isOfManyOrders, statusesInView } from './order-view.queries.js';
import type { Sorting } from './order-sort.queries.js';

/** Which orders, in which order, and how many of them at most. */
export interface Wanted {
  filter: OrderConditions;
  sorting: Sorting;
  rows: number;
}

/** What is asked of the orders `o` of a list, and of those behind its cursor. */
export function whereOf({ filter, sorting }: Wanted, besides: Expression<SqlBool>[] = []) {
  const asked = [...conditions(filter), ...(sorting.behind ? [sorting.behind] : []), ...besides];
  return asked.length ? sql`where ${sql.join(asked, sql` and `)}` : sql``;
}

/** Statuses that orders are in for some days only; there are as many of these as there is work. */
const PASSING: OrderStatus[] = [
  OrderStatus.WAITING_FOR_PICKUP,
  OrderStatus.PICKED,
  OrderStatus.PROCESSING,
  OrderStatus.DISPATCHED,
];

const SOME_DAYS = 31;

/** What the indexes of words know: anything shorter is in most rows. */
const isWord = (text: string | null | undefined): boolean => (text?.trim().length ?? 0) >= 3;

/** All of them say in which; what they have in common is asked for. */
function statusesOf({ orderStatus, orderStatuses, view }: OrderConditions) {
  const said = [orderStatus ? [orderStatus] : null, orderStatuses, view && statusesInView(view)];
  return said.reduce((both, one) =>
    both && one ? both.filter((each) => one.includes(each)) : (both ?? one),
  );
}

/** Booked within some days; sorted by when they were, the first of these stand together anyway. */
function isOfSomeDays({ filter: { createdFrom, createdTo }, sorting }: Wanted): boolean {
  if (!createdFrom || !createdTo || sorting.isByBooking) return false;
  return Date.parse(createdTo) - Date.parse(createdFrom) < SOME_DAYS * DAY_MS;
}

/** Whether so few orders match that sorting them is less than going through the others in their order. */
function findsFew(wanted: Wanted): boolean {
  const { search, customer, userId, pickupDate, view } = wanted.filter;
  return (
    [search, customer].some(isWord) ||
    Boolean(userId ?? pickupDate) ||
    (view ? !isOfManyOrders(view) : false) ||
    Boolean(statusesOf(wanted.filter)?.every((status) => PASSING.includes(status))) ||
    isOfSomeDays(wanted)
  );
}

const select = (wanted: Wanted, besides?: Expression<SqlBool>[]) =>
  sql`select o.id, ${wanted.sorting.key} as key
    from "order" as o ${whereOf(wanted, besides)}`;

/** A status has an index in the order of booking, several have not: of each the first come from its own. */
function firstOfEach(statuses: OrderStatus[], wanted: Wanted): RawBuilder<unknown> {
  const rest = { ...wanted.filter, orderStatus: null, orderStatuses: null, view: null };
  const isOne = sql<SqlBool>`o.order_status = one.status`;
  return sql`
    select found.id, found.key from unnest(${[...new Set(statuses)]}::text[]) as one (status)
    cross join lateral (
      ${select({ ...wanted, filter: rest }, [isOne])} ${wanted.sorting.order} limit ${wanted.rows}
    ) as found`;
}

/** `matching`, for a `with`: ids and keys of the orders that match, found in the way that costs least. */
export function matching(wanted: Wanted): RawBuilder<unknown> {
  const { filter, sorting } = wanted;
  const statuses = statusesOf(filter);
  const isOfStatus = !isNarrow(filter) && !filter.paymentStatus && !isOfManyOrders(filter.view);
  if (statuses && sorting.isByBooking && isOfStatus)
    return sql`matching as (${firstOfEach(statuses, wanted)})`;
  return sql`matching as ${sql.raw(findsFew(wanted) ? 'materialized' : 'not materialized')} (
    ${select(wanted)}
  )`;
}
