import type { App } from '../../platform/app.js';
import type { User } from '../../users/user.entity.js';
import { isStaff } from '../permission.policy.js';
import type { Viewer } from '../viewer.js';

/** Passkeys of one account. */
export const PASSKEYS_PER_ACCOUNT = 20;

/** Whether staff have to have a passkey here, and this is somebody of the staff. */
export const needsPasskey = (
  { staffPasskeys }: Pick<App, 'staffPasskeys'>,
  viewer: Pick<Viewer, 'role'>,
): boolean => staffPasskeys === 'required' && isStaff(viewer);

/** Whether this session may do no more than lead to one that was opened with a passkey. */
export const wantsPasskey = (
  app: Pick<App, 'staffPasskeys'>,
  viewer: Pick<Viewer, 'role' | 'byPasskey'>,
): boolean => needsPasskey(app, viewer) && !viewer.byPasskey;

/**
 * Whether a code is enough to add a first passkey. However the passkeys of an account came to an end, a mailbox
 * brings none back: whoever runs the installation allows it, and for the e-mail that the account has then.
 */
export const mayAddByCode = ({
  hadPasskey,
  passkeyAllowedFor,
  email,
}: Pick<User, 'hadPasskey' | 'passkeyAllowedFor' | 'email'>): boolean =>
  !hadPasskey || passkeyAllowedFor === email;
