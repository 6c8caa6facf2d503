import { othersHaveQueuedActions } from '../offline/queueKey';
import { queuePrefix } from '../offline/queuePrefix';
import type { Role } from '../graphql/schema.generated';
import type { SessionUser_UserFragment } from './session.generated';

interface Stored {
  user: SessionUser_UserFragment | null;
  token: string | null;
}

const noSession: Stored = { user: null, token: null };

type StoredUser = Omit<SessionUser_UserFragment, 'role'> & { role?: unknown };

const roles: readonly Role[] = ['CUSTOMER', 'ENTERPRISE', 'ADMIN', 'STAFF'];

const isUser = (value: unknown): value is StoredUser =>
  typeof value === 'object' && value !== null && 'id' in value;

/** Reads a role in lower case, or in capitals from an earlier version. A missing role means customer. */
function readRole(stored: unknown): Role | undefined {
  if (stored === undefined || stored === null) return 'CUSTOMER';
  return roles.find((role) => typeof stored === 'string' && role === stored.toUpperCase());
}

function parseUser(text: string | null): SessionUser_UserFragment | null {
  try {
    const user: unknown = JSON.parse(text ?? 'null');
    if (!isUser(user)) return null;
    const role = readRole(user.role);
    return role ? { ...user, role } : null;
  } catch {
    return null;
  }
}

/** User and token that all tabs of this browser share in localStorage. */
export function readStored(): Stored {
  // At build time there is no localStorage.
  if (typeof localStorage === 'undefined') return noSession;
  const user = parseUser(localStorage.getItem('user'));
  const token = localStorage.getItem('token');
  return user && token ? { user, token } : noSession;
}

export const storeUser = (user: SessionUser_UserFragment): void =>
  localStorage.setItem('user', JSON.stringify({ ...user, role: user.role.toLowerCase() }));

/**
 * Removes the keys one by one after a session expiry, so that other tabs see no sign-out. The
 * offline queue stays for its user.
 */
export function forgetStored(): void {
  for (const key of Object.keys(localStorage))
    if (!key.startsWith(queuePrefix)) localStorage.removeItem(key);
}

/** Clears the storage at a sign-out, except the offline queues of other users. Other tabs see one clear event. */
export function clearStored(userId: string | undefined): void {
  const others = Object.entries<string>(localStorage).filter(
    ([key]) => key.startsWith(queuePrefix) && key !== queuePrefix + userId,
  );
  localStorage.clear();
  for (const [key, value] of others) localStorage.setItem(key, value);
}

/**
 * Removes data of a former user, except their offline queue. The token is written last, because other tabs then adopt
 * the session.
 */
export function storeSession(user: SessionUser_UserFragment, token: string): void {
  if (parseUser(localStorage.getItem('user'))?.id !== user.id) {
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(queuePrefix) && !['user', 'token'].includes(key))
        localStorage.removeItem(key);
    }
  }
  if (othersHaveQueuedActions(user.id))
    void import('../offline/expiredQueueItems').then((queue) =>
      queue.deleteExpiredQueueItems(user.id),
    );
  storeUser(user);
  localStorage.setItem('token', token);
}
