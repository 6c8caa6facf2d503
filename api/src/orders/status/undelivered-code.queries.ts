import { sql } from 'kysely';
import type { Em } from '../../database.js';
import { anyUuidOf, type Keys, preparedQuery } from '../../platform/postgres/prepared-query.js';

/**
 * SQL condition: sending failed at least once for each valid code mail of order `o`, and none of
 * them was sent before `moment` (null means now). False for an order without code mails.
 */
const isUndelivered = (moment: Date | null) => sql<boolean>`coalesce((
  select bool_and(m.failure_reason is not null
    and (m.sent_at is null or m.sent_at > coalesce(${moment}::timestamptz, now())))
  from mail m where m.supersede_key = 'delivery code:' || o.id and (m.expires_at is null or m.expires_at > now())), false)`;

/** Those of the given orders whose delivery code could not be mailed. */
export const undeliveredCodesOf = preparedQuery((em: Em, { keys }: Keys) =>
  em
    .getKysely()
    .selectFrom('order as o')
    .select('o.id as orderId')
    .where('o.id', '=', anyUuidOf(keys))
    .where(isUndelivered(null)),
);

/** Whether the delivery code of an order could not be mailed before a moment; null means now. */
export async function codeWasUndelivered(
  em: Em,
  { id }: { id: string },
  moment: Date | null,
): Promise<boolean> {
  const found = em.getKysely().selectFrom('order as o').select(isUndelivered(moment).as('is'));
  return (await found.where('o.id', '=', id).executeTakeFirstOrThrow()).is;
}
