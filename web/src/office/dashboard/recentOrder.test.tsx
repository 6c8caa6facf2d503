import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { RecentOrders_OrderFragment } from './RecentOrders.generated';
import { OrdersPrint } from './OrdersPrint';
import { recentOrderColumns } from './recentOrderColumns';
import { Grid } from '../../ui/table/Grid';
import { useTable } from '../../ui/table/useTable';

afterEach(cleanup);

const order: RecentOrders_OrderFragment = {
  id: '0198a6c1-0000-7000-8000-000000abcdef',
  shortId: 'abcdef',
  createdAt: '2026-03-04T20:00:00.000Z',
  pickupDate: '2026-03-06',
  promisedDate: '2026-03-09',
  isOverdue: false,
  itemCount: 3,
  itemsTotal: 123_450,
  version: 1,
  orderStatus: 'PICKED',
  hasPieceCountMismatch: false,
  missingCounts: [],
  paymentStatus: 'PARTIAL',
  user: { id: 'u1', name: 'Asha Rao' },
};
const nameless = { ...order, shortId: '', user: { id: 'u1', name: '' } };

const cells = (): (string | null)[] =>
  screen.getAllByRole('cell').map(({ textContent }) => textContent);

it('prints each column of an order, days as in India', () => {
  render(<OrdersPrint orders={[order]} about="today" />);
  expect(screen.getByRole('heading').textContent).toBe('Orders');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    ...['Order ID', 'Order Created', 'Order Pickup', 'Customer', 'Items', 'Amount'],
    ...['Payments Status', 'Order Status'],
  ]);
  expect(cells()).toEqual([
    ...['abcdef', '05 Mar 2026', '06 Mar 2026', 'Asha Rao', '3', '₹1,234.50', 'partial', 'picked'],
  ]);
});

const Recent = ({ order: row }: { order: RecentOrders_OrderFragment }) => (
  <Grid
    table={useTable('recent-orders')}
    label="Recent Orders"
    rows={[row]}
    columns={recentOrderColumns}
    loading={false}
  />
);

it('shows ₹0.00 and unpaid in red for an order without items, on screen and on paper', () => {
  const empty = { ...order, itemCount: 0, itemsTotal: 0, paymentStatus: 'UNPAID' as const };
  render(<OrdersPrint orders={[empty]} about="today" />);
  expect(cells().slice(4, 7)).toEqual(['0', '₹0.00', 'unpaid']);
  cleanup();
  render(<Recent order={empty} />);
  expect(screen.getByText('₹0.00')).toBeTruthy();
  expect(screen.getByText('unpaid').style.color).toBe('var(--tone-red-text)');
});

it('says N/A and Unknown User for missing values', () => {
  render(<OrdersPrint orders={[nameless]} about="today" />);
  expect([cells()[0], cells()[3]]).toEqual(['N/A', 'Unknown User']);
});

it('says Unknown User in the table as well', () => {
  render(<Recent order={nameless} />);
  expect(screen.getByRole('gridcell', { name: 'Unknown User' })).toBeTruthy();
});
