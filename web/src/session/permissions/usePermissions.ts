import { useCallback } from 'react';
import { useSessionUser } from '../session';
import type { Permission } from '@laundry/api/rules/permission';
import { isAdmin, type Person } from './staff';

/** Name of a permission in the schema. */
export const nameOf = (permission: Permission): string =>
  permission.toUpperCase().replace('.', '_');

/** True for admins, and for staff who have the permission. */
export const hasPermission = (user: Person, permission: Permission): boolean =>
  isAdmin(user) ||
  (user.role === 'STAFF' && Boolean(user.permissions?.some((one) => one === nameOf(permission))));

export type PermissionCheck = (permission: Permission) => boolean;

/**
 * Permission check of the signed-in user: `may('orders.update_status')`. The function is the same until the permissions
 * change.
 */
export function usePermissions(): PermissionCheck {
  const user = useSessionUser();
  return useCallback((permission) => user !== null && hasPermission(user, permission), [user]);
}
