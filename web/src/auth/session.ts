import { useSyncExternalStore } from 'react';
import type { SessionUser_UserFragment } from '../graphql/generated';

export type SessionUser = SessionUser_UserFragment;

/**
 * The signed-in person as this browser knows them, kept under 'user' and 'token'. Screens choose
 * what to show by it; the server trusts only the token.
 */
let snapshot: SessionUser | null = readUser();
const listeners = new Set<() => void>();

function readUser(): SessionUser | null {
  // Nobody is signed in while pages are made ready at build time.
  if (typeof localStorage === 'undefined') return null;
  const stored = localStorage.getItem('user');
  if (!stored || !localStorage.getItem('token')) return null;
  try {
    const user: unknown = JSON.parse(stored);
    return isSessionUser(user) ? user : null;
  } catch {
    return null;
  }
}

function isSessionUser(value: unknown): value is SessionUser {
  return typeof value === 'object' && value !== null && 'id' in value && 'role' in value;
}

function changed(): void {
  snapshot = readUser();
  for (const listener of listeners) listener();
}

// Signing in or out in another tab counts here too.
globalThis.addEventListener?.('storage', changed);

export const session = {
  token: (): string | null => localStorage.getItem('token'),
  user: (): SessionUser | null => snapshot,
  start(user: SessionUser, token: string): void {
    localStorage.setItem('user', JSON.stringify(user));
    localStorage.setItem('token', token);
    changed();
  },
  update(user: SessionUser): void {
    localStorage.setItem('user', JSON.stringify(user));
    changed();
  },
  end(): void {
    localStorage.clear();
    changed();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export const useSessionUser = (): SessionUser | null =>
  useSyncExternalStore(session.subscribe, session.user, () => null);

/** Where a signed-in person lands when no page asked them to sign in. */
export const homeOf = ({ role }: SessionUser): string => (role === 'ADMIN' ? '/admin/home' : '/');
