import { sql } from 'kysely';
import type { Em } from '../../database.js';

/** Key of a browser that any account trusts; otherwise null. */
export async function slotOfMark(em: Em, idHash: Buffer): Promise<Buffer | null> {
  const found = await em
    .getKysely()
    .selectFrom('device')
    .select(sql<Buffer>`slot`.as('slot'))
    .where('id_hash', '=', idHash)
    .limit(1)
    .executeTakeFirst();
  return found?.slot ?? null;
}

/**
 * Key of a browser: that of its trusted device, or the hash of its id while no account trusts it.
 */
export const slotOfId = async (em: Em, idHash: Buffer): Promise<Buffer> =>
  (await slotOfMark(em, idHash)) ?? idHash;
