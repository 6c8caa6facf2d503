import { sql } from 'kysely';
import type { Em } from '../database.js';
import { notFound } from '../platform/errors.js';
import { DeletedFilter } from '../platform/lists/list-filters.js';
import { preparedQuery } from '../platform/postgres/prepared-query.js';
import type { ClothsArgs } from './cloth.inputs.js';

const selectCloths = (em: Em) =>
  em
    .getKysely()
    .selectFrom('cloth as c')
    .select(['c.id', 'c.name', 'c.price', 'c.sac', 'c.tax_rate as taxRate', 'c.version'])
    .select(['c.updated_at as updatedAt', 'c.archived_at as archivedAt']);

const inUse = (em: Em) => selectCloths(em).where('c.archived_at', 'is', null);

const everyCloth = preparedQuery((em: Em) => inUse(em).orderBy(sql`lower(c.name)`));

/** Cloth types: by default the active ones, sorted by name; with `updatedSince` by the last change. */
export function listCloths(em: Em, { updatedSince, deleted }: ClothsArgs) {
  if (!updatedSince && !deleted) return everyCloth(em, {});
  const found =
    deleted === DeletedFilter.INCLUDE
      ? selectCloths(em)
      : selectCloths(em).where(
          'c.archived_at',
          deleted === DeletedFilter.ONLY ? 'is not' : 'is',
          null,
        );
  if (!updatedSince)
    return found
      .orderBy(sql`lower(c.name)`)
      .orderBy('c.id')
      .execute();
  return found
    .where('c.updated_at', '>=', updatedSince)
    .orderBy('c.updated_at')
    .orderBy('c.id')
    .execute();
}

/** One active cloth type. Throws NOT_FOUND otherwise. */
export async function requireCloth(em: Em, id: string) {
  const cloth = await inUse(em).where('c.id', '=', id).executeTakeFirst();
  if (!cloth) throw notFound('Cloth');
  return cloth;
}
