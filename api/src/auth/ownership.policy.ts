import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type AppError, notFound } from '../platform/errors.js';
import { isStaff, hasPermission, permissionDenied, type Permitted } from './permission.policy.js';
import type { Permission } from '../../rules/permission.js';

// Ownership rules: staff access records of all users by permission, other users only their own.
// Queries filter by owner, so a record of another user is NOT_FOUND, like a record that does not
// exist.

type SignedInUser = Permitted & { userId: string };

/**
 * Error for a record that the viewer may not access. Staff with other permissions get FORBIDDEN
 * with the missing permission; every other viewer gets NOT_FOUND.
 */
export const notFoundFor = (viewer: Permitted, permission: Permission, what: string): AppError =>
  isStaff(viewer) && viewer.permissions.length && !hasPermission(viewer, permission)
    ? permissionDenied(viewer, permission)
    : notFound(what);

/**
 * The user to act for: `userId`, or else the viewer. Staff without the permission who name another
 * user get FORBIDDEN; every other viewer who names one gets NOT_FOUND.
 */
export function actingFor(
  viewer: SignedInUser,
  userId: string | null | undefined,
  permission: Permission,
): string {
  const id = userId ?? viewer.userId;
  if (id !== viewer.userId && !hasPermission(viewer, permission))
    throw notFoundFor(viewer, permission, 'User');
  return id;
}

/**
 * Customer whose records a list has: the given one, or all for staff with the permission; otherwise
 * the viewer. Throws like `actingFor`.
 */
export function customerOfList(
  viewer: SignedInUser,
  customerId: string | null | undefined,
  permission: Permission,
): string | undefined {
  const owner = actingFor(viewer, customerId, permission);
  return hasPermission(viewer, permission) ? (customerId ?? undefined) : owner;
}

/**
 * Orders that a permission covers: all orders, those of the driver's own rounds, or the viewer's
 * own.
 */
export type OrderScope = 'all' | 'ownRounds' | 'own';

/**
 * Whether staff are drivers without the permission to see all orders. Their permissions apply only
 * to stops of their own rounds.
 */
export const drivesOnly = (viewer: Permitted): boolean =>
  hasPermission(viewer, 'rounds.drive') && !hasPermission(viewer, 'orders.read');

/**
 * Orders that the viewer may use this permission on. Drivers are limited to their own rounds,
 * except for `rounds.plan`.
 */
export function orderScope(viewer: Permitted, permission: Permission): OrderScope {
  const permitted = hasPermission(viewer, permission);
  if (drivesOnly(viewer) && permission !== 'rounds.plan')
    return permitted || permission === 'orders.read' ? 'ownRounds' : 'own';
  return permitted ? 'all' : 'own';
}

/** Owner filter for entities with a `user` column. */
export const ownedBy = (viewer: SignedInUser, permission: Permission): { user?: string } =>
  hasPermission(viewer, permission) ? {} : { user: viewer.userId };

/**
 * Owner filter for a SQL column; `true` when the viewer may see the rows of all owners. Prepared
 * statements pass a placeholder as `userId`.
 */
export const rowsOwnedBy = (
  { allOwners, userId }: { allOwners: boolean; userId: string | RawBuilder<string> },
  column: string,
): RawBuilder<SqlBool> =>
  allOwners ? sql<SqlBool>`true` : sql<SqlBool>`${sql.ref(column)} = ${userId}`;
