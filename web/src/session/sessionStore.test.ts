import { afterEach, expect, it } from 'vitest';
import { readStored, storeSession } from './sessionStore';

const user = {
  ...{ id: 'u1', name: 'Asha', email: 'asha@laundry.test', phone: '9840012345' },
  ...{ role: 'ENTERPRISE' as const, permissions: [] },
};

afterEach(() => localStorage.clear());

it('stores the role in lower case and reads it back', () => {
  storeSession(user, 'token');
  expect(JSON.parse(localStorage.getItem('user') ?? '{}')).toEqual({ ...user, role: 'enterprise' });
  expect(readStored()).toEqual({ user, token: 'token' });
});

it.each([
  ['ADMIN', 'ADMIN'],
  ['staff', 'STAFF'],
  [undefined, 'CUSTOMER'],
])('reads the stored role %s as %s', (stored, role) => {
  localStorage.setItem('user', JSON.stringify({ ...user, role: stored }));
  localStorage.setItem('token', 'token');
  expect(readStored().user?.role).toBe(role);
});

it('rejects a stored user with an unknown role', () => {
  localStorage.setItem('user', JSON.stringify({ ...user, role: 'owner' }));
  localStorage.setItem('token', 'token');
  expect(readStored().user).toBeNull();
});
