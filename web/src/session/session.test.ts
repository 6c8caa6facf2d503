import { describe, expect, it, vi } from 'vitest';
import { drafts } from '../ui/form/draft/drafts';
import { session } from './session';
import { asha, ravi, watchSession } from './testing/watchSession';

const watched = watchSession();

describe('reauthentication of the same user', () => {
  it('stores the new token, revokes the old one, and keeps the screen', () => {
    session.start(asha, 't1', '');
    const { generation } = session.identity();
    drafts.save('account', { name: 'Asha R' });
    session.renew(asha, 't2');
    expect(session.identity()).toEqual({ user: asha, token: 't2', generation });
    expect(localStorage.getItem('token')).toBe('t2');
    expect(watched.revoked).toEqual(['Bearer t1']);
    expect(drafts.read('account')).toEqual({ name: 'Asha R' });
    expect(watched.departures).toEqual([]);
  });
});

describe('signing in', () => {
  it('stores user and token, starts a generation and adopts the drafts of the visitor', () => {
    const { generation } = session.identity();
    drafts.save('booking', { name: 'Asha' });
    session.start(asha, 't1', 'Login successful');
    expect(session.identity()).toEqual({ user: asha, token: 't1', generation: generation + 1 });
    expect(localStorage.getItem('token')).toBe('t1');
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual({ ...asha, role: 'customer' });
    expect(drafts.read('booking')).toEqual({ name: 'Asha' });
    expect(session.takeNotice()).toEqual({ kind: 'success', text: 'Login successful' });
    expect(session.takeNotice()).toBeNull();
  });

  it('as another user clears the former data and revokes that session', () => {
    session.start(asha, 't1', '');
    localStorage.setItem('primaryAddressIndex', '2');
    drafts.save('booking', { name: 'Asha' });
    session.start(ravi, 't2', '');
    expect(Object.keys(localStorage).sort()).toEqual(['token', 'user']);
    expect(Object.values(sessionStorage).join()).not.toContain('Asha');
    expect(watched.revoked).toEqual(['Bearer t1']);
  });
});

describe('signing out', () => {
  it('clears all data at once and revokes the session', () => {
    session.start(asha, 't1', '');
    localStorage.setItem('primaryAddressIndex', '2');
    drafts.save('booking', { name: 'Asha' });
    const { generation } = session.identity();
    session.end();
    expect(session.identity()).toEqual({ user: null, token: null, generation: generation + 1 });
    expect(localStorage).toHaveLength(0);
    expect(Object.values(sessionStorage).join()).not.toContain('Asha');
    expect(session.takeNotice()?.text).toBe('Logged out successfully');
    expect(watched.revoked).toEqual(['Bearer t1']);
  });

  it('offline revokes the session once the network returns', async () => {
    session.start(asha, 't1', '');
    watched.online = false;
    session.end();
    expect(session.identity().user).toBeNull();
    await Promise.resolve();
    expect(watched.revoked).toEqual([]);
    watched.online = true;
    await vi.waitFor(() => {
      window.dispatchEvent(new Event('online'));
      expect(watched.revoked).toEqual(['Bearer t1']);
    });
  });
});

describe('a token that the server rejects', () => {
  it('ends the session, and preserves drafts for the same user', () => {
    session.start(asha, 't1', '');
    drafts.save('booking', { name: 'Asha' });
    session.refused('t1');
    expect(session.identity().user).toBeNull();
    expect(localStorage).toHaveLength(0);
    expect(watched.departures).toEqual([{ why: 'ended', userId: 'asha' }]);
    expect(session.takeNotice()?.text).toBe('Your session has ended. Please sign in again.');
    expect(drafts.read('booking')).toBeNull();
    session.start(asha, 't2', '');
    expect(drafts.read('booking')).toEqual({ name: 'Asha' });
  });

  it('does not end a newer session of this tab or another tab', () => {
    session.start(asha, 't1', '');
    session.start(asha, 't2', '');
    session.refused('t1');
    expect(session.identity().user).toEqual(asha);

    localStorage.setItem('token', 't3');
    session.refused('t2');
    expect(session.identity()).toMatchObject({ user: asha, token: 't3' });
    expect(localStorage.getItem('token')).toBe('t3');
    expect(watched.departures).toEqual([]);
  });
});
