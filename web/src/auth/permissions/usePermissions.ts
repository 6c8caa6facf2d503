import { useCallback } from 'react';
import { useSessionUser } from '../session/session';
import type { Permission } from '@laundry/api/permission';
import type { Person } from './staff';

/** The name that the schema has for a permission. */
export const nameOf = (permission: Permission): string =>
  permission.toUpperCase().replace('.', '_');

/** True for admins, and for staff who have the permission. */
export const hasPermission = ({ role, permissions }: Person, permission: Permission): boolean =>
  role === 'ADMIN' ||
  (role === 'STAFF' && Boolean(permissions?.some((one) => one === nameOf(permission))));

export type PermissionCheck = (permission: Permission) => boolean;

/** A check of the signed-in user's permissions: `may('orders.update_status')`. It is the same function until they change. */
export function usePermissions(): PermissionCheck {
  const user = useSessionUser();
  return useCallback((permission) => user !== null && hasPermission(user, permission), [user]);
}
