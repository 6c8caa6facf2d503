import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { linkToken } from './linkToken';
import { useLinkToken } from './useLinkToken';

afterEach(cleanup);

const Token = () => <output>{useLinkToken()}</output>;

function open(entry: string | { pathname: string; hash?: string; state?: unknown }) {
  const routes = [{ path: '/revert-email', element: <Token /> }];
  const router = createMemoryRouter(routes, { initialEntries: ['/', entry], initialIndex: 1 });
  render(<RouterProvider router={router} />);
  return router;
}

const shown = () => screen.getByRole('status').textContent;

it.each([
  ['behind a hash', '/revert-email#token=one'],
  ['in the query, as older mails have it', '/revert-email?token=one'],
])('the token %s leaves the address and stays in the entry', (_, entry) => {
  const router = open(entry);
  expect(shown()).toBe('one');
  expect(router.state.location).toMatchObject({
    ...{ pathname: '/revert-email', search: '', hash: '' },
    state: { linkToken: 'one' },
  });
  expect(router.state.historyAction).toBe('REPLACE');
});

it('preserves other state of the history entry', () => {
  const router = open({ pathname: '/revert-email', hash: '#token=one', state: { depth: 1 } });
  expect(router.state.location.state).toEqual({ depth: 1, linkToken: 'one' });
});

it('is available after a reload, and a second link replaces it', async () => {
  const router = open({ pathname: '/revert-email', state: { linkToken: 'one' } });
  expect(shown()).toBe('one');
  await act(() => router.navigate('/revert-email#token=two'));
  expect(shown()).toBe('two');
  expect(router.state.location.hash).toBe('');
});

it('is empty without a link', () => {
  const router = open('/revert-email#top');
  expect(shown()).toBe('');
  expect(router.state.location.hash).toBe('#top');
});

it('is in the hash of the stored return URL', () => {
  const place = { search: '', hash: '', state: { linkToken: 'one' } };
  expect(linkToken.hashOf(place)).toBe('#token=one');
  expect(linkToken.hashOf({ ...place, state: null, hash: '#book' })).toBe('#book');
});
