import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { of } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCache } from '../../../graphql/cache';
import { CustomerSelect } from './CustomerSelect';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const wait = (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });

it('closes its suggestions 180 ms after it is left, not before', async () => {
  const link = new ApolloLink(() => of({ data: { orderCustomers: [] } }));
  render(
    <ApolloProvider client={new ApolloClient({ cache: createCache(), link })}>
      <CustomerSelect value={null} onChange={() => undefined} />
    </ApolloProvider>,
  );
  const box = screen.getByRole('combobox');
  act(() => box.focus());
  fireEvent.mouseDown(box);
  await wait(500);
  expect(screen.getByText('No results')).toBeTruthy();
  act(() => box.blur());
  await wait(179);
  expect(screen.queryByText('No results')).not.toBeNull();
  await wait(1);
  expect(screen.queryByText('No results')).toBeNull();
});
