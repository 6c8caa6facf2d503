import { sql } from 'kysely';
import type { Em } from '../../database.js';

/** Key of a browser that any account trusts; otherwise null. */
export async function trustedDeviceKey(em: Em, idHash: Buffer): Promise<Buffer | null> {
  const found = await em
    .getKysely()
    .selectFrom('trusted_device')
    .select(sql<Buffer>`device_key`.as('deviceKey'))
    .where('id_hash', '=', idHash)
    .limit(1)
    .executeTakeFirst();
  return found?.deviceKey ?? null;
}

/**
 * Key of a browser: that of its trusted device, or the hash of its id while no account trusts it.
 */
export const deviceKeyOfId = async (em: Em, idHash: Buffer): Promise<Buffer> =>
  (await trustedDeviceKey(em, idHash)) ?? idHash;
