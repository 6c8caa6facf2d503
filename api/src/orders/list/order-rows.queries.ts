import { type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import type { Em } from '../../database.js';

/** What of an order stands in other tables, and costs more to read than the order itself. */
export interface OrderParts {
  user: boolean;
  items: boolean;
}

export const WHOLE_ORDER: OrderParts = { user: true, items: true };

/** Orders with customer and items in one statement; nothing is hydrated. */
const selectOrders = (em: Em, { user, items }: OrderParts) =>
  em
    .getKysely()
    .selectFrom('order as o')
    .select([
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
      'o.refundable',
      'o.item_count as itemCount',
      'o.pickup_name as pickupName',
      'o.pickup_phone_number as pickupPhoneNumber',
      'o.pickup_address as pickupAddress',
      'o.note',
      'o.express',
      'o.delivery_otp as deliveryOtp',
      'o.version',
    ])
    .$if(user, (orders) =>
      orders.innerJoin('user as u', 'u.id', 'o.user_id').select((eb) =>
        jsonBuildObject({
          id: eb.ref('u.id'),
          name: eb.ref('u.name'),
          phone: eb.ref('u.phone'),
          role: eb.ref('u.role'),
        }).as('user'),
      ),
    )
    .$if(items, (orders) =>
      orders.select((eb) =>
        jsonArrayFrom(
          eb
            .selectFrom('order_item as i')
            .select(['i.id', 'i.cloth_id as clothId', 'i.name', 'i.quantity', 'i.price'])
            .whereRef('i.order_id', '=', 'o.id')
            .orderBy('i.position'),
        ).as('items'),
      ),
    );

/** An order with all that was asked for; a part that was not is not there. */
export type OrderRow = Required<
  Awaited<ReturnType<ReturnType<typeof selectOrders>['execute']>>[number]
>;

const written = new Map<string, RawBuilder<OrderRow>>();

/** How every statement begins that reads orders `o`: long, always the same, and so put together once. */
export function ordersWith(em: Em, parts: OrderParts): RawBuilder<OrderRow> {
  const key = JSON.stringify([parts.user, parts.items]);
  const known = written.get(key);
  if (known) return known;
  const made = sql.raw<OrderRow>(selectOrders(em, parts).compile().sql);
  written.set(key, made);
  return made;
}
