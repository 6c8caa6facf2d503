import { sql } from 'kysely';
import type { Em } from '../database.js';

/** The catalogue: every cloth type in use, by name. */
export const listCloths = (em: Em) =>
  em
    .getKysely()
    .selectFrom('cloth as c')
    .select(['c.id', 'c.name', 'c.price'])
    .where('c.archived_at', 'is', null)
    .orderBy(sql`lower(c.name)`)
    .execute();
