import { type RawBuilder, sql } from 'kysely';
import type { Em } from '../database.js';

/**
 * Locks orders until the transaction ends, sorted by id. A use case that writes a stop or a photo
 * locks the order first, because triggers of that write update the order. Otherwise two
 * transactions could deadlock.
 */
export async function holdOrders(em: Em, which: RawBuilder<unknown>): Promise<void> {
  await sql`select from "order" where ${which} order by id for no key update`.execute(
    em.getKysely(),
  );
}
