import { sql } from 'kysely';
import type { Em } from '../../database.js';
import { ACTOR_COLUMNS } from '../../users/actor.js';
import { anyUuidOf, type Keys, preparedQuery } from '../../platform/postgres/prepared-query.js';

/** Maximum number of events in one timeline. A longer timeline contains only its newest events. */
export const MAX_LINES = 300;

/** The newest events of several orders, at most `MAX_LINES` per order, oldest first. */
export const timelinesOf = preparedQuery((em: Em, { keys }: Keys) => {
  const db = em.getKysely();
  const last = db
    .selectFrom('order_event as one')
    .selectAll()
    .where('one.order_id', '=', sql.ref<string>('o.id'))
    .orderBy('one.at', 'desc')
    .orderBy('one.id', 'desc')
    .limit(sql.lit(MAX_LINES));
  return db
    .selectFrom('order as o')
    .innerJoinLateral(last.as('e'), (join) => join.onTrue())
    .leftJoin('user as actor', 'actor.id', 'e.by_user_id')
    .select([
      'e.id',
      'e.order_id as orderId',
      'e.at',
      'e.recorded_at as recordedAt',
      'e.kind',
      'e.from_status as fromStatus',
      'e.to_status as toStatus',
      'e.reason',
      ...ACTOR_COLUMNS,
    ])
    .where('o.id', '=', anyUuidOf(keys))
    .orderBy('e.at')
    .orderBy('e.id');
});

export type TimelineRow = Awaited<ReturnType<typeof timelinesOf>>[number];
