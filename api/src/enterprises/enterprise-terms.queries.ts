import type { Em } from '../database.js';
import { anyUuidOf, type Keys, preparedQuery } from '../platform/postgres/prepared-query.js';

/** Terms of several enterprises. */
export const termsOf = preparedQuery((em: Em, { keys }: Keys) =>
  em
    .getKysely()
    .selectFrom('enterprise_terms as t')
    .select(['t.user_id as userId', 't.gstin', 't.credit_limit as creditLimit'])
    .where('t.user_id', '=', anyUuidOf(keys)),
);

/** GSTIN for the invoices of a customer; null for a customer without a GSTIN. */
export async function gstinOf(em: Em, userId: string): Promise<string | null> {
  const [terms] = await termsOf(em, { keys: [userId] });
  return terms?.gstin ?? null;
}
