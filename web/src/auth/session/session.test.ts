import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drafts } from '../../ui/form/draft/drafts';
import { session, type Departure, type SessionUser } from './session';

const asha: SessionUser = {
  id: 'asha',
  name: 'Asha',
  email: 'asha@laundry.test',
  phone: '9840012345',
  role: 'CUSTOMER',
};
const ravi: SessionUser = { ...asha, id: 'ravi', name: 'Ravi', email: 'ravi@laundry.test' };

/** Tokens that the server was asked to end. */
let revoked: string[];
let online: boolean;
let departures: Departure[];
let stopListening: () => void;

beforeEach(() => {
  revoked = [];
  online = true;
  departures = [];
  vi.stubGlobal('fetch', (_url: string, { headers, keepalive, body }: RequestInit) => {
    if (!online) return Promise.reject(new TypeError('offline'));
    expect(keepalive).toBe(true);
    expect(body).toContain('mutation Logout');
    revoked.push((headers as Record<string, string>)['Authorization'] ?? '');
    return Promise.resolve(new Response('{}'));
  });
  stopListening = session.onDeparture((departure) => departures.push(departure));
});
afterEach(() => {
  stopListening();
  session.end();
  session.takeNotice();
  vi.unstubAllGlobals();
});

/** What another tab did to the storage that all tabs share, as this tab hears of it. */
const elsewhere = {
  store(key: string, value: string | null): void {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    window.dispatchEvent(new StorageEvent('storage', { key }));
  },
  signIn(user: SessionUser, token: string): void {
    elsewhere.store('user', JSON.stringify(user));
    elsewhere.store('token', token);
  },
  signOut(): void {
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  },
};

describe('signing in anew as the same person', () => {
  it('takes the new token, ends the old one, and keeps what is on the screen', () => {
    session.start(asha, 't1', '');
    const { era } = session.identity();
    drafts.save('account', { name: 'Asha R' });
    session.renew(asha, 't2');
    expect(session.identity()).toEqual({ user: asha, token: 't2', era });
    expect(localStorage.getItem('token')).toBe('t2');
    expect(revoked).toEqual(['Bearer t1']);
    expect(drafts.read('account')).toEqual({ name: 'Asha R' });
    expect(departures).toEqual([]);
  });
});

describe('signing in', () => {
  it('stores user and token, begins an era and takes over what a visitor typed', () => {
    const { era } = session.identity();
    drafts.save('booking', { name: 'Asha' });
    session.start(asha, 't1', 'Login successful');
    expect(session.identity()).toEqual({ user: asha, token: 't1', era: era + 1 });
    expect(localStorage.getItem('token')).toBe('t1');
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(asha);
    expect(drafts.read('booking')).toEqual({ name: 'Asha' });
    expect(session.takeNotice()).toEqual({ kind: 'success', text: 'Login successful' });
    expect(session.takeNotice()).toBeNull();
  });

  it('as somebody else leaves nothing of the one before, whose session ends on the server', () => {
    session.start(asha, 't1', '');
    localStorage.setItem('primaryAddressIndex', '2');
    drafts.save('booking', { name: 'Asha' });
    session.start(ravi, 't2', '');
    expect(Object.keys(localStorage).sort()).toEqual(['token', 'user']);
    expect(Object.values(sessionStorage).join()).not.toContain('Asha');
    expect(revoked).toEqual(['Bearer t1']);
  });
});

describe('signing out', () => {
  it('forgets everything at once and tells the server', () => {
    session.start(asha, 't1', '');
    localStorage.setItem('primaryAddressIndex', '2');
    drafts.save('booking', { name: 'Asha' });
    const { era } = session.identity();
    session.end();
    expect(session.identity()).toEqual({ user: null, token: null, era: era + 1 });
    expect(localStorage).toHaveLength(0);
    expect(Object.values(sessionStorage).join()).not.toContain('Asha');
    expect(session.takeNotice()?.text).toBe('Logged out successfully');
    expect(revoked).toEqual(['Bearer t1']);
  });

  it('without a network tells the server once there is one', async () => {
    session.start(asha, 't1', '');
    online = false;
    session.end();
    expect(session.identity().user).toBeNull();
    await Promise.resolve();
    expect(revoked).toEqual([]);
    online = true;
    await vi.waitFor(() => {
      window.dispatchEvent(new Event('online'));
      expect(revoked).toEqual(['Bearer t1']);
    });
  });
});

describe('a token that the server does not know', () => {
  it('ends the session, and keeps what was typed for the same person', () => {
    session.start(asha, 't1', '');
    drafts.save('booking', { name: 'Asha' });
    session.refused('t1');
    expect(session.identity().user).toBeNull();
    expect(localStorage).toHaveLength(0);
    expect(departures).toEqual([{ why: 'ended', userId: 'asha' }]);
    expect(session.takeNotice()?.text).toBe('Your session has ended. Please sign in again.');
    expect(drafts.read('booking')).toBeNull();
    session.start(asha, 't2', '');
    expect(drafts.read('booking')).toEqual({ name: 'Asha' });
  });

  it('says nothing about a newer session, of this tab or of another', () => {
    session.start(asha, 't1', '');
    session.start(asha, 't2', '');
    session.refused('t1');
    expect(session.identity().user).toEqual(asha);

    localStorage.setItem('token', 't3');
    session.refused('t2');
    expect(session.identity()).toMatchObject({ user: asha, token: 't3' });
    expect(localStorage.getItem('token')).toBe('t3');
    expect(departures).toEqual([]);
  });
});

describe('another tab', () => {
  it('signs out: this one follows and says so, and what was typed here waits', () => {
    session.start(asha, 't1', '');
    drafts.save('booking', { name: 'Asha' });
    elsewhere.signOut();
    expect(session.identity().user).toBeNull();
    expect(departures).toEqual([{ why: 'ended', userId: 'asha' }]);
    expect(session.takeNotice()?.text).toBe('You signed out in another tab.');
    expect(drafts.read('booking')).toBeNull();
    session.start(asha, 't2', '');
    expect(drafts.read('booking')).toEqual({ name: 'Asha' });
  });

  it('signs out, and somebody else signs in: nothing of what was typed here is left', () => {
    session.start(asha, 't1', '');
    drafts.save('booking', { name: 'Asha' });
    elsewhere.signOut();
    elsewhere.signIn(ravi, 't2');
    expect(drafts.read('booking')).toBeNull();
    expect(Object.values(sessionStorage).join()).not.toContain('Asha');
  });

  it('finds that the session ran out: what was typed here waits', () => {
    session.start(asha, 't1', '');
    drafts.save('booking', { name: 'Asha' });
    for (const key of ['user', 'token']) elsewhere.store(key, null);
    expect(departures).toEqual([{ why: 'ended', userId: 'asha' }]);
    session.start(asha, 't2', '');
    expect(drafts.read('booking')).toEqual({ name: 'Asha' });
  });

  it('signs in as somebody else: never is one shown with the token of the other', () => {
    session.start(asha, 't1', '');
    const seen = new Set<string>();
    const stop = session.subscribe(() => {
      const { user, token } = session.identity();
      seen.add(`${user?.id} ${token}`);
    });
    elsewhere.signIn(ravi, 't2');
    stop();
    expect([...seen]).toEqual(['ravi t2']);
    expect(departures).toEqual([{ why: 'replaced', by: ravi }]);
    expect(session.takeNotice()?.text).toBe('You signed in as Ravi in another tab.');
  });

  it('signs in the same person anew: nothing on the screen is lost', () => {
    session.start(asha, 't1', '');
    const { era } = session.identity();
    elsewhere.signIn(asha, 't2');
    expect(session.identity()).toEqual({ user: asha, token: 't2', era });
  });

  it('learns of a new e-mail: it is known here too', () => {
    session.start(asha, 't1', '');
    const { era } = session.identity();
    const email = 'new@laundry.test';
    elsewhere.store('user', JSON.stringify({ ...asha, email }));
    expect(session.identity()).toEqual({ user: { ...asha, email }, token: 't1', era });
  });

  it('did something while this page slept: it is seen on waking up', () => {
    session.start(asha, 't1', '');
    localStorage.clear();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(session.identity().user).toBeNull();
  });
});
