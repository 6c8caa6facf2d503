import type { Em } from '../database.js';
import { notFound } from '../platform/errors.js';
import { Role } from '../users/user.entity.js';

/** Rows of a price list in order, without deleted cloth types. */
export const priceListItems = (em: Em, customerId: string) =>
  em
    .getKysely()
    .selectFrom('price_list_item as p')
    .innerJoin('cloth as c', 'c.id', 'p.cloth_id')
    .select(['p.cloth_id as clothId', 'c.name as type', 'p.price'])
    .where('p.enterprise_id', '=', customerId)
    .where('c.archived_at', 'is', null)
    .orderBy('p.position')
    .execute();

/**
 * Version of a price list; 0 before the first save. Callers read it before the rows, so that the
 * rows are never older than the version.
 */
export async function priceListVersion(em: Em, customerId: string): Promise<number> {
  const list = await em
    .getKysely()
    .selectFrom('price_list')
    .select('version')
    .where('enterprise_id', '=', customerId)
    .executeTakeFirst();
  return list?.version ?? 0;
}

/** Throws NOT_FOUND unless the id is of an active enterprise. */
export async function requireEnterprise(em: Em, id: string): Promise<void> {
  const row = await em
    .getKysely()
    .selectFrom('user')
    .select('id')
    .where('id', '=', id)
    .where('role', '=', Role.ENTERPRISE)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw notFound('Enterprise');
}
