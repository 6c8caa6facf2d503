import { othersUnsent } from '../../ui/form/draft/unsentName';
import { unsentPrefix } from '../../ui/form/draft/unsentPrefix';
import type { Role, SessionUser_UserFragment } from '../../graphql/generated';

interface Stored {
  user: SessionUser_UserFragment | null;
  token: string | null;
}

const nobody: Stored = { user: null, token: null };

type StoredUser = Omit<SessionUser_UserFragment, 'role'> & { role?: unknown };

const roles: readonly Role[] = ['CUSTOMER', 'ENTERPRISE', 'ADMIN', 'STAFF'];

const isUser = (value: unknown): value is StoredUser =>
  typeof value === 'object' && value !== null && 'id' in value;

/** A role in lower case, as it is stored, or in capitals, as earlier versions stored it; a customer's where there is none. */
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

/** Who is signed in, as every tab of this browser finds it under 'user' and 'token'. */
export function readStored(): Stored {
  // At build time there is no localStorage.
  if (typeof localStorage === 'undefined') return nobody;
  const user = parseUser(localStorage.getItem('user'));
  const token = localStorage.getItem('token');
  return user && token ? { user, token } : nobody;
}

export const storeUser = (user: SessionUser_UserFragment): void =>
  localStorage.setItem('user', JSON.stringify({ ...user, role: user.role.toLowerCase() }));

/**
 * Removes key by key: other tabs then see an expired session, not a sign-out. The offline queue waits for its
 * user.
 */
export function forgetStored(): void {
  for (const key of Object.keys(localStorage))
    if (!key.startsWith(unsentPrefix)) localStorage.removeItem(key);
}

/** Clears the storage at a sign-out, except the offline queues of others. Other tabs see one clear event. */
export function clearStored(userId: string | undefined): void {
  const others = Object.entries<string>(localStorage).filter(
    ([key]) => key.startsWith(unsentPrefix) && key !== unsentPrefix + userId,
  );
  localStorage.clear();
  for (const [key, kept] of others) localStorage.setItem(key, kept);
}

/**
 * Removes data of a former user except their offline queue. The token is written last: other tabs take the
 * session from then on.
 */
export function storeSession(user: SessionUser_UserFragment, token: string): void {
  if (parseUser(localStorage.getItem('user'))?.id !== user.id) {
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(unsentPrefix) && !['user', 'token'].includes(key))
        localStorage.removeItem(key);
    }
  }
  if (othersUnsent(user.id))
    void import('../../ui/form/draft/oldUnsent').then((kept) => kept.forgetOldUnsent(user.id));
  storeUser(user);
  localStorage.setItem('token', token);
}
