import { type SqlBool, sql } from 'kysely';
import { byNewest, decodeCursor, encodeCursor } from '../../platform/lists/cursor.js';
import { BY_UPDATE, cursorIn } from '../../platform/lists/keyset-page.js';
import {
  type OrderFilter,
  type OrderSort,
  OrderSortField,
  SortDirection,
} from './orders.inputs.js';
import type { OrderRow } from './order-rows.queries.js';

interface SortKey {
  column: 'o.created_at' | 'o.updated_at' | 'o.pickup_date' | 'o.total_price' | 'o.due';
  type: 'timestamptz' | 'date' | 'int';
  cursorOf: (row: OrderRow) => string;
}

/**
 * Sort keys of the order list. Each column has an index together with the id, which works in both
 * directions.
 */
const SORT_KEYS: Record<OrderSortField, SortKey> = {
  [OrderSortField.CREATED_AT]: { column: 'o.created_at', type: 'timestamptz', cursorOf: byNewest },
  [OrderSortField.UPDATED_AT]: {
    column: 'o.updated_at',
    type: 'timestamptz',
    cursorOf: cursorIn<OrderRow>(BY_UPDATE),
  },
  [OrderSortField.PICKUP_DATE]: {
    column: 'o.pickup_date',
    type: 'date',
    cursorOf: ({ pickupDate, id }) => encodeCursor([pickupDate, id]),
  },
  [OrderSortField.TOTAL_PRICE]: {
    column: 'o.total_price',
    type: 'int',
    cursorOf: ({ totalPrice, id }) => encodeCursor([totalPrice, id]),
  },
  [OrderSortField.DUE]: {
    column: 'o.due',
    type: 'int',
    cursorOf: ({ due, id }) => encodeCursor([due, id]),
  },
};

export const NEWEST_FIRST: OrderSort = {
  field: OrderSortField.CREATED_AT,
  direction: SortDirection.DESC,
};

/** Sort order of a list whose request has none. */
export const defaultSort = ({ updatedSince }: OrderFilter): OrderSort =>
  updatedSince ? { field: OrderSortField.UPDATED_AT, direction: SortDirection.ASC } : NEWEST_FIRST;

export type Sorting = ReturnType<typeof sorting>;

/** ORDER BY clause of a sort, and the condition for the rows after a cursor. */
export function sorting({ field, direction }: OrderSort, after?: string | null) {
  const { column, type, cursorOf } = SORT_KEYS[field];
  const key = sql.ref(column);
  const sqlDirection = sql.raw(direction);
  const cursor = decodeCursor(after, type === 'int' ? 'number' : 'string');
  const comparison = sql.raw(direction === SortDirection.ASC ? '>' : '<');
  const afterCursor =
    cursor &&
    sql<SqlBool>`(${key}, o.id) ${comparison} (${cursor[0]}::${sql.raw(type)}, ${cursor[1]}::uuid)`;
  const order = sql`order by ${key} ${sqlDirection}, o.id ${sqlDirection}`;
  return {
    key,
    sqlDirection,
    cursorOf,
    afterCursor,
    order,
    isByBooking: field === NEWEST_FIRST.field,
  };
}
