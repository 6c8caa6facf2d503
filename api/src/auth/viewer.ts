import type { Role } from '../users/user.entity.js';
import type { Permission } from './permission.js';

/** The authenticated user. Read from the session on every request, so it is always current. */
export interface Viewer {
  userId: string;
  role: Role;
  /** Permissions of an employee. Empty for all other roles; admins may do everything. */
  permissions: readonly Permission[];
  name: string;
  /** Public id of the session; it does not reveal the token. */
  sessionId: string;
  sessionHash: Buffer;
  /** Whether the user signed in with a passkey. */
  byPasskey: boolean;
}
