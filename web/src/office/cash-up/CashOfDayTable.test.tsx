import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { session } from '../../session/session';
import type { Permission } from '../../graphql/schema.generated';
import { CashOfDayTable } from './CashOfDayTable';

afterEach(() => {
  cleanup();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')));
  session.end();
});

const cash = (userId: string, name: string) => ({
  ...{ userId, name, email: `${userId}@laundry.test`, method: 'CASH' as const },
  ...{ taken: 500, givenBack: 0, open: 1, expected: 500 },
});

const buttonsOf = (permissions: Permission[]): string[] => {
  const user = { id: 'own', name: 'Asha', email: 'own@laundry.test', phone: '9840012345' };
  session.start({ ...user, role: 'STAFF', permissions }, 'token-of-this-test-only', '');
  render(<CashOfDayTable cash={[cash('own', 'Asha'), cash('other', 'Ravi')]} onClose={vi.fn()} />);
  return screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? '');
};

it.each([
  [['REPORTS_READ'], ['Count and close Cash of Asha']],
  [['SETTINGS_WRITE'], ['Count and close Cash of Asha', 'Count and close Cash of Ravi']],
] satisfies [Permission[], string[]][])('with %j it offers %j', (permissions, offered) => {
  expect(buttonsOf(permissions)).toEqual(offered);
});

it('breaks no name between its letters', () => {
  render(<CashOfDayTable cash={[cash('own', 'Lakshmi')]} onClose={vi.fn()} />);
  const name = screen.getByRole('rowheader', { name: /^Lakshmi/ });
  expect(getComputedStyle(name).overflowWrap).toBe('break-word');
});
