import { PERMISSION_LABELS, type Permission } from '../../rules/permission.js';
import { hasPermission } from '../auth/permission.policy.js';
import type { Viewer } from '../auth/viewer.js';
import type { Em } from '../database.js';
import { badInput, forbidden } from '../platform/errors.js';
import { discountLimitOf } from './bill-rights.queries.js';
import type { Employee } from './employee.entity.js';

/**
 * Throws FORBIDDEN if the employee has or gets a permission that the viewer does not have, and for
 * a change of the viewer's own permissions.
 */
export function checkMayGrant(
  viewer: Viewer,
  employee: Pick<Employee, 'userId' | 'permissions'>,
  given: readonly Permission[] = [],
): void {
  if (employee.userId === viewer.userId)
    throw forbidden(
      'PERMISSION_MISSING',
      'You cannot change your own permissions. Ask another person to do it',
    );
  const beyond = [...given, ...employee.permissions].find((one) => !hasPermission(viewer, one));
  if (beyond)
    throw forbidden(
      'PERMISSION_MISSING',
      `You do not have the permission to ${PERMISSION_LABELS[beyond]}, so you cannot give it or take it away`,
    );
}

/**
 * Throws BAD_USER_INPUT with the field `discountLimit` for a change of the limit, if the old or new
 * limit is above that of the viewer.
 */
export async function checkMayLimit(
  em: Em,
  viewer: Viewer,
  { discountLimit: before }: Employee,
  limit: number,
): Promise<void> {
  if (limit === before) return;
  const own = await discountLimitOf(em, viewer);
  if (own === null || Math.max(limit, before) <= own) return;
  throw badInput({
    discountLimit: `You can give discounts up to ${own}%, so you cannot set a limit above it`,
  });
}
