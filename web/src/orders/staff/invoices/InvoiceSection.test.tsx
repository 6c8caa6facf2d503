import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { of } from 'rxjs';
import { afterEach, describe, expect, it } from 'vitest';
import { staffHere } from '../../../session/testing/staffHere';
import { createCache } from '../../../graphql/cache';
import type { OrderStatus } from '../../../graphql/schema.generated';
import { ToastProvider } from '../../../ui/feedback/ToastProvider';
import { InvoiceSection } from './InvoiceSection';

afterEach(cleanup);

/**
 * Renders an order without an invoice. The company details are confirmed at this time or not at
 * all.
 */
function start(confirmedAt: string | null, orderStatus: OrderStatus = 'DELIVERED'): void {
  const order = {
    ...{ __typename: 'Order', id: 'o1', version: 3, shortId: 'a1b2c3' },
    ...{ orderStatus, totalPrice: 100_000, taxDocuments: [] },
  };
  const business = { __typename: 'Business', version: 1, confirmedAt };
  const link = new ApolloLink(() => of({ data: { order, business } }));
  render(
    <ApolloProvider client={new ApolloClient({ cache: createCache(), link })}>
      <MemoryRouter>
        <ToastProvider>
          <InvoiceSection orderId="o1" />
        </ToastProvider>
      </MemoryRouter>
    </ApolloProvider>,
  );
}

describe('for an admin', () => {
  staffHere();

  it.each<[OrderStatus, string]>([
    ['DELIVERED', 'Confirm the company details first. The invoice is then issued automatically.'],
    ['PICKED', 'Confirm the company details first.'],
  ])('explains what to do before an invoice of a %s order, with a link', async (status, words) => {
    start(null, status);
    await screen.findByText(words);
    expect(screen.queryByText(/being created/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Issue invoice…' })).toBeNull();
    const link = screen.getByRole('link', { name: 'Confirm company details' });
    expect(link.getAttribute('href')).toBe('/business');
  });

  it('shows that the invoice is being issued after the confirmation', async () => {
    start('2026-11-01T04:00:00Z');
    await screen.findByText('The invoice is being created and will appear here.');
    expect(screen.queryByText(/first/)).toBeNull();
  });
});

describe('for other staff', () => {
  staffHere(['ORDERS_READ', 'INVOICES_ISSUE']);

  it('says that an admin has to confirm the details', async () => {
    start(null, 'PICKED');
    await screen.findByText('An admin has to confirm the company details first.');
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('for staff who may edit the company details', () => {
  staffHere(['ORDERS_READ', 'INVOICES_ISSUE', 'SETTINGS_WRITE']);

  it('says that an admin has to confirm them, and leads there', async () => {
    start(null, 'PICKED');
    await screen.findByText('An admin has to confirm the company details first.');
    expect(screen.getByRole('link').textContent).toBe('Open company details');
  });
});
