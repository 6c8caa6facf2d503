import { sql } from 'kysely';
import type { Em } from '../../database.js';
import { anyUuidOf, type Keys, preparedQuery } from '../../platform/postgres/prepared-query.js';

/**
 * Credit limit and amount owed of the enterprises of these orders; no row without a credit limit.
 * The amount owed is the sum of `due` over all orders with a bill.
 */
export const creditsOf = preparedQuery((em: Em, { keys }: Keys) =>
  em
    .getKysely()
    .selectFrom('order as o')
    .innerJoin('enterprise_terms as t', 't.user_id', 'o.user_id')
    .select((eb) => [
      'o.id as orderId',
      't.credit_limit as limit',
      eb
        .selectFrom('order as b')
        .select(sql<number>`coalesce(sum(b.due), 0)::float8`.as('owed'))
        .whereRef('b.user_id', '=', 'o.user_id')
        // Must equal the condition of the partial index `order_owed`, so that PostgreSQL uses the
        // index.
        .where(sql<boolean>`b.due > 0 and b.order_status <> 'waiting for pickup'`)
        .as('owed'),
    ])
    .where('o.id', '=', anyUuidOf(keys))
    .where('t.credit_limit', 'is not', null),
);
