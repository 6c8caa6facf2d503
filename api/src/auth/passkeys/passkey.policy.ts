import type { App } from '../../platform/app.js';
import type { User } from '../../users/user.entity.js';
import { isStaff } from '../permission.policy.js';
import type { Viewer } from '../viewer.js';

export const PASSKEYS_PER_ACCOUNT = 20;

/** Whether this installation requires a passkey of this viewer, because the viewer is staff. */
export const needsPasskey = (
  { staffPasskeys }: Pick<App, 'staffPasskeys'>,
  viewer: Pick<Viewer, 'role'>,
): boolean => staffPasskeys === 'required' && isStaff(viewer);

/** Whether the session lacks a required passkey. It may then only add a passkey or sign in with one. */
export const wantsPasskey = (
  app: Pick<App, 'staffPasskeys'>,
  viewer: Pick<Viewer, 'role' | 'byPasskey'>,
): boolean => needsPasskey(app, viewer) && !viewer.byPasskey;

/**
 * Whether a code sign-in may add a passkey. After a first passkey, access to the mailbox alone must not add another.
 * The operator allows it, and only for the present e-mail.
 */
export const mayAddByCode = ({
  hadPasskey,
  passkeyAllowedFor,
  email,
}: Pick<User, 'hadPasskey' | 'passkeyAllowedFor' | 'email'>): boolean =>
  !hadPasskey || passkeyAllowedFor === email;
