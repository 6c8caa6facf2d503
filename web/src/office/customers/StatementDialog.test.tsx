import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen } from '@testing-library/react';
import { of } from 'rxjs';
import { afterEach, expect, it, vi } from 'vitest';
import { createCache } from '../../graphql/cache';
import type { CustomerCard_UserFragment } from './CustomerCard.generated';
import { ToastProvider } from '../../ui/feedback/ToastProvider';
import { CustomerCard } from './CustomerCard';
import { StatementDialog } from './StatementDialog';

afterEach(cleanup);

const enterprise: CustomerCard_UserFragment = {
  ...{ id: 'e1', name: 'Hotel Meenakshi', phone: null, email: null },
  ...{ role: 'ENTERPRISE', balance: 45_000, addresses: [] },
};
const figures = {
  ...{ __typename: 'StatementFigures', opening: 10_000, charged: 70_000, credited: 50_000 },
  ...{ closing: 30_000, notInvoicedOrders: 1, notInvoiced: 10_000, advance: 5_000 },
  ...{ balanceDue: enterprise.balance, lines: 4 },
  ageing: { __typename: 'Ageing', upTo30: 30_000, upTo60: 0, upTo90: 0, over90: 0, held: 32_400 },
};

const valueOf = (name: string | RegExp) =>
  screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;

it('begins with the balance due, the same as in the list of enterprises', async () => {
  const link = new ApolloLink(({ variables: { from, to } }) =>
    of({ data: { statementFigures: { ...figures, from: String(from), to: String(to) } } }),
  );
  render(<CustomerCard customer={enterprise} onDialog={vi.fn()} />);
  const listed = valueOf('Balance due');
  cleanup();
  render(
    <ApolloProvider client={new ApolloClient({ cache: createCache(), link })}>
      <ToastProvider>
        <StatementDialog enterprise={enterprise} onClose={vi.fn()} />
      </ToastProvider>
    </ApolloProvider>,
  );
  const [first] = await screen.findAllByRole('term');
  expect(first?.textContent).toMatch(/^Balance due on /);
  expect([listed, valueOf(/^Balance due on /)]).toEqual(['₹450.00', '₹450.00']);
  expect(valueOf('Advance, paid above the bills')).toBe('₹50.00');
  expect(valueOf('Paid, no invoice yet')).toBe('-₹324.00');
});
