import { sql } from 'kysely';
import { isStaff } from '../auth/permission.policy.js';
import type { Viewer } from '../auth/viewer.js';
import type { Em } from '../database.js';
import { notFound } from '../platform/errors.js';
import type { KeptReads } from '../platform/postgres/kept-reads.js';
import { statement } from '../platform/postgres/statement.js';

const inUse = (em: Em) =>
  em
    .getKysely()
    .selectFrom('cloth as c')
    .select(['c.id', 'c.name', 'c.price', 'c.sac', 'c.tax_rate as taxRate', 'c.version'])
    .where('c.archived_at', 'is', null);

const everyCloth = statement((em: Em) => inUse(em).orderBy(sql`lower(c.name)`));

/** The table as it says that it has changed. */
export const CLOTH = 'cloth';

const listCloths = (em: Em) => everyCloth(em, {});

/**
 * The catalogue: every cloth type in use, by name. Staff, who may change it, ask the database: they find their own change
 * at every process, and at once.
 */
export const catalogueFor = (
  viewer: Viewer | null,
  { em, kept }: { em: Em; kept: KeptReads<Em> },
) => (viewer && isStaff(viewer) ? listCloths(em) : kept.of(CLOTH, em, listCloths));

/** One cloth type in use; NOT_FOUND when there is none. */
export async function requireCloth(em: Em, id: string) {
  const cloth = await inUse(em).where('c.id', '=', id).executeTakeFirst();
  if (!cloth) throw notFound('Cloth');
  return cloth;
}
