import { describe, expect, it } from 'vitest';
import { drafts } from '../ui/form/draft/drafts';
import { session, type SessionUser } from './session';
import { asha, ravi, watchSession } from './testing/watchSession';

const watched = watchSession();

/** Simulates storage changes by another tab. */
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

describe('another tab', () => {
  it('signs out: this tab follows with a notice and hides its drafts', () => {
    session.start(asha, 't1', '');
    drafts.save('booking', { name: 'Asha' });
    elsewhere.signOut();
    expect(session.identity().user).toBeNull();
    expect(watched.departures).toEqual([{ why: 'ended', userId: 'asha' }]);
    expect(session.takeNotice()?.text).toBe('You signed out in another tab.');
    expect(drafts.read('booking')).toBeNull();
    session.start(asha, 't2', '');
    expect(drafts.read('booking')).toEqual({ name: 'Asha' });
  });

  it('signs out and another user signs in: no draft remains', () => {
    session.start(asha, 't1', '');
    drafts.save('booking', { name: 'Asha' });
    elsewhere.signOut();
    elsewhere.signIn(ravi, 't2');
    expect(drafts.read('booking')).toBeNull();
    expect(Object.values(sessionStorage).join()).not.toContain('Asha');
  });

  it('finds an expired session: drafts stay hidden', () => {
    session.start(asha, 't1', '');
    drafts.save('booking', { name: 'Asha' });
    for (const key of ['user', 'token']) elsewhere.store(key, null);
    expect(watched.departures).toEqual([{ why: 'ended', userId: 'asha' }]);
    session.start(asha, 't2', '');
    expect(drafts.read('booking')).toEqual({ name: 'Asha' });
  });

  it('signs in another user: this tab never shows that user with the former token', () => {
    session.start(asha, 't1', '');
    const seen = new Set<string>();
    const stop = session.subscribe(() => {
      const { user, token } = session.identity();
      seen.add(`${user?.id} ${token}`);
    });
    elsewhere.signIn(ravi, 't2');
    stop();
    expect([...seen]).toEqual(['ravi t2']);
    expect(watched.departures).toEqual([{ why: 'replaced', by: ravi }]);
    expect(session.takeNotice()?.text).toBe('You signed in as Ravi in another tab.');
  });

  it('signs in the same user again: the screen stays', () => {
    session.start(asha, 't1', '');
    const { generation } = session.identity();
    elsewhere.signIn(asha, 't2');
    expect(session.identity()).toEqual({ user: asha, token: 't2', generation });
  });

  it('stores a new e-mail: this tab shows it', () => {
    session.start(asha, 't1', '');
    const { generation } = session.identity();
    const email = 'new@laundry.test';
    elsewhere.store('user', JSON.stringify({ ...asha, email }));
    expect(session.identity()).toEqual({ user: { ...asha, email }, token: 't1', generation });
  });

  it('changed the session while this page was hidden: this tab follows when it is shown', () => {
    session.start(asha, 't1', '');
    localStorage.clear();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(session.identity().user).toBeNull();
  });
});
