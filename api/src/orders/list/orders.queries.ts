import { rowsOwnedBy } from '../../auth/ownership.policy.js';
import type { Viewer } from '../../auth/viewer.js';
import type { Em } from '../../database.js';
import { notFound } from '../../platform/errors.js';
import {
  type Connection,
  type Page,
  pageSize,
  toConnection,
} from '../../platform/lists/pagination.js';
import { conditions, type OrderConditions } from './order-filter.queries.js';
import { type OrderRow, selectOrders } from './order-rows.queries.js';
import { NEWEST_FIRST, sorting } from './order-sort.queries.js';
import type { OrderSort } from './orders.inputs.js';

/** Orders that match, newest first unless told otherwise. */
export async function listOrders(
  em: Em,
  filter: OrderConditions,
  { first, after }: Page,
  sort: OrderSort = NEWEST_FIRST,
): Promise<Connection<OrderRow>> {
  const size = pageSize(first);
  const { column, direction, keyOf, behind } = sorting(sort, after);
  const rows = await selectOrders(em)
    .where((eb) => eb.and([...conditions(filter), ...(behind ? [behind] : [])]))
    .orderBy(column, direction)
    .orderBy('o.id', direction)
    .limit(size + 1)
    .execute();
  return toConnection(rows, size, keyOf);
}

/** One order: any, or only one that `viewer` may see. NOT_FOUND otherwise. */
export async function requireOrder(em: Em, id: string, viewer?: Viewer): Promise<OrderRow> {
  let query = selectOrders(em).where('o.id', '=', id);
  if (viewer) query = query.where(rowsOwnedBy(viewer, 'o.user_id'));
  const order = await query.executeTakeFirst();
  if (!order) throw notFound('Order');
  return order;
}
