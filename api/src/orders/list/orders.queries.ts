import { sql } from 'kysely';
import { orderScope, type OrderScope } from '../../auth/ownership.policy.js';
import type { Viewer } from '../../auth/viewer.js';
import type { Em } from '../../database.js';
import { countOf } from '../../platform/lists/count-rows.js';
import {
  type Connection,
  type Page,
  pageSize,
  toConnection,
} from '../../platform/lists/pagination.js';
import { namedRows } from '../../platform/postgres/named-query.js';
import {
  anyUuidOf,
  compilable,
  type Keys,
  type Params,
  preparedQuery,
} from '../../platform/postgres/prepared-query.js';
import { Role } from '../../users/user.entity.js';
import {
  driverAccessOf,
  orderAccessCondition,
  orderAccessError,
} from '../driver-orders.queries.js';
import type { OrderConditions } from './order-filter.queries.js';
import { orderList, whereOf } from './order-list.queries.js';
import { type OrderParts, type OrderRow, ordersWith, WHOLE_ORDER } from './order-rows.queries.js';
import { defaultSort, NEWEST_FIRST, sorting } from './order-sort.queries.js';
import type { OrderSort } from './orders.inputs.js';

export interface OrderList {
  filter: OrderConditions;
  page: Page;
  sort?: OrderSort;
  parts?: OrderParts;
}

/**
 * Page sizes of the web app, of REST and of most API clients. Each one has its own prepared
 * statement.
 */
const COMMON_PAGE_SIZES = new Set([20, 50, 100, 1000]);

/** Filter fields whose column has an index that is sorted by booking time. */
const INDEXED_FIELDS = new Set(['customerId', 'orderStatus', 'paymentStatus']);

/** Filter fields with the search rights of the viewer. They select no orders. */
const SEARCH_RIGHTS = new Set(['own', 'byEmail']);

/**
 * Whether a list can use a prepared statement: without a filter, or with one indexed column. For
 * another filter PostgreSQL must plan with the values.
 */
function isPrepared({ filter, page, sort = NEWEST_FIRST }: OrderList): boolean {
  if (!COMMON_PAGE_SIZES.has(page.first)) return false;
  const given = Object.entries(filter).filter(([name, value]) => value && !SEARCH_RIGHTS.has(name));
  if (given.length === 0) return true;
  const areIndexed = given.every(([name]) => INDEXED_FIELDS.has(name));
  return areIndexed && given.length === 1 && sort.field === NEWEST_FIRST.field;
}

/** Page of the orders that match, newest first by default. */
export async function listOrders(em: Em, list: OrderList): Promise<Connection<OrderRow>> {
  const { filter, page, parts = WHOLE_ORDER } = list;
  const sort = list.sort ?? defaultSort(filter);
  const size = pageSize(page.first);
  const listQuery = { filter, sorting: sorting(sort, page.after), rows: size + 1 };
  const { order, sqlDirection, cursorOf } = listQuery.sorting;
  const rows = ordersWith(em, parts);
  const prepared = isPrepared(list);
  // The limit is a literal, because the cached plan for a parameter would assume a tenth of all
  // rows.
  const query = prepared
    ? sql<OrderRow>`${rows} ${whereOf(listQuery)} ${order} limit ${sql.lit(listQuery.rows)}`
    : // First the ids, from the index of the sort column or by sorting few matches; then the orders.
      sql<OrderRow>`
        with ${orderList(listQuery)}, page as (
          select id from matching order by key ${sqlDirection}, id ${sqlDirection} limit ${listQuery.rows}
        )
        ${rows} inner join page on page.id = o.id ${order}`;
  const compiled = query.compile(em.getKysely());
  const found = prepared
    ? await namedRows(em, compiled)
    : (await em.getKysely().executeQuery(compiled)).rows;
  const count = countOf(em, (limit) => {
    const all = { filter, sorting: sorting(sort), rows: limit };
    return sql`with ${orderList(all)} select 1 from matching limit ${limit}`;
  });
  return toConnection({ rows: found, page, cursorOf, count });
}

/** SQL: the ids of the orders of a customer. */
export const ordersOfCustomer = (em: Em, customerId: string) =>
  em.getKysely().selectFrom('order as o').select('o.id').where('o.user_id', '=', customerId);

/** Several orders, without a check of the access. */
export const ordersByIds = preparedQuery((em: Em, { keys }: Keys) =>
  compilable(em, sql<OrderRow>`${ordersWith(em, WHOLE_ORDER)} where o.id = ${anyUuidOf(keys)}`),
);

/** Prepared statement for one order that the viewer may access. */
const oneOrder = (reach: OrderScope) =>
  preparedQuery((em: Em, slots: Params<{ id: string } & ReturnType<typeof driverAccessOf>>) => {
    const own = orderAccessCondition(reach, slots);
    return compilable(
      em,
      sql<OrderRow>`${ordersWith(em, WHOLE_ORDER)} where o.id = ${slots.id} and ${own}`,
    );
  });

/** One prepared statement for each kind of access to orders. */
const statements = new Map<OrderScope, ReturnType<typeof oneOrder>>();

/** Viewer for reads after a change, which has already checked the access. */
const ANY_VIEWER = { role: Role.ADMIN, permissions: [], userId: '' };

/**
 * Reads one order that `viewer` may see; without a viewer any order. Throws NOT_FOUND, or FORBIDDEN
 * for staff without ORDERS_READ.
 */
export async function requireOrder(
  em: Em,
  id: string,
  viewer: Pick<Viewer, 'role' | 'permissions' | 'userId'> = ANY_VIEWER,
): Promise<OrderRow> {
  const reach = orderScope(viewer, 'orders.read');
  const read = statements.get(reach) ?? oneOrder(reach);
  statements.set(reach, read);
  const [order] = await read(em, { id, ...driverAccessOf(viewer.userId) });
  if (!order) throw orderAccessError(viewer, 'orders.read');
  return order;
}
