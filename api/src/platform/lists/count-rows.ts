import { type Expression, type Kysely, sql } from 'kysely';
import type { Connection } from './pagination.js';

/** The part of an `EntityManager` that a count needs. */
export interface CountSource {
  getKysely(): Kysely<unknown>;
}

/**
 * Makes the count of a connection. `limited` selects at most that many rows of the list. The
 * statement runs only if the client requests the count.
 */
export const countOf =
  (em: CountSource, limited: (rows: number) => Expression<unknown>): Connection<unknown>['count'] =>
  async (upTo) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from (${limited(upTo)}) as found`.execute(em.getKysely());
    return rows[0]?.count ?? 0;
  };
