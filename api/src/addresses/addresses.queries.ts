import { notFoundFor, rowsOwnedBy } from '../auth/ownership.policy.js';
import { hasPermission } from '../auth/permission.policy.js';
import type { Viewer } from '../auth/viewer.js';
import type { Em } from '../database.js';
import { anyUuidOf, type Keys, preparedQuery } from '../platform/postgres/prepared-query.js';

/** Columns of an address for GraphQL. */
const ADDRESS_COLUMNS = [
  'a.id',
  'a.user_id as userId',
  'a.address',
  'a.city',
  'a.state',
  'a.pincode',
  'a.primary',
  'a.created_at as createdAt',
  'a.version',
  'a.updated_at as updatedAt',
] as const;

/** Addresses of several users, the primary one first, then the newest. */
export const addressesOf = preparedQuery((em: Em, { keys }: Keys) =>
  em
    .getKysely()
    .selectFrom('address as a')
    .select(ADDRESS_COLUMNS)
    .where('a.user_id', '=', anyUuidOf(keys))
    .orderBy('a.primary', 'desc')
    .orderBy('a.created_at', 'desc')
    .orderBy('a.id', 'desc'),
);

/**
 * One address: the viewer's own, or any with the permission to read customers. Throws NOT_FOUND
 * otherwise.
 */
export async function requireAddress(em: Em, viewer: Viewer, id: string) {
  const address = await em
    .getKysely()
    .selectFrom('address as a')
    .select(ADDRESS_COLUMNS)
    .where('a.id', '=', id)
    .where(
      rowsOwnedBy(
        { allOwners: hasPermission(viewer, 'customers.read'), userId: viewer.userId },
        'a.user_id',
      ),
    )
    .executeTakeFirst();
  if (!address) throw notFoundFor(viewer, 'customers.read', 'Address');
  return address;
}
