import type { Em } from '../database.js';

/** Columns of an address as GraphQL shows one. */
export const ADDRESS_COLUMNS = [
  'a.id',
  'a.user_id as userId',
  'a.address',
  'a.city',
  'a.state',
  'a.pincode',
  'a.primary',
  'a.created_at as createdAt',
] as const;

/** Addresses of several users, the primary one first, then the newest. */
export const addressesOf = (em: Em, userIds: readonly string[]) =>
  em
    .getKysely()
    .selectFrom('address as a')
    .select(ADDRESS_COLUMNS)
    .where('a.user_id', 'in', userIds)
    .orderBy('a.primary', 'desc')
    .orderBy('a.created_at', 'desc')
    .orderBy('a.id', 'desc')
    .execute();
