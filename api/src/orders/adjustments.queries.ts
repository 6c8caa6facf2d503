import type { Em } from '../database.js';
import { anyUuidOf, type Keys, preparedQuery } from '../platform/postgres/prepared-query.js';

/** Adjustments of several orders, sorted by order and position on the bill. */
export const adjustmentsOf = preparedQuery((em: Em, { keys }: Keys) =>
  em
    .getKysely()
    .selectFrom('order_adjustment as l')
    .select([
      'l.id',
      'l.order_id as orderId',
      'l.kind',
      'l.amount',
      'l.basis_points as basisPoints',
      'l.reason',
    ])
    .where('l.order_id', '=', anyUuidOf(keys))
    .orderBy('l.order_id')
    .orderBy('l.position'),
);
