import { sql } from 'kysely';
import type { Em } from '../../database.js';

/** The slot of the browser with this id when it is marked, for whichever account; else null. */
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

/** Where the codes of the browser with this id are; one that nobody has signed in with goes by its id. */
export const slotOfId = async (em: Em, idHash: Buffer): Promise<Buffer> =>
  (await slotOfMark(em, idHash)) ?? idHash;
