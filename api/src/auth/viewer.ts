import type { Role } from '../users/user.entity.js';
import type { Permission } from '../../rules/permission.js';
import type { ErrorReason } from '../platform/error-codes/error-reason.enum.js';

/**
 * The authenticated account of a request. It is read from the session or API token each time, so
 * role and permissions are current.
 */
export interface Viewer {
  userId: string;
  role: Role;
  /**
   * Permissions of an employee or app; empty for all other roles. Admins have every permission
   * without this list.
   */
  permissions: readonly Permission[];
  name: string;
  /** Public id of the session; it does not reveal the token. */
  sessionId: string;
  sessionHash: Buffer;
  /** Whether the user signed in with a passkey. True for API tokens. */
  byPasskey: boolean;
  /**
   * Id of the API token of the request; undefined for a session. With a token, `sessionId` and
   * `sessionHash` are its id and hash.
   */
  apiTokenId?: string;
}

/** Why an access token gives no access. */
export type TokenRefusal = Extract<
  ErrorReason,
  | 'SESSION_ENDED'
  | 'TOKEN_UNKNOWN'
  | 'TOKEN_EXPIRED'
  | 'TOKEN_REVOKED'
  | 'APP_DISABLED'
  | 'NETWORK_NOT_ALLOWED'
>;

/** Result of the check of an access token. Without a token, the request is that of a visitor. */
export interface Authentication {
  viewer: Viewer | null;
  tokenRefusal?: TokenRefusal;
}
