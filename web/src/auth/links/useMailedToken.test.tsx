import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { mailedToken } from './mailedToken';
import { useMailedToken } from './useMailedToken';

afterEach(cleanup);

const Token = () => <output>{useMailedToken()}</output>;

function open(entry: string | { pathname: string; hash?: string; state?: unknown }) {
  const routes = [{ path: '/undo-email', element: <Token /> }];
  const router = createMemoryRouter(routes, { initialEntries: ['/', entry], initialIndex: 1 });
  render(<RouterProvider router={router} />);
  return router;
}

const shown = () => screen.getByRole('status').textContent;

it.each([
  ['behind a hash', '/undo-email#token=one'],
  ['in the query, as older mails have it', '/undo-email?token=one'],
])('the token %s leaves the address and stays in the entry', (_, entry) => {
  const router = open(entry);
  expect(shown()).toBe('one');
  expect(router.state.location).toMatchObject({
    ...{ pathname: '/undo-email', search: '', hash: '' },
    state: { mailedToken: 'one' },
  });
  expect(router.state.historyAction).toBe('REPLACE');
});

it('what else the entry knows stays in it', () => {
  const router = open({ pathname: '/undo-email', hash: '#token=one', state: { depth: 1 } });
  expect(router.state.location.state).toEqual({ depth: 1, mailedToken: 'one' });
});

it('is there again after a reload, and another link in the same tab counts', async () => {
  const router = open({ pathname: '/undo-email', state: { mailedToken: 'one' } });
  expect(shown()).toBe('one');
  await act(() => router.navigate('/undo-email#token=two'));
  expect(shown()).toBe('two');
  expect(router.state.location.hash).toBe('');
});

it('is empty where no link led', () => {
  const router = open('/undo-email#top');
  expect(shown()).toBe('');
  expect(router.state.location.hash).toBe('#top');
});

it('is put back into the address of a page that is to be come back to', () => {
  const place = { search: '', hash: '', state: { mailedToken: 'one' } };
  expect(mailedToken.hashOf(place)).toBe('#token=one');
  expect(mailedToken.hashOf({ ...place, state: null, hash: '#book' })).toBe('#book');
});
