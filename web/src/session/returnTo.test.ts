import { describe, expect, it } from 'vitest';
import { returnTo } from './returnTo';
import type { SessionUser } from './session';

const person = (id: string, role: SessionUser['role']): SessionUser => ({
  ...{ id, role, name: 'Asha', email: 'asha@laundry.test', phone: '9840012345', permissions: [] },
});
const asha = person('asha', 'CUSTOMER');
const ravi = person('ravi', 'CUSTOMER');
const boss = person('boss', 'ADMIN');
const page = { pathname: '/account', search: '?tab=account', hash: '#top' };

describe('the path after sign-in', () => {
  it('is the full URL of the page that requested the sign-in', () => {
    expect(returnTo.recall(returnTo.remember(page), asha)).toBe('/account?tab=account#top');
  });

  it('is that page only for the user whose session ended there', () => {
    const state = returnTo.remember(page, asha.id);
    expect(returnTo.recall(state, asha)).toBe('/account?tab=account#top');
    expect(returnTo.recall(state, ravi)).toBe('/');
    expect(returnTo.recall(state, boss)).toBe('/admin/home');
  });

  it.each([[null], [undefined], ['/account'], [{}], [{ returnTo: 7 }]])(
    'is home without one: %j',
    (state) => {
      expect(returnTo.recall(state, asha)).toBe('/');
      expect(returnTo.recall(state, person('firm', 'ENTERPRISE'))).toBe('/');
      expect(returnTo.recall(state, boss)).toBe('/admin/home');
    },
  );
});
