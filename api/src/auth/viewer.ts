import type { Role } from '../users/user.entity.js';
import type { Permission } from './permission.js';

/** Who is asking. Read from the session on every request, so it is never out of date. */
export interface Viewer {
  userId: string;
  role: Role;
  /** What an employee was given leave to do; nothing for everybody else, admins too, who may do everything. */
  permissions: readonly Permission[];
  name: string;
  /** What the owner calls the session by; tells nothing of the token. */
  sessionId: string;
  sessionHash: Buffer;
  /** Whether this session was opened with a passkey. */
  byPasskey: boolean;
}
