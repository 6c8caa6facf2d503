import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Em } from '../database.js';
import { SERVICE_CHARGE } from '../payments/service-charge.js';
import { LinkStatus } from './payment-link.entity.js';
import { anyUuidOf, type Keys, preparedQuery } from '../platform/postgres/prepared-query.js';

const LINK_COLUMNS = [
  'l.id',
  'l.order_id as orderId',
  'l.amount',
  'l.amount_paid as amountPaid',
  'l.status',
  'l.provider_id as providerId',
  'l.url',
  'l.expires_at as expiresAt',
] as const;

const links = (em: Em) => em.getKysely().selectFrom('payment_link as l').select(LINK_COLUMNS);

export type LinkRow = Awaited<ReturnType<ReturnType<typeof links>['execute']>>[number];

/**
 * Payable links of several orders: open, not expired, and for exactly the amount due. The last
 * condition is `isAmountCurrent` in SQL.
 */
export const payableLinksOf = preparedQuery((em: Em, { keys }: Keys) =>
  em
    .getKysely()
    .selectFrom('payment_link as l')
    .innerJoin('order as o', 'o.id', 'l.order_id')
    .select(['l.order_id as orderId', 'l.url'])
    .where('l.order_id', '=', anyUuidOf(keys))
    .where('l.status', '=', LinkStatus.OPEN)
    .where('l.expires_at', '>', sql<Date>`now()`)
    .where('o.due', '>', 0)
    .where(
      sql<boolean>`l.amount - l.amount_paid = o.due + ${SERVICE_CHARGE}::int - least(l.amount_paid, ${SERVICE_CHARGE}::int)`,
    ),
);

/**
 * An order with its amount due, its customer, and its link that is being created or open. A payment
 * changes order and link together, so one query reads both.
 */
export const findOrderToPay = (em: Em, orderId: string) =>
  em
    .getKysely()
    .selectFrom('order as o')
    .innerJoin('user as u', 'u.id', 'o.user_id')
    .select((eb) => [
      'o.id',
      'o.short_id as shortId',
      'o.due',
      'u.name',
      'u.email',
      'u.phone',
      jsonObjectFrom(
        eb
          .selectFrom('payment_link as l')
          .select(LINK_COLUMNS)
          .whereRef('l.order_id', '=', 'o.id')
          .where('l.closed_at', 'is', null),
      ).as('link'),
    ])
    .where('o.id', '=', orderId)
    .executeTakeFirst();

export type OrderToPay = NonNullable<Awaited<ReturnType<typeof findOrderToPay>>>;
export type ActiveLink = NonNullable<OrderToPay['link']>;

/**
 * Links to check with the provider, sorted by the time of their last check. It includes links
 * closed within a day, because a customer may have paid just before the link was closed.
 */
export const linksToCheck = (em: Em, limit: number): Promise<LinkRow[]> =>
  links(em)
    .where('l.provider_id', 'is not', null)
    .where('l.status', '<>', LinkStatus.PAID)
    .where((eb) =>
      eb.or([
        eb('l.closed_at', 'is', null),
        eb('l.closed_at', '>', sql<Date>`now() - interval '1 day'`),
      ]),
    )
    .where('l.created_at', '<', sql<Date>`now() - interval '5 minutes'`)
    .orderBy('l.checked_at', (order) => order.asc().nullsFirst())
    .limit(limit)
    .execute();

/**
 * Orders whose link must be updated: there is no link, the link expires within a day, or its
 * creation did not finish.
 */
export async function ordersToSync(em: Em, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select o.id from "order" o
    where o.due > 0 and not exists (
      select 1 from payment_link l
      where l.order_id = o.id and l.status = 'open' and l.expires_at > now() + interval '1 day')
    order by o.created_at desc limit ${limit}`.execute(em.getKysely());
  return rows.map(({ id }) => id);
}
