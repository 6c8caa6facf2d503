import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { returnTo } from '../session/returnTo';
import { session, type SessionUser } from '../session/session';
import { RequireStaff, RequireUser } from './guards';

afterEach(() => {
  cleanup();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')));
  session.end();
});

const person = (role: SessionUser['role']): SessionUser => ({
  ...{ id: role, role, name: 'Asha', email: 'asha@laundry.test', phone: '9840012345' },
  permissions: [],
});

const Here = () => {
  const here = useLocation();
  const state: unknown = here.state;
  return <output>{`${here.pathname} ${JSON.stringify(state)}`}</output>;
};

function open(address: string, role: SessionUser['role'] | null): string {
  if (role) session.start(person(role), 'token-of-this-test-only', '');
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route element={<RequireUser />}>
          <Route path="/account" element={<Here />} />
        </Route>
        <Route element={<RequireStaff />}>
          <Route path="/orders" element={<Here />} />
        </Route>
        <Route path="*" element={<Here />} />
      </Routes>
    </MemoryRouter>,
  );
  return screen.getByRole('status').textContent;
}

describe('a page for signed-in people', () => {
  it.each(['CUSTOMER', 'ENTERPRISE', 'ADMIN'] as const)('is open to %s', (role) => {
    expect(open('/account?tab=account', role)).toBe('/account null');
  });

  it('redirects a visitor to sign-in, and returns to the page afterwards', () => {
    const asked = returnTo.remember({ pathname: '/account', search: '?tab=account', hash: '' });
    expect(open('/account?tab=account', null)).toBe(`/signin ${JSON.stringify(asked)}`);
  });
});

describe('a page for staff', () => {
  it.each(['ADMIN', 'STAFF'] as const)('is open to %s', (role) => {
    expect(open('/orders?date=2026-03-05', role)).toBe('/orders null');
  });

  it.each(['CUSTOMER', 'ENTERPRISE'] as const)('sends %s to /', (role) => {
    expect(open('/orders', role)).toBe('/ null');
  });

  it('redirects a visitor to sign-in, and returns to the page afterwards', () => {
    const asked = returnTo.remember({ pathname: '/orders', search: '', hash: '' });
    expect(open('/orders', null)).toBe(`/signin ${JSON.stringify(asked)}`);
  });
});
