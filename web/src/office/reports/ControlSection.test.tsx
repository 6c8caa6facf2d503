import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { of } from 'rxjs';
import { afterEach, describe, expect, it } from 'vitest';
import type { SessionUser } from '../../session/session';
import { staffHere } from '../../session/testing/staffHere';
import { createCache } from '../../graphql/cache';
import { ToastProvider } from '../../ui/feedback/ToastProvider';
import { ControlSection } from './ControlSection';
import { readReportUrlState } from './reportUrlState';

afterEach(cleanup);

const title = 'Discounts, prices and cancellations';
const row = {
  ...{ __typename: 'ReportControlRow', day: '2026-11-24', personId: 'p1', personName: 'Ravi' },
  ...{ discounts: 2, discountAmount: 12_000, prices: 0, priceAmount: 0 },
  ...{ cancellations: 1, cancelledAmount: 50_000, withoutCode: 3, byNameAndPhone: 0 },
  ...{ reversals: 2, reversedAmount: 20_000 },
  ...{ orderCount: 4, orders: [{ __typename: 'ReportControlOrder', id: 'o1', shortId: 'A1B2C3' }] },
};

/** The row as texts by the heading of their column. */
async function shownRow(): Promise<Record<string, string>> {
  const link = new ApolloLink(() => of({ data: { reportControl: [row] } }));
  render(
    <ApolloProvider client={new ApolloClient({ cache: createCache(), link })}>
      <MemoryRouter>
        <ToastProvider>
          <ControlSection view={readReportUrlState(new URLSearchParams(), '2026-11-25')} />
        </ToastProvider>
      </MemoryRouter>
    </ApolloProvider>,
  );
  const table = within(await screen.findByRole('table', { name: title }));
  const [head, ...rows] = table.getAllByRole('row').map(({ children }) => [...children]);
  expect(rows).toHaveLength(1);
  return Object.fromEntries(
    (head ?? []).map(({ textContent }, at) => [textContent, rows[0]?.[at]?.textContent ?? '']),
  );
}

const permissions: NonNullable<SessionUser['permissions']> = ['REPORTS_READ'];

describe('a row of the control report', () => {
  describe('for a viewer of orders', () => {
    staffHere([...permissions, 'ORDERS_READ']);
    it('shows the person, the day and each kind, and links to the orders', async () => {
      expect(await shownRow()).toEqual({
        ...{ Person: 'Ravi', Day: '24 Nov 2026', Discounts: '2 (₹120.00)', 'Changed prices': '–' },
        ...{
          Cancellations: '1 (₹500.00)',
          'Delivered without code': '3',
          'Delivered by name and phone or receipt code': '–',
        },
        'Reversed payments': '2 (₹200.00)',
        Orders: 'A1B2C3 and 3 more',
      });
      const link = screen.getByRole('link', { name: 'A1B2C3' });
      expect(link.getAttribute('href')).toBe('/orders?order=o1');
    });
  });

  describe('for others', () => {
    staffHere(permissions);
    it('shows the orders without a link', async () => {
      expect((await shownRow())['Orders']).toBe('A1B2C3 and 3 more');
      expect(screen.queryByRole('link', { name: 'A1B2C3' })).toBeNull();
    });
  });
});
