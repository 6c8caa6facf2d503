import { nameOf, type Permission, PERMISSION_LABELS } from '../../../rules/permission.js';
import type { Policy } from './policy.js';

const listFormat = new Intl.ListFormat('en-GB', { type: 'disjunction' });

interface DescriptionOptions {
  /** Whether permissions of staff apply; otherwise only admins have access. */
  byPermission?: boolean;
  /** Another permission that is also required. */
  alsoNeeds?: Permission;
}

/** Sentence about who may call an operation, for its description. */
export function describeAccess(
  {
    access,
    alternatives,
    staffPermission,
    allowsDrivers,
    allOrders,
    inputPermissions = [],
  }: Omit<Policy, 'limit' | 'allowsWithoutPasskey' | 'requiresSession'>,
  { byPermission = true, alsoNeeds }: DescriptionOptions = {},
): string {
  const staffWith = (...enough: Permission[]): string => {
    if (!byPermission) return 'admins';
    const also = alsoNeeds ? ` and ${nameOf(alsoNeeds)}` : '';
    return `admins, and staff with ${listFormat.format(enough.map(nameOf))}${also}`;
  };
  if (access === 'public') return 'Public: no sign-in needed.';
  const except = allOrders ? `, except drivers without ${nameOf('orders.read')}` : '';
  const parts = inputPermissions.map(
    (one) => ` To ${PERMISSION_LABELS[one]}, staff also need ${nameOf(one)}.`,
  );
  if (access !== 'user')
    return `For ${staffWith(access, ...alternatives)}${except}.${byPermission ? parts.join('') : ''}`;
  return staffPermission
    ? `For signed-in users, on their own records; ${allowsDrivers && byPermission ? 'for drivers, on the orders of their rounds; ' : ''}for ${staffWith(staffPermission)}, on all records.`
    : 'For signed-in users.';
}
