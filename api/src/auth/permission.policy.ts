import { AppError } from '../platform/errors.js';
import { Role } from '../users/user.entity.js';
import { PERMISSION_LABELS, type Permission } from './permission.js';
import type { Viewer } from './viewer.js';

// Access to records of other users: admins have all permissions, staff those given to them.

export type Permitted = Pick<Viewer, 'role' | 'permissions'>;

export const isAdmin = ({ role }: Pick<Viewer, 'role'>): boolean => role === Role.ADMIN;

/** Staff and admins: shorter sessions, and passkeys where the installation requires them. */
export const isStaff = ({ role }: Pick<Viewer, 'role'>): boolean =>
  role === Role.ADMIN || role === Role.STAFF;

export const hasPermission = (viewer: Permitted, permission: Permission): boolean =>
  isAdmin(viewer) || (viewer.role === Role.STAFF && viewer.permissions.includes(permission));

/** FORBIDDEN error for a missing permission. For staff the message names the permission. */
export const permissionDenied = (viewer: Permitted, permission: Permission): AppError =>
  new AppError(
    'FORBIDDEN',
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
    throw new AppError('FORBIDDEN', 'Only an admin may change the account of an employee');
  if (user.role === Role.ENTERPRISE) requirePermission(viewer, 'enterprises.write');
}

export function requirePermission(viewer: Permitted, permission: Permission): void {
  if (!hasPermission(viewer, permission)) throw permissionDenied(viewer, permission);
}
