import { useSyncExternalStore } from 'react';
import type { SessionUser_UserFragment } from './session.generated';
import { drafts } from '../ui/form/draft/drafts';
import { codeSteps } from './code/codeSteps';
import { revoke } from './revoke';
import { clearStored, forgetStored, readStored, storeUser, storeSession } from './sessionStore';

export type SessionUser = SessionUser_UserFragment;

export interface SessionNotice {
  kind: 'success' | 'info';
  text: string;
}

/** Signed-in user in this tab. Screens read the user; the server trusts only the token. */
export interface Identity {
  user: SessionUser | null;
  token: string | null;
  /**
   * Number that grows with each sign-in, sign-out and session expiry. Data, forms and messages
   * belong to one generation.
   */
  generation: number;
}

/** End or replacement of a session without a sign-out in this tab, for example a session expiry. */
export type SignOutReason = { why: 'ended'; userId: string } | { why: 'replaced'; by: SessionUser };

const visitor: Identity = { user: null, token: null, generation: 0 };
const info = (text: string): SessionNotice => ({ kind: 'info', text });

const stored = readStored();
// The same object for all visitors and the build, so that hydration re-renders nothing.
let now: Identity = stored.user ? { ...visitor, ...stored } : visitor;
/** Message shown once at the start of a generation. */
let pendingNotice: SessionNotice | null = null;
const listeners = new Set<() => void>();
const signOutListeners = new Set<(reason: SignOutReason) => void>();

/** Only the fields to store, without `__typename` and other fields of the Apollo cache. */
const plain = ({ id, name, email, phone, role, permissions }: SessionUser): SessionUser => ({
  id,
  name,
  email,
  phone,
  role,
  permissions,
});

export const isSameUser = (one: SessionUser, other: SessionUser): boolean =>
  JSON.stringify(plain(one)) === JSON.stringify(plain(other));

function publish(next: Identity): void {
  now = next;
  for (const listener of listeners) listener();
}

function begin(next: Pick<Identity, 'user' | 'token'>, notice: SessionNotice): void {
  if (next.user) drafts.belongTo(next.user.id);
  codeSteps.clear();
  pendingNotice = notice;
  publish({ ...next, generation: now.generation + 1 });
}

function notifySignOut(reason: SignOutReason): void {
  for (const listener of signOutListeners) listener(reason);
}

/**
 * Ends the session without a sign-out in this tab. The drafts stay hidden until the same user signs
 * in.
 */
function endHere(notice: SessionNotice): void {
  const userId = now.user?.id;
  drafts.hide();
  if (userId) notifySignOut({ why: 'ended', userId });
  begin({ user: null, token: null }, notice);
}

/** Adopts a sign-in, sign-out or changed user from another tab. */
function follow({ key }: { key: string | null }): void {
  const stored = readStored();
  if (stored.token === now.token) {
    // A different user with the same token: the other tab has not written its token yet.
    const { user } = stored;
    if (user && user.id === now.user?.id && !isSameUser(user, now.user)) publish({ ...now, user });
  } else if (!stored.user) {
    if (!now.user) return;
    // A sign-out clears the whole storage; a session expiry removes its keys one by one.
    endHere(info(key === null ? 'You signed out in another tab.' : endedText));
  } else if (stored.user.id === now.user?.id) {
    publish({ ...now, ...stored });
  } else {
    const { name } = stored.user;
    const text = now.user
      ? `You signed in as ${name} in another tab.`
      : `You are signed in as ${name}.`;
    if (now.user) notifySignOut({ why: 'replaced', by: stored.user });
    begin(stored, info(text));
  }
}

const endedText = 'Your session has ended. Please sign in again.';

if (typeof window !== 'undefined') {
  if (now.user) drafts.belongTo(now.user.id);
  window.addEventListener('storage', follow);
  // A page in the background or in the back/forward cache may have missed events.
  window.addEventListener('pageshow', () => follow({ key: null }));
  document.addEventListener('visibilitychange', () => follow({ key: null }));
}

export const session = {
  identity: (): Identity => now,
  token: (): string | null => now.token,
  generation: (): number => now.generation,
  /** Starts a session after a sign-in and replaces the former session. */
  start(user: SessionUser, token: string, text: string): void {
    if (now.token) revoke(now.token);
    storeSession(plain(user), token);
    begin({ user: plain(user), token }, { kind: 'success', text });
  },
  /** Replaces the token after a reauthentication. The screen stays. */
  renew(user: SessionUser, token: string): void {
    const { token: old } = now;
    storeSession(plain(user), token);
    publish({ ...now, user: plain(user), token });
    if (old) revoke(old);
  },
  /** Stores changed data of the signed-in user. */
  update(user: SessionUser): void {
    if (user.id !== now.user?.id || isSameUser(user, now.user)) return;
    storeUser(plain(user));
    publish({ ...now, user: plain(user) });
  },
  /** Signs out here and deletes drafts. Revocation on the server runs in the background. */
  end(): void {
    if (now.token) revoke(now.token);
    clearStored(now.user?.id);
    drafts.clear();
    begin({ user: null, token: null }, { kind: 'success', text: 'Logged out successfully' });
  },
  /**
   * Session expiry: ends the session after the server rejected its token. An older token is
   * ignored.
   */
  refused(token: string): void {
    if (readStored().token !== token) return follow({ key: null });
    if (token !== now.token) return;
    forgetStored();
    endHere(info(endedText));
  },
  /** Returns the notice of this generation once. */
  takeNotice(): SessionNotice | null {
    const notice = pendingNotice;
    pendingNotice = null;
    return notice;
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  onSignOut(listener: (reason: SignOutReason) => void): () => void {
    signOutListeners.add(listener);
    return () => signOutListeners.delete(listener);
  },
};

export const useIdentity = (): Identity =>
  useSyncExternalStore(session.subscribe, session.identity, () => visitor);

export const useSessionUser = (): SessionUser | null => useIdentity().user;
