import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { of } from 'rxjs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { staffHere } from '../../../session/testing/staffHere';
import { createCache } from '../../../graphql/cache';
import { ToastProvider } from '../../../ui/feedback/ToastProvider';
import { MergeSuggestions } from './MergeSuggestions';

afterEach(cleanup);

const person = (id: string, name: string) => ({
  ...{ __typename: 'User', id, name, email: `${id}@laundry.test`, phone: '9840012345' },
  ...{ version: 3, pendingEmail: null, balance: 0, orderCount: 0, addresses: [] },
  createdAt: '2026-03-06T05:30:00.000Z',
});
const asha = person('asha', 'Asha Rao');
const ravi = person('ravi', 'Ravi Rao');

function show() {
  const asked: [name: string | undefined, variables: object][] = [];
  const link = new ApolloLink(({ operationName, variables }) => {
    asked.push([operationName, variables]);
    return operationName === 'MergePair'
      ? of({ data: { one: asha, other: ravi } })
      : of({
          data: {
            duplicateSuggestions: [
              { __typename: 'DuplicateSuggestion', customer: asha, other: ravi },
            ],
          },
        });
  });
  render(
    <ApolloProvider client={new ApolloClient({ cache: createCache(), link })}>
      <MemoryRouter>
        <ToastProvider>
          <MergeSuggestions onMerged={vi.fn()} />
        </ToastProvider>
      </MemoryRouter>
    </ApolloProvider>,
  );
  return asked;
}

describe('a sign-up with the phone number of a customer', () => {
  describe('with the permission to change customers', () => {
    staffHere(['CUSTOMERS_READ', 'CUSTOMERS_WRITE']);
    it('is shown, and Compare opens the comparison of both', async () => {
      const asked = show();
      const pair = await screen.findByRole('listitem');
      expect(pair.textContent).toContain(
        'Asha Rao (asha@laundry.test) signed up with the phone number of Ravi Rao, 9840012345.',
      );
      expect(screen.queryByRole('dialog')).toBeNull();
      await userEvent.click(screen.getByRole('button', { name: 'Compare' }));
      await screen.findByRole('dialog', { name: 'Are they the same customer?' });
      await screen.findByRole('heading', { name: 'Asha Rao' });
      screen.getByRole('heading', { name: 'Ravi Rao' });
      expect(asked[1]).toEqual(['MergePair', { one: 'asha', other: 'ravi' }]);
    });
  });

  describe('without that permission', () => {
    staffHere(['CUSTOMERS_READ']);
    it('is not requested or shown', () => {
      const asked = show();
      expect(asked).toEqual([]);
      expect(screen.queryByRole('alert')).toBeNull();
    });
  });
});
