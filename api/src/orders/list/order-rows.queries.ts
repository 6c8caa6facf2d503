import { type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import type { Em } from '../../database.js';
import { CountStage } from '../piece-counts/piece-count.entity.js';
import type { RecurrenceInterval } from '../recurring/recurrence-interval.enum.js';

/** Expensive parts of an order, which are read only when the GraphQL query selects them. */
export interface OrderParts {
  user: boolean;
  items: boolean;
  /**
   * Whether the last piece count has an unexplained difference, and which required piece counts are
   * missing.
   */
  pieceCounts: boolean;
  /** Columns that only the screen of one order shows. */
  details: boolean;
}

export const WHOLE_ORDER: OrderParts = {
  user: true,
  items: true,
  pieceCounts: true,
  details: true,
};

/** SQL form of the rule in `openDifference`. */
const hasPieceCountMismatch = sql<boolean>`o.order_status in ('picked', 'processing') and coalesce((
  select c.pieces <> o.item_count and (c.note is null or c.expected <> o.item_count)
  from piece_count c where c.order_id = o.id order by c.at desc, c.stage desc, c.id desc limit 1), false)`;

const hasNoCount = (stage: CountStage) => sql`not exists (
  select from piece_count c where c.order_id = o.id and c.stage = ${sql.lit(stage)})`;

/** SQL form of the rule in `requireCounts` and `countAtPickup`. */
const missingCounts = sql<CountStage[]>`(select array_remove(array[
  case when s.count_at_pickup and o.order_status = 'waiting for pickup'
    then ${sql.lit(CountStage.PICKUP)} end,
  case when s.count_into_plant and o.order_status = 'picked' and ${hasNoCount(CountStage.PLANT_IN)}
    then ${sql.lit(CountStage.PLANT_IN)} end,
  case when s.count_out_of_plant and o.order_status in ('picked', 'processing')
    and ${hasNoCount(CountStage.PLANT_OUT)} then ${sql.lit(CountStage.PLANT_OUT)} end], null)
  from order_settings s)`;

/**
 * Query for orders with customer and items in one statement. It returns plain rows, not entities.
 */
const selectOrders = (em: Em, { user, items, pieceCounts, details }: OrderParts) =>
  em
    .getKysely()
    .selectFrom('order as o')
    .select([
      'o.id',
      'o.short_id as shortId',
      'o.created_at as createdAt',
      sql<string>`o.pickup_date::text`.as('pickupDate'),
      sql<string | null>`o.slot_starts`.as('slotStartTime'),
      sql<string | null>`o.slot_ends`.as('slotEndTime'),
      sql<string | null>`o.promised_date::text`.as('promisedDate'),
      'o.delivery_date as deliveryDate',
      'o.order_status as orderStatus',
      'o.payment_status as paymentStatus',
      'o.total_price as totalPrice',
      'o.paid_amount as paidAmount',
      'o.due',
      'o.item_count as itemCount',
      'o.pickup_address as pickupAddress',
      'o.express',
      'o.express_basis_points as expressBasisPoints',
      'o.express_amount as expressAmount',
      'o.walk_in as walkIn',
      'o.counter_collection as counterCollection',
      sql<RecurrenceInterval | null>`o.recurring`.as('recurrence'),
      'o.version',
      'o.updated_at as updatedAt',
    ])
    .$if(details, (orders) =>
      orders.select([
        'o.user_id as userId',
        'o.slot_id as slotId',
        'o.refundable',
        'o.pickup_name as pickupName',
        'o.pickup_phone_number as pickupPhoneNumber',
        'o.note',
        'o.delivery_otp as deliveryOtp',
        'o.printed_code as printedCode',
      ]),
    )
    .$if(pieceCounts, (orders) =>
      orders.select([
        hasPieceCountMismatch.as('hasPieceCountMismatch'),
        missingCounts.as('missingCounts'),
      ]),
    )
    .$if(user, (orders) =>
      orders.innerJoin('user as u', 'u.id', 'o.user_id').select((eb) =>
        jsonBuildObject({
          id: eb.ref('u.id'),
          name: eb.ref('u.name'),
          phone: eb.ref('u.phone'),
          role: eb.ref('u.role'),
          hasEmail: sql<boolean>`u.email is not null`,
        }).as('user'),
      ),
    )
    .$if(items, (orders) =>
      orders.select((eb) =>
        jsonArrayFrom(
          eb
            .selectFrom('order_item as i')
            .select(['i.id', 'i.name', 'i.quantity', 'i.price'])
            .$if(details, (lines) =>
              lines.select([
                'i.cloth_id as clothId',
                'i.tax_rate as taxRate',
                'i.list_price as listPrice',
              ]),
            )
            .whereRef('i.order_id', '=', 'o.id')
            .orderBy('i.position'),
        ).as('items'),
      ),
    );

/**
 * An order as the queries of this folder read it. Parts that the caller did not request are missing
 * at run time.
 */
export type OrderRow = Required<
  Awaited<ReturnType<ReturnType<typeof selectOrders>['execute']>>[number]
>;

const compiled = new Map<string, RawBuilder<OrderRow>>();

/**
 * SELECT and FROM of every statement that reads orders `o`. The SQL is compiled once for each
 * combination of parts.
 */
export function ordersWith(em: Em, parts: OrderParts): RawBuilder<OrderRow> {
  const key = [parts.user, parts.items, parts.pieceCounts, parts.details].join();
  const known = compiled.get(key);
  if (known) return known;
  const query = sql.raw<OrderRow>(selectOrders(em, parts).compile().sql);
  compiled.set(key, query);
  return query;
}
