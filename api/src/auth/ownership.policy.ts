import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type AppError, notFound } from '../platform/errors.js';
import { isStaff, may, notPermitted, type Permitted } from './permission.policy.js';
import type { Permission } from './permission.js';

// Whose things somebody may see and change: staff everybody's, as far as they were given leave; everybody else their own.
// What belongs to somebody else is asked for in the statement itself, so that it is not found, like what does not exist.

type Asking = Permitted & { userId: string };

/** What somebody hears of what is not there for them: who has leave for other things, that this one is missing; anybody else, that there is nothing. */
export const notFoundFor = (viewer: Permitted, permission: Permission, what: string): AppError =>
  isStaff(viewer) && viewer.permissions.length && !may(viewer, permission)
    ? notPermitted(viewer, permission)
    : notFound(what);

/**
 * The user that somebody acts for: themselves, unless staff with this permission name another. FORBIDDEN for staff without
 * it, NOT_FOUND for everybody else.
 */
export function actingFor(
  viewer: Asking,
  userId: string | null | undefined,
  permission: Permission,
): string {
  const id = userId ?? viewer.userId;
  if (id !== viewer.userId && !may(viewer, permission))
    throw notFoundFor(viewer, permission, 'User');
  return id;
}

/** The orders that a permission is good for. */
export type Reach = 'all' | 'driven' | 'own';

/** Drivers who may not see all orders: what they may do, they do at the doors of their own rounds. */
export const drivesOnly = (viewer: Permitted): boolean =>
  may(viewer, 'rounds.drive') && !may(viewer, 'orders.read');

/** The orders that a viewer may use this permission on. Planning needs all orders that are due. */
export function orderReach(viewer: Permitted, permission: Permission): Reach {
  const permitted = may(viewer, permission);
  if (drivesOnly(viewer) && permission !== 'rounds.plan')
    return permitted || permission === 'orders.read' ? 'driven' : 'own';
  return permitted ? 'all' : 'own';
}

/** What a search for an entity with a `user` asks besides. */
export const ownedBy = (viewer: Asking, permission: Permission): { user?: string } =>
  may(viewer, permission) ? {} : { user: viewer.userId };

/** What a statement asks of the column that says whose a row is; a statement that is kept has a slot for who asks. */
export const rowsOwnedBy = (
  { everybodys, userId }: { everybodys: boolean; userId: string | RawBuilder<string> },
  column: string,
): RawBuilder<SqlBool> =>
  everybodys ? sql<SqlBool>`true` : sql<SqlBool>`${sql.ref(column)} = ${userId}`;
