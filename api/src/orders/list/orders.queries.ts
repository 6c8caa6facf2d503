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
import { compilable, type Params, preparedQuery } from '../../platform/postgres/prepared-query.js';
import { Role } from '../../users/user.entity.js';
import { drivingNow, ordersInReach, outOfReach } from '../driver-orders.queries.js';
import type { OrderConditions } from './order-filter.queries.js';
import { orderList, whereOf } from './order-list.queries.js';
import { type OrderParts, type OrderRow, ordersWith, WHOLE_ORDER } from './order-rows.queries.js';
import { NEWEST_FIRST, sorting } from './order-sort.queries.js';
import type { OrderSort } from './orders.inputs.js';

export interface OrderList {
  filter: OrderConditions;
  page: Page;
  sort?: OrderSort;
  parts?: OrderParts;
}

/** Usual page sizes of the web app, REST and most API clients. */
const USUAL_PAGES = new Set([20, 50, 100, 1000]);

/** Filter fields whose column has an index sorted by booking time. */
const KEYS = new Set(['userId', 'orderStatus', 'paymentStatus']);

/** Filter fields that describe the rights of the viewer and do not select orders. */
const SEARCHER = new Set(['own', 'byEmail']);

/**
 * Whether a list can use a prepared statement: without filter, or with one indexed column. Other
 * filters need a query plan for their values.
 */
function isListedByKey({ filter, page, sort = NEWEST_FIRST }: OrderList): boolean {
  if (!USUAL_PAGES.has(page.first)) return false;
  const asked = Object.entries(filter).filter(([name, value]) => value && !SEARCHER.has(name));
  if (asked.length === 0) return true;
  const areKeys = asked.every(([name]) => KEYS.has(name));
  return areKeys && asked.length === 1 && sort.field === NEWEST_FIRST.field;
}

/** Orders that match, newest first by default. */
export async function listOrders(em: Em, list: OrderList): Promise<Connection<OrderRow>> {
  const { filter, page, sort = NEWEST_FIRST, parts = WHOLE_ORDER } = list;
  const size = pageSize(page.first);
  const wanted = { filter, sorting: sorting(sort, page.after), rows: size + 1 };
  const { order, way, cursorOf } = wanted.sorting;
  const rows = ordersWith(em, parts);
  const byKey = isListedByKey(list);
  // The limit is a literal. With a parameter, the cached plan of PostgreSQL would assume that a
  // tenth of all rows is read.
  const query = byKey
    ? sql<OrderRow>`${rows} ${whereOf(wanted)} ${order} limit ${sql.lit(wanted.rows)}`
    : // First the ids, from the index of the sort column or by sorting few matches; then the orders.
      sql<OrderRow>`
        with ${orderList(wanted)}, page as (
          select id from matching order by key ${way}, id ${way} limit ${wanted.rows}
        )
        ${rows} inner join page on page.id = o.id ${order}`;
  const compiled = query.compile(em.getKysely());
  const found = byKey
    ? await namedRows(em, compiled)
    : (await em.getKysely().executeQuery(compiled)).rows;
  const count = countOf(em, (limit) => {
    const all = { filter, sorting: sorting(sort), rows: limit };
    return sql`with ${orderList(all)} select 1 from matching limit ${limit}`;
  });
  return toConnection({ rows: found, page, cursorOf, count });
}

/** Prepared statement for one order that the viewer may access. */
const oneOrder = (reach: OrderScope) =>
  preparedQuery((em: Em, slots: Params<{ id: string } & ReturnType<typeof drivingNow>>) => {
    const own = ordersInReach(reach, slots);
    return compilable(
      em,
      sql<OrderRow>`${ordersWith(em, WHOLE_ORDER)} where o.id = ${slots.id} and ${own}`,
    );
  });

/** One prepared statement for each kind of access. */
const statements = new Map<OrderScope, ReturnType<typeof oneOrder>>();

/** Viewer for reads after a change. The change has already checked the access. */
const ANY_VIEWER = { role: Role.ADMIN, permissions: [], userId: '' };

/**
 * Reads one order that `viewer` may see; without a viewer any order. Throws NOT_FOUND otherwise.
 */
export async function requireOrder(
  em: Em,
  id: string,
  viewer: Pick<Viewer, 'role' | 'permissions' | 'userId'> = ANY_VIEWER,
): Promise<OrderRow> {
  const reach = orderScope(viewer, 'orders.read');
  const read = statements.get(reach) ?? oneOrder(reach);
  statements.set(reach, read);
  const [order] = await read(em, { id, ...drivingNow(viewer.userId) });
  if (!order) throw outOfReach(viewer, 'orders.read');
  return order;
}
