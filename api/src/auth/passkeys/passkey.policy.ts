import type { AppContext } from '../../platform/app-context.js';
import type { User } from '../../users/user.entity.js';
import { isStaff } from '../permission.policy.js';
import type { Viewer } from '../viewer.js';

export const PASSKEYS_PER_ACCOUNT = 20;

/**
 * Whether this installation requires a passkey from this viewer. It can require passkeys only from
 * staff.
 */
export const isPasskeyRequired = (
  { staffPasskeys }: Pick<AppContext, 'staffPasskeys'>,
  viewer: Pick<Viewer, 'role'>,
): boolean => staffPasskeys === 'required' && isStaff(viewer);

/**
 * Whether the session lacks a required passkey. Such a session may only add a passkey or sign in
 * with one.
 */
export const lacksRequiredPasskey = (
  app: Pick<AppContext, 'staffPasskeys'>,
  viewer: Pick<Viewer, 'role' | 'byPasskey'>,
): boolean => isPasskeyRequired(app, viewer) && !viewer.byPasskey;

/**
 * Whether a session that signed in with a code may add a passkey. After a first passkey, access to
 * the mailbox alone must not be enough. The operator can allow one more passkey for the current
 * e-mail: `npm run admin -- forget-passkeys EMAIL`.
 */
export const mayAddByCode = ({
  hadPasskey,
  passkeyAllowedFor,
  email,
}: Pick<User, 'hadPasskey' | 'passkeyAllowedFor' | 'email'>): boolean =>
  !hadPasskey || passkeyAllowedFor === email;
