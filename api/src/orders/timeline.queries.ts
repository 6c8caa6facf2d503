import type { Em } from '../database.js';
import { among, type Keys, statement } from '../platform/postgres/statement.js';

/** What happened to several orders, oldest first. */
export const timelinesOf = statement((em: Em, { keys }: Keys) =>
  em
    .getKysely()
    .selectFrom('order_event as e')
    .leftJoin('user as u', 'u.id', 'e.by_user_id')
    .select([
      'e.id',
      'e.order_id as orderId',
      'e.at',
      'e.kind',
      'e.from_status as fromStatus',
      'e.to_status as toStatus',
      'e.reason',
      'u.name as byName',
    ])
    .where('e.order_id', '=', among(keys))
    .orderBy('e.at')
    .orderBy('e.id'),
);

export type TimelineRow = Awaited<ReturnType<typeof timelinesOf>>[number];
