import { sql } from 'kysely';
import type { Em } from '../database.js';
import { OrderEventKind } from '../orders/order-event.entity.js';
import { anyUuidOf, type Keys, preparedQuery } from '../platform/postgres/prepared-query.js';
import { StopStatus } from './stop.enums.js';

/**
 * The last failed attempt of each order, unless a stop, reschedule or status change followed. The
 * query uses the indexes of the stops and of the timeline of an order.
 */
export const failedAttemptsOf = preparedQuery((em: Em, { keys }: Keys) =>
  em
    .getKysely()
    .selectFrom('round_stop as s')
    .select((eb) => [
      's.order_id as orderId',
      eb.ref('s.fail_reason').$notNull().as('reason'),
      's.fail_note as note',
      sql<string>`coalesce(s.recorded_at, s.ended_at)`.as('failedAt'),
    ])
    .where('s.order_id', '=', anyUuidOf(keys))
    .where('s.state', '=', StopStatus.FAILED)
    .where(
      sql<boolean>`not exists (select from round_stop n
        where n.order_id = s.order_id and (n.ended_at is null or n.ended_at > s.ended_at))`,
    )
    .where(
      sql<boolean>`not exists (select from order_event e where e.order_id = s.order_id and e.at > s.ended_at
        and e.kind in (${sql.lit(OrderEventKind.RESCHEDULED)}, ${sql.lit(OrderEventKind.STATUS_CHANGED)}))`,
    ),
);
