import { type SqlBool, sql } from 'kysely';
import { byNewest, type CursorKey, decodeCursor } from '../../platform/lists/pagination.js';
import { type OrderSort, OrderSortField, SortDirection } from './orders.inputs.js';
import type { OrderRow } from './order-rows.queries.js';

interface SortKey {
  column: 'o.created_at' | 'o.pickup_date' | 'o.total_price' | 'o.due';
  type: 'timestamptz' | 'date' | 'int';
  keyOf: (row: OrderRow) => CursorKey;
}

/**
 * Sort keys of the order list. Each one has an index together with the id, used in both directions.
 */
const SORT_KEYS: Record<OrderSortField, SortKey> = {
  [OrderSortField.CREATED_AT]: { column: 'o.created_at', type: 'timestamptz', keyOf: byNewest },
  [OrderSortField.PICKUP_DATE]: {
    column: 'o.pickup_date',
    type: 'date',
    keyOf: ({ pickupDate, id }) => [pickupDate, id],
  },
  [OrderSortField.TOTAL_PRICE]: {
    column: 'o.total_price',
    type: 'int',
    keyOf: ({ totalPrice, id }) => [totalPrice, id],
  },
  [OrderSortField.DUE]: { column: 'o.due', type: 'int', keyOf: ({ due, id }) => [due, id] },
};

export const NEWEST_FIRST: OrderSort = {
  field: OrderSortField.CREATED_AT,
  direction: SortDirection.DESC,
};

export type Sorting = ReturnType<typeof sorting>;

/** ORDER BY clause of a sort, and the condition for the rows after a cursor. */
export function sorting({ field, direction }: OrderSort, after?: string | null) {
  const { column, type, keyOf } = SORT_KEYS[field];
  const key = sql.ref(column);
  const way = sql.raw(direction);
  const cursor = decodeCursor(after, type === 'int' ? 'number' : 'string');
  const beyond = sql.raw(direction === SortDirection.ASC ? '>' : '<');
  const behind =
    cursor &&
    sql<SqlBool>`(${key}, o.id) ${beyond} (${cursor[0]}::${sql.raw(type)}, ${cursor[1]}::uuid)`;
  const order = sql`order by ${key} ${way}, o.id ${way}`;
  return { key, way, keyOf, behind, order, isByBooking: field === NEWEST_FIRST.field };
}
