import { type Expression, sql } from 'kysely';
import type { Em } from '../../database.js';
import type { Connection } from './pagination.js';

/**
 * Makes the count of a connection. `limited` selects at most that many rows of the list. The
 * statement runs only if the client requests the count.
 */
export const countOf =
  (em: Em, limited: (rows: number) => Expression<unknown>): Connection<unknown>['count'] =>
  async (upTo) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from (${limited(upTo)}) as found`.execute(em.getKysely());
    return rows[0]?.count ?? 0;
  };
