import { afterEach, beforeEach, expect, vi } from 'vitest';
import { session, type SignOutReason, type SessionUser } from '../session';

export const asha: SessionUser = {
  id: 'asha',
  name: 'Asha',
  email: 'asha@laundry.test',
  phone: '9840012345',
  role: 'CUSTOMER',
  permissions: [],
};
export const ravi: SessionUser = {
  ...asha,
  id: 'ravi',
  name: 'Ravi',
  email: 'ravi@laundry.test',
};

interface Watched {
  /** Tokens whose revocation was requested. */
  revoked: string[];
  departures: SignOutReason[];
  /** False makes requests fail, as without a network. */
  online: boolean;
}

/** Records what happens to the session. Each test starts and ends without a session. */
export function watchSession(): Watched {
  const watched: Watched = { revoked: [], departures: [], online: true };
  let stopListening: () => void;
  beforeEach(() => {
    Object.assign(watched, { revoked: [], departures: [], online: true });
    vi.stubGlobal('fetch', (_url: string, { headers, keepalive, body }: RequestInit) => {
      if (!watched.online) return Promise.reject(new TypeError('offline'));
      expect(keepalive).toBe(true);
      expect(body).toContain('mutation Logout');
      watched.revoked.push((headers as Record<string, string>)['Authorization'] ?? '');
      return Promise.resolve(new Response('{}'));
    });
    stopListening = session.onSignOut((departure) => watched.departures.push(departure));
  });
  afterEach(() => {
    stopListening();
    session.end();
    session.takeNotice();
    vi.unstubAllGlobals();
  });
  return watched;
}
