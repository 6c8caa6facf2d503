import { sql } from 'kysely';
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import type { Em } from '../../database.js';

/** Orders with customer and items in one statement; nothing is hydrated. */
export const selectOrders = (em: Em) =>
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
      'o.refundable',
      'o.item_count as itemCount',
      'o.pickup_name as pickupName',
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
