import { sql } from 'kysely';
import type { Em } from '../database.js';
import { notFound } from '../platform/errors.js';
import { preparedQuery } from '../platform/postgres/prepared-query.js';

const inUse = (em: Em) =>
  em
    .getKysely()
    .selectFrom('cloth as c')
    .select(['c.id', 'c.name', 'c.price', 'c.sac', 'c.tax_rate as taxRate', 'c.version'])
    .select('c.updated_at as updatedAt')
    .where('c.archived_at', 'is', null);

const everyCloth = preparedQuery((em: Em) => inUse(em).orderBy(sql`lower(c.name)`));

/** The catalogue: all active cloth types, sorted by name. */
export const listCloths = (em: Em) => everyCloth(em, {});

/** One active cloth type. Throws NOT_FOUND otherwise. */
export async function requireCloth(em: Em, id: string) {
  const cloth = await inUse(em).where('c.id', '=', id).executeTakeFirst();
  if (!cloth) throw notFound('Cloth');
  return cloth;
}
