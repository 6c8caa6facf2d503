import { sql } from 'kysely';
import type { Em } from '../database.js';
import { among, type Keys, statement } from '../platform/postgres/statement.js';

/** So many are counted; whoever waits longer wants to know no more. */
export const MOST_BEFORE = 11;

/**
 * How many open stops come before the delivery of each of these orders, in a round of today in which somebody has been at a
 * door today; the one that the driver chose comes first. By indexes: the open stop of an order, and the stops of its round.
 */
export const stopsBeforeOf = statement((em: Em, { keys }: Keys) => {
  const day = sql`(now() at time zone 'Asia/Kolkata')::date`;
  return em
    .getKysely()
    .selectFrom('round_stop as s')
    .innerJoin('round as r', 'r.id', 's.round_id')
    .select([
      's.order_id as orderId',
      sql<number>`(select count(*)::int from (
        select from round_stop b
        where b.round_id = s.round_id and b.state = 'open' and s.id is distinct from r.heading
          and (b.id = r.heading or (b.position, b.id) < (s.position, s.id))
        limit ${sql.lit(MOST_BEFORE)}) as before)`.as('before'),
    ])
    .where('s.order_id', '=', among(keys))
    .where('s.kind', '=', 'delivery')
    .where('s.state', '=', 'open')
    .where(sql<boolean>`r.day = ${day}`)
    .where(
      sql<boolean>`exists (select from round_stop d where d.round_id = s.round_id and d.state in ('done', 'failed')
        and d.ended_at >= ${day}::timestamp at time zone 'Asia/Kolkata')`,
    );
});
