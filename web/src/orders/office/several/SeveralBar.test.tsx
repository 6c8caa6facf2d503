import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { EMPTY } from 'rxjs';
import { afterEach, expect, it, vi } from 'vitest';
import { staffHere } from '../../../auth/session/testing/staffHere';
import { createCache } from '../../../graphql/cache';
import type { OrdersPage_OrderFragment } from '../../../graphql/generated';
import { ToastProvider } from '../../../ui/feedback/ToastProvider';
import { createSelection } from '../../../ui/table/select/selection';
import { SeveralBar } from './SeveralBar';

staffHere();
afterEach(cleanup);

it('covers for a moment what it covered, so that a second press is none on the row below', () => {
  const row = { id: 'o1', shortId: 'a1b2c3', orderStatus: 'PICKED' } as OrdersPage_OrderFragment;
  const selection = createSelection<OrdersPage_OrderFragment>(100);
  selection.toggle(row);
  render(
    <ApolloProvider
      client={new ApolloClient({ cache: createCache(), link: new ApolloLink(() => EMPTY) })}
    >
      <ToastProvider>
        <SeveralBar selection={selection} page={[row]} onLeave={() => undefined} />
      </ToastProvider>
    </ApolloProvider>,
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  screen.getByText('Nothing selected');
  expect(screen.queryByRole('button')).toBeNull();
  act(() => void vi.advanceTimersByTime(1000));
  vi.useRealTimers();
  expect(screen.queryByText('Nothing selected')).toBeNull();
});
