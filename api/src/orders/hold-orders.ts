import { type RawBuilder, sql } from 'kysely';
import type { Em } from '../database.js';

/**
 * Holds orders until the transaction ends, in the order of their ids. Whoever writes to a row of an order that exists already holds
 * the order first: that row touches it, and two who hold one of them each would wait for each other.
 */
export async function holdOrders(em: Em, which: RawBuilder<unknown>): Promise<void> {
  await sql`select from "order" where ${which} order by id for no key update`.execute(
    em.getKysely(),
  );
}
