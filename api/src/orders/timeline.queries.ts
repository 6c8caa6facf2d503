import type { Em } from '../database.js';

/** What happened to several orders, oldest first. */
export const timelinesOf = (em: Em, orderIds: readonly string[]) =>
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
    .where('e.order_id', 'in', orderIds)
    .orderBy('e.at')
    .orderBy('e.id')
    .execute();

export type TimelineRow = Awaited<ReturnType<typeof timelinesOf>>[number];
