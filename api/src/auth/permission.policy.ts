import { AppError } from '../platform/errors.js';
import { Role } from '../users/user.entity.js';
import { DEEDS, type Permission } from './permission.js';
import type { Viewer } from './viewer.js';

// What somebody may do with what is not their own: admins everything, staff what they were given leave to.

export type Permitted = Pick<Viewer, 'role' | 'permissions'>;

export const isAdmin = ({ role }: Pick<Viewer, 'role'>): boolean => role === Role.ADMIN;

/** Whoever works in the back-office: held to shorter sessions, and to passkeys where the installation wants them. */
export const isStaff = ({ role }: Pick<Viewer, 'role'>): boolean =>
  role === Role.ADMIN || role === Role.STAFF;

export const may = (viewer: Permitted, permission: Permission): boolean =>
  isAdmin(viewer) || (viewer.role === Role.STAFF && viewer.permissions.includes(permission));

/** The refusal of somebody who was not given leave, saying what is missing and who gives it. */
export const notPermitted = (viewer: Permitted, permission: Permission): AppError =>
  new AppError(
    'FORBIDDEN',
    isStaff(viewer)
      ? `You do not have permission to ${DEEDS[permission]}. An admin can give it`
      : 'Only staff may do this',
  );

/**
 * Whoever could change the account of an admin, or of another employee, would have what they may do; businesses take leave
 * of their own.
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
  if (!may(viewer, permission)) throw notPermitted(viewer, permission);
}
