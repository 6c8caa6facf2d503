import { type Expression, type SqlBool, sql } from 'kysely';
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import type { Em } from '../database.js';
import { TIME_ZONE } from '../platform/dates.js';
import { badInput, notFound } from '../platform/errors.js';
import {
  type Connection,
  type CursorKey,
  decodeCursor,
  isUuid,
  pageSize,
  toConnection,
} from '../platform/pagination.js';
import type { OrderFilter } from './order.inputs.js';

/** Orders with customer and items in one statement; nothing is hydrated. */
const selectOrders = (em: Em) =>
  em
    .getKysely()
    .selectFrom('order as o')
    .innerJoin('user as u', 'u.id', 'o.user_id')
    .select((eb) => [
      'o.id',
      'o.short_id as shortId',
      'o.user_id as userId',
      'o.created_at as createdAt',
      sql<string>`o.pickup_date::text`.as('pickupDate'),
      'o.delivery_date as deliveryDate',
      'o.order_status as orderStatus',
      'o.payment_status as paymentStatus',
      'o.total_price as totalPrice',
      'o.paid_amount as paidAmount',
      'o.due',
      'o.item_count as itemCount',
      'o.pickup_phone_number as pickupPhoneNumber',
      'o.pickup_address as pickupAddress',
      'o.note',
      'o.express',
      'o.delivery_otp as deliveryOtp',
      'o.version',
      jsonBuildObject({
        id: eb.ref('u.id'),
        name: eb.ref('u.name'),
        phone: eb.ref('u.phone'),
        role: eb.ref('u.role'),
      }).as('user'),
      jsonArrayFrom(
        eb
          .selectFrom('order_item as i')
          .select(['i.id', 'i.cloth_id as clothId', 'i.name', 'i.quantity', 'i.price'])
          .whereRef('i.order_id', '=', 'o.id')
          .orderBy('i.position'),
      ).as('items'),
    ]);

export type OrderRow = Awaited<ReturnType<ReturnType<typeof selectOrders>['execute']>>[number];

/** Start of a day of the business's calendar as a moment. */
const dayStart = (day: string, plusDays = 0) =>
  sql<Date>`((${day}::date + ${plusDays}::int)::timestamp at time zone ${TIME_ZONE})`;

const contains = (text: string) => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

function conditions(filter: OrderFilter): Expression<SqlBool>[] {
  const { search, customer, userId, createdFrom, createdTo, pickupDate } = filter;
  if (createdFrom && createdTo && createdFrom > createdTo)
    throw badInput({ createdFrom: "'From' must not be after 'To'" });
  const id = search?.toLowerCase().replace(/^#/, '');
  return [
    id && (isUuid(id) ? sql<SqlBool>`o.id = ${id}` : sql<SqlBool>`o.short_id like ${contains(id)}`),
    customer &&
      sql<SqlBool>`o.user_id in (select id from "user" where search_text like ${contains(customer)})`,
    userId && sql<SqlBool>`o.user_id = ${userId}`,
    createdFrom && sql<SqlBool>`o.created_at >= ${dayStart(createdFrom)}`,
    createdTo && sql<SqlBool>`o.created_at < ${dayStart(createdTo, 1)}`,
    pickupDate && sql<SqlBool>`o.pickup_date = ${pickupDate}::date`,
    filter.orderStatus && sql<SqlBool>`o.order_status = ${filter.orderStatus}`,
    filter.paymentStatus && sql<SqlBool>`o.payment_status = ${filter.paymentStatus}`,
  ].filter((condition) => condition !== null && condition !== undefined && condition !== '');
}

export interface OrderPage {
  first: number;
  after?: string | null;
}

const byNewest = (row: OrderRow): CursorKey => [new Date(row.createdAt).toISOString(), row.id];

/** Orders that match, newest first. */
export async function listOrders(
  em: Em,
  filter: OrderFilter,
  { first, after }: OrderPage,
): Promise<Connection<OrderRow>> {
  const size = pageSize(first);
  const cursor = decodeCursor(after, 'string');
  let query = selectOrders(em).where((eb) => eb.and(conditions(filter)));
  if (cursor)
    query = query.where(
      sql<SqlBool>`(o.created_at, o.id) < (${cursor[0]}::timestamptz, ${cursor[1]})`,
    );
  const rows = await query
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(size + 1)
    .execute();
  return toConnection(rows, size, byNewest);
}

/** One order: any, or only one of `userId`'s. NOT_FOUND otherwise. */
export async function requireOrder(em: Em, id: string, userId?: string): Promise<OrderRow> {
  let query = selectOrders(em).where('o.id', '=', id);
  if (userId) query = query.where('o.user_id', '=', userId);
  const order = await query.executeTakeFirst();
  if (!order) throw notFound('Order');
  return order;
}
