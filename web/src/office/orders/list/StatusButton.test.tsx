import { ApolloClient, ApolloLink, gql } from '@apollo/client';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { of } from 'rxjs';
import { afterEach, expect, it } from 'vitest';
import { staffHere } from '../../../session/testing/staffHere';
import { createCache } from '../../../graphql/cache';
import { ToastProvider } from '../../../ui/feedback/ToastProvider';
import { StatusButton } from './StatusButton';

staffHere();
afterEach(cleanup);

const counts = gql`
  query Counts {
    dashboard {
      ordersToday
    }
  }
`;

const Cards = () => {
  const { data } = useQuery<{ dashboard: { ordersToday: number } }>(counts);
  return <output>{data?.dashboard.ordersToday}</output>;
};

function start(refused = false) {
  const asked: string[] = [];
  const link = new ApolloLink(({ operationName = '' }) => {
    asked.push(operationName);
    if (operationName === 'Counts') {
      const ordersToday = asked.filter((name) => name === 'Counts').length;
      return of({ data: { dashboard: { __typename: 'Dashboard', ordersToday } } });
    }
    const errors = [{ message: 'Another user saved', extensions: { code: 'CONFLICT' } }];
    return of({ data: null, ...(refused ? { errors } : {}) });
  });
  const client = new ApolloClient({ cache: createCache(), link });
  const page = (orderStatus: 'PICKED' | 'PROCESSING', version: number) => (
    <ApolloProvider client={client}>
      <MemoryRouter>
        <ToastProvider>
          <Cards />
          <StatusButton
            order={{
              id: 'o1',
              shortId: 'a1b2c3',
              version,
              orderStatus,
              hasPieceCountMismatch: false,
              missingCounts: [],
            }}
            onOpen={() => undefined}
          />
        </ToastProvider>
      </MemoryRouter>
    </ApolloProvider>
  );
  const { rerender } = render(page('PICKED', 3));
  return { asked, user: userEvent.setup(), process: () => rerender(page('PROCESSING', 4)) };
}

const button = (does = 'Start processing') =>
  screen.getByRole('button', { name: `${does}: order a1b2c3` });
const moves = (asked: readonly string[]) => asked.filter((name) => name === 'UpdateOrderStatus');

it('takes the named step and refetches the screen', async () => {
  const { asked, user } = start();
  await user.click(button());
  await expect.poll(() => screen.getByRole('status', { hidden: true }).textContent).toBe('2');
  expect(moves(asked)).toHaveLength(1);
});

it('takes one step for a double click and for a held key', async () => {
  const { asked, user } = start();
  await user.dblClick(button());
  await expect.poll(() => asked.filter((name) => name === 'Counts').length).toBeGreaterThan(1);
  expect(moves(asked)).toHaveLength(1);
});

it('ignores the second click of a double click after its label changed', async () => {
  const { asked, process } = start();
  process();
  fireEvent.click(button('Dispatch'), { detail: 2 });
  expect(moves(asked)).toHaveLength(0);
  fireEvent.click(button('Dispatch'), { detail: 1 });
  await expect.poll(() => moves(asked)).toHaveLength(1);
});

it('shows the error, and the current status of the order', async () => {
  const { asked, user } = start(true);
  await user.click(button());
  await screen.findByText('Another user saved');
  await expect.poll(() => asked.filter((name) => name === 'Counts').length).toBe(2);
});
