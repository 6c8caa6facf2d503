import { type RawBuilder, sql } from 'kysely';
import type { Em } from '../database.js';

/**
 * Locks orders until the transaction ends, in the order of their ids. A use case that writes a part of an order (a stop, a photo)
 * locks the order first, since the part touches it. Else two transactions could wait for each other.
 */
export async function holdOrders(em: Em, which: RawBuilder<unknown>): Promise<void> {
  await sql`select from "order" where ${which} order by id for no key update`.execute(
    em.getKysely(),
  );
}
