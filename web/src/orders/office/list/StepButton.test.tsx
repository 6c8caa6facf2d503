import { ApolloClient, ApolloLink, gql } from '@apollo/client';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { of } from 'rxjs';
import { afterEach, expect, it } from 'vitest';
import { staffHere } from '../../../auth/session/testing/staffHere';
import { createCache } from '../../../graphql/cache';
import { ToastProvider } from '../../../ui/feedback/ToastProvider';
import { StepButton } from './StepButton';

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
    const errors = [{ message: 'Somebody else saved', extensions: { code: 'CONFLICT' } }];
    return of({ data: null, ...(refused ? { errors } : {}) });
  });
  const order = { id: 'o1', shortId: 'a1b2c3', version: 3, orderStatus: 'PICKED' as const };
  render(
    <ApolloProvider client={new ApolloClient({ cache: createCache(), link })}>
      <MemoryRouter>
        <ToastProvider>
          <Cards />
          <StepButton order={order} onOpen={() => undefined} />
        </ToastProvider>
      </MemoryRouter>
    </ApolloProvider>,
  );
  return { asked, user: userEvent.setup() };
}

const button = () => screen.getByRole('button', { name: 'Start processing: order a1b2c3' });

it('does what it is named after, and everything on the screen is asked anew', async () => {
  const { asked, user } = start();
  await user.click(button());
  await expect.poll(() => screen.getByRole('status', { hidden: true }).textContent).toBe('2');
  expect(asked.filter((name) => name === 'MoveOrder')).toHaveLength(1);
});

it('takes one step for a double click and for a held key', async () => {
  const { asked, user } = start();
  await user.dblClick(button());
  await expect.poll(() => asked.filter((name) => name === 'Counts').length).toBeGreaterThan(1);
  expect(asked.filter((name) => name === 'MoveOrder')).toHaveLength(1);
});

it('says why it did not, and shows how the order stands now', async () => {
  const { asked, user } = start(true);
  await user.click(button());
  await screen.findByText('Somebody else saved');
  await expect.poll(() => asked.filter((name) => name === 'Counts').length).toBe(2);
});
