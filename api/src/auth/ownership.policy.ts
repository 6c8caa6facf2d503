import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { notFound } from '../platform/errors.js';
import { Role } from '../users/user.entity.js';
import type { Viewer } from './viewer.js';

// Whose things somebody may see and change: staff everybody's, everybody else their own. What belongs to somebody
// else is asked for in the statement itself, so that it is not found, like what does not exist.

type Asking = Pick<Viewer, 'userId' | 'role'>;

export const isStaff = ({ role }: Pick<Viewer, 'role'>): boolean => role === Role.ADMIN;

export const mayActFor = (viewer: Asking, userId: string): boolean =>
  isStaff(viewer) || viewer.userId === userId;

/** The user that somebody acts for: themselves, unless staff name another. NOT_FOUND for whoever names one and is none. */
export function actingFor(viewer: Asking, userId: string | null | undefined): string {
  const id = userId ?? viewer.userId;
  if (!mayActFor(viewer, id)) throw notFound('User');
  return id;
}

/** What a search for an entity with a `user` asks besides. */
export const ownedBy = (viewer: Asking): { user?: string } =>
  isStaff(viewer) ? {} : { user: viewer.userId };

/** What a statement asks of the column that says whose a row is; a statement that is kept has a slot for who asks. */
export const rowsOwnedBy = (
  { role, userId }: { role: Role; userId: string | RawBuilder<string> },
  column: string,
): RawBuilder<SqlBool> =>
  isStaff({ role }) ? sql<SqlBool>`true` : sql<SqlBool>`${sql.ref(column)} = ${userId}`;
