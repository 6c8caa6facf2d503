import { sql } from 'kysely';
import type { Em } from '../database.js';
import { anyUuidOf, type Keys, preparedQuery } from '../platform/postgres/prepared-query.js';

/** Maximum of `stopsAhead`; customers need no higher number. */
export const MAX_STOPS_AHEAD = 11;

/**
 * Number of open stops before the delivery of each order, in rounds of today whose driver has
 * started: a stop was done or failed today. The stop that the driver chose as next comes first. The
 * query uses the indexes of the open stop of an order and of the stops of a round.
 */
export const stopsAheadOf = preparedQuery((em: Em, { keys }: Keys) => {
  const day = sql`(now() at time zone 'Asia/Kolkata')::date`;
  return em
    .getKysely()
    .selectFrom('round_stop as s')
    .innerJoin('round as r', 'r.id', 's.round_id')
    .select([
      's.order_id as orderId',
      sql<number>`(select count(*)::int from (
        select from round_stop b
        where b.round_id = s.round_id and b.state = 'open' and s.id is distinct from r.next_stop_id
          and (b.id = r.next_stop_id or (b.position, b.id) < (s.position, s.id))
        limit ${sql.lit(MAX_STOPS_AHEAD)}) as before)`.as('before'),
    ])
    .where('s.order_id', '=', anyUuidOf(keys))
    .where('s.kind', '=', 'delivery')
    .where('s.state', '=', 'open')
    .where(sql<boolean>`r.day = ${day}`)
    .where(
      sql<boolean>`exists (select from round_stop d where d.round_id = s.round_id and d.state in ('done', 'failed')
        and d.ended_at >= ${day}::timestamp at time zone 'Asia/Kolkata')`,
    );
});
