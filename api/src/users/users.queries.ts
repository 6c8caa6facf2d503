import type { Em } from '../database.js';
import { notFound } from '../platform/errors.js';

/** Columns of a user as GraphQL shows one. */
export const USER_COLUMNS = [
  'u.id',
  'u.name',
  'u.phone',
  'u.email',
  'u.role',
  'u.pending_email as pendingEmail',
  'u.created_at as createdAt',
] as const;

/** One user in use; NOT_FOUND when there is none. */
export async function requireUser(em: Em, id: string) {
  const user = await em
    .getKysely()
    .selectFrom('user as u')
    .select(USER_COLUMNS)
    .where('u.id', '=', id)
    .where('u.archived_at', 'is', null)
    .executeTakeFirst();
  if (!user) throw notFound('User');
  return user;
}

export type UserRow = Awaited<ReturnType<typeof requireUser>>;
