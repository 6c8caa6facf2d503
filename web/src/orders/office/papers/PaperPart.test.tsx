import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { of } from 'rxjs';
import { afterEach, expect, it } from 'vitest';
import { staffHere } from '../../../auth/session/testing/staffHere';
import { createCache } from '../../../graphql/cache';
import { ToastProvider } from '../../../ui/feedback/ToastProvider';
import { PaperPart } from './PaperPart';

staffHere();
afterEach(cleanup);

/** A delivered order without an invoice, whose company details are confirmed or not. */
function start(confirmedAt: string | null): void {
  const order = {
    ...{ __typename: 'Order', id: 'o1', version: 3, shortId: 'a1b2c3' },
    ...{ orderStatus: 'DELIVERED', totalPrice: 100_000, papers: [] },
  };
  const business = { __typename: 'Business', version: 1, confirmedAt };
  const link = new ApolloLink(() => of({ data: { order, business } }));
  render(
    <ApolloProvider client={new ApolloClient({ cache: createCache(), link })}>
      <MemoryRouter>
        <ToastProvider>
          <PaperPart orderId="o1" />
        </ToastProvider>
      </MemoryRouter>
    </ApolloProvider>,
  );
}

it('says why the invoice waits, and leads to the confirmation', async () => {
  start(null);
  await screen.findByText(/The invoice waits until an admin confirms the company details/);
  expect(screen.queryByText(/being made/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Issue invoice' })).toBeNull();
  const link = screen.getByRole('link', { name: 'Confirm company details' });
  expect(link.getAttribute('href')).toBe('/business');
});

it('says that the invoice is being made once the details are confirmed', async () => {
  start('2026-11-01T04:00:00Z');
  await screen.findByText('The invoice is being made and will appear here.');
  expect(screen.queryByText(/waits until/)).toBeNull();
});
