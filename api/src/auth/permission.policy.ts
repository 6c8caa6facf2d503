import { type AppError, forbidden } from '../platform/errors.js';
import { Role } from '../users/user.entity.js';
import { PERMISSION_LABELS, type Permission } from '../../rules/permission.js';
import type { Viewer } from './viewer.js';

// Access to records of other users: admins have all permissions, staff those given to them.

export type Permitted = Pick<Viewer, 'role' | 'permissions'>;

export const isAdmin = ({ role }: Pick<Viewer, 'role'>): boolean => role === Role.ADMIN;

/** Roles with a list of permissions. */
const WITH_PERMISSIONS: readonly Role[] = [Role.STAFF, Role.APP];

/** Whether an account works for the laundry: employees, admins and apps. Their changes are audited. */
export const isStaff = ({ role }: Pick<Viewer, 'role'>): boolean =>
  role === Role.ADMIN || WITH_PERMISSIONS.includes(role);

export const hasPermission = (viewer: Permitted, permission: Permission): boolean =>
  isAdmin(viewer) ||
  (WITH_PERMISSIONS.includes(viewer.role) && viewer.permissions.includes(permission));

/** FORBIDDEN error for a missing permission. For staff the message names the permission. */
export const permissionDenied = (viewer: Permitted, permission: Permission): AppError =>
  forbidden(
    'PERMISSION_MISSING',
    isStaff(viewer)
      ? `You do not have permission to ${PERMISSION_LABELS[permission]}. Please ask an admin`
      : 'Only staff may do this',
  );

/**
 * Throws FORBIDDEN for a change that would let staff gain permissions. Only admins change accounts
 * of other admins and of employees. Accounts of enterprises need `enterprises.write`. The viewer's
 * own account is always allowed.
 */
export function checkMayChange(
  viewer: Permitted & { userId: string },
  user: { id: string; role: Role },
): void {
  if (user.id === viewer.userId || isAdmin(viewer)) return;
  if (isStaff(user))
    throw forbidden('PERMISSION_MISSING', 'Only an admin may change the account of an employee');
  if (user.role === Role.ENTERPRISE) requirePermission(viewer, 'enterprises.write');
}

export function requirePermission(viewer: Permitted, permission: Permission): void {
  if (!hasPermission(viewer, permission)) throw permissionDenied(viewer, permission);
}

/** Throws FORBIDDEN for an API token, for changes that only people may make. */
export function requireSession({ apiTokenId }: Pick<Viewer, 'apiTokenId'>): void {
  if (apiTokenId)
    throw forbidden('SESSION_REQUIRED', 'An API token may not do this. Please sign in');
}
