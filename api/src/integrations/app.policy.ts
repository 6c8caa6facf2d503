import { type Permission, PERMISSION_LABELS } from '../../rules/permission.js';
import { hasPermission, type Permitted } from '../auth/permission.policy.js';
import { AppKind } from '../auth/api-tokens/app.entity.js';
import { ONLY_PEOPLE } from '../../rules/app-limits.js';
import { badInput, forbidden } from '../platform/errors.js';

/** Permissions of staff that cover what an enterprise may do with its own records. */
const AS_ENTERPRISE: readonly Permission[] = [
  'orders.read',
  'orders.book',
  'orders.cancel',
  'customers.write',
];

/**
 * Checks the permissions that a person gives to an app. A PARTNER app gets those of an enterprise.
 * Throws FORBIDDEN for a permission that the person does not have, and BAD_USER_INPUT (field `permissions`) for one that no app may have, for
 * an OFFICE app without permissions and for a PARTNER app with some.
 */
export function checkAppPermissions(
  viewer: Permitted,
  kind: AppKind,
  permissions: readonly Permission[],
): void {
  const refused = permissions.find((one) => ONLY_PEOPLE.includes(one));
  if (refused) throw badInput({ permissions: `No app may ${PERMISSION_LABELS[refused]}` });
  if (kind === AppKind.OFFICE && permissions.length === 0)
    throw badInput({ permissions: 'Choose at least one permission' });
  if (kind === AppKind.PARTNER && permissions.length > 0)
    throw badInput({ permissions: 'A partner app acts as its enterprise and has no permissions' });
  const given = kind === AppKind.PARTNER ? AS_ENTERPRISE : permissions;
  const beyond = given.find((one) => !hasPermission(viewer, one));
  if (beyond)
    throw forbidden(
      'PERMISSION_MISSING',
      `You do not have the permission to ${PERMISSION_LABELS[beyond]}, so you cannot give it to an app`,
    );
}
