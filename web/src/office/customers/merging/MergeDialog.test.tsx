import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { of } from 'rxjs';
import { afterEach, expect, it, vi } from 'vitest';
import { createCache } from '../../../graphql/cache';
import { ToastProvider } from '../../../ui/feedback/ToastProvider';
import { MergeDialog } from './MergeDialog';

afterEach(cleanup);

const person = (id: string, name: string, email: string | null, orderCount: number) => ({
  ...{ __typename: 'User', id, name, email, version: 3, phone: '9840012345', orderCount },
  ...{ pendingEmail: null, balance: 20_000, createdAt: '2026-03-06T05:30:00.000Z' },
  addresses: [],
});
const asha = person('asha', 'Asha Rao', 'asha@laundry.test', 0);
const caller = person('caller', 'Asha R', null, 4);
const ravi = person('ravi', 'Ravi Rao', 'ravi@laundry.test', 2);

interface MergeVariables {
  input: { survivorId: string };
}

async function open(one: typeof asha, other: typeof asha) {
  const sent: MergeVariables[] = [];
  const link = new ApolloLink(({ operationName, variables }) => {
    if (operationName !== 'MergeCustomers') return of({ data: { one, other } });
    sent.push(variables as MergeVariables);
    const payload = { __typename: 'CustomerMergePayload', message: 'Asha R was merged' };
    return of({
      data: { mergeCustomers: { ...payload, user: { ...one, balance: 30_000 } } },
    });
  });
  const cache = createCache();
  const balances: unknown[] = [];
  const onMerged = vi.fn((id: string) => balances.push(cache.extract()[`User:${id}`]?.['balance']));
  render(
    <ApolloProvider client={new ApolloClient({ cache, link })}>
      <MemoryRouter>
        <ToastProvider>
          <MergeDialog ids={[one.id, other.id]} onClose={vi.fn()} onMerged={onMerged} />
        </ToastProvider>
      </MemoryRouter>
    </ApolloProvider>,
  );
  await screen.findAllByRole('heading', { name: other.name });
  return { sent, onMerged, balances };
}

const merges = (): (string | null)[] =>
  screen.queryAllByRole('button', { name: /^Merge into/ }).map(({ textContent }) => textContent);

it('compares both customers, and merges into the one with a sign-in', async () => {
  const { sent, onMerged, balances } = await open(asha, caller);
  screen.getByText(/phone number alone does not prove it/);
  expect(screen.getAllByText('₹200.00')).toHaveLength(2);
  expect(merges()).toEqual(['Merge into Asha Rao']);
  expect(screen.queryByText(/Both customers can sign in/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Merge into Asha Rao' }));
  await waitFor(() => expect(onMerged).toHaveBeenCalledWith('asha'));
  expect(sent).toEqual([
    { input: { survivorId: 'asha', survivorVersion: 3, mergedId: 'caller', mergedVersion: 3 } },
  ]);
  expect(balances).toEqual([30_000]);
});

it('offers both directions if both have a sign-in, and warns that one sign-in ends', async () => {
  await open(asha, ravi);
  screen.getByText(/Both customers can sign in/);
  expect(merges()).toEqual(['Merge into Asha Rao', 'Merge into Ravi Rao']);
});

it('distinguishes two customers with the same name', async () => {
  await open(asha, { ...ravi, name: 'Asha Rao' });
  await screen.findByText('Merge into Asha Rao (ravi@laundry.test)');
  expect(merges()).toEqual([
    'Merge into Asha Rao (asha@laundry.test)',
    'Merge into Asha Rao (ravi@laundry.test)',
  ]);
});
