import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { staffHere } from '../../../session/testing/staffHere';
import type { OrdersPage_OrderFragment } from './OrdersPage.generated';
import { checkboxes, Grid } from '../../../ui/table/Grid';
import { neededWidth } from '../../../ui/table/useTableFitsViewport';
import { useTable } from '../../../ui/table/useTable';
import { orderColumnNames, orderColumns } from './orderColumns';

staffHere();
afterEach(cleanup);

const waiting: OrdersPage_OrderFragment = {
  id: '0198a6c1-0000-7000-8000-000000abcdef',
  shortId: 'abcdef',
  version: 1,
  createdAt: '2026-03-04T20:00:00.000Z',
  pickupDate: '2026-03-06',
  ...{ slotStartTime: null, slotEndTime: null },
  promisedDate: '2026-03-09',
  isOverdue: false,
  express: false,
  itemCount: 0,
  ...{ totalPrice: 0, paidAmount: 0, due: 0 },
  adjustments: [],
  orderStatus: 'WAITING_FOR_PICKUP',
  hasPieceCountMismatch: false,
  missingCounts: [],
  paymentStatus: 'UNPAID',
  user: { id: 'u1', name: 'Asha Rao' },
};

const Cell = ({ order, field }: { order: OrdersPage_OrderFragment; field: string }) => {
  const table = useTable('orders');
  const [editing, onEdit] = useState<string | null>(null);
  const columns = orderColumns({ editing, onEdit, onOpen: () => undefined });
  return (
    <Grid
      table={table}
      label="Orders"
      rows={[order]}
      columns={columns.filter((column) => column.field === field)}
      loading={false}
    />
  );
};

describe('an order without items', () => {
  it.each(['totalPrice', 'due'])('shows ₹0.00 as its %s', (field) => {
    render(<Cell order={waiting} field={field} />);
    expect(screen.getByText('₹0.00')).toBeTruthy();
  });

  it('shows its due amount in green, because nothing is due', () => {
    render(<Cell order={waiting} field="due" />);
    expect(screen.getByText('₹0.00').parentElement?.style.color).toBe('var(--tone-green-text)');
  });

  it('shows unpaid in red', () => {
    render(<Cell order={waiting} field="status" />);
    expect(screen.getByText('unpaid').style.color).toBe('var(--tone-red-text)');
  });

  it.each([
    ['WAITING_FOR_PICKUP', 'Nothing to pay yet. Record the pickup with its items first.'],
    ['CANCELLED', 'This order is cancelled, so nothing is due. Open it to refund money.'],
  ] as const)('has Edit while it is %s, which says why nothing is saved', async (status, why) => {
    const user = userEvent.setup();
    render(<Cell order={{ ...waiting, orderStatus: status }} field="status" />);
    const edit = () => screen.getByRole('button', { name: 'Edit payment status of order abcdef' });
    await user.click(edit());
    expect(screen.getByText(why)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(document.activeElement).toBe(edit());
  });
});

describe('the table of orders', () => {
  it('shows the promised date', () => {
    expect(orderColumnNames.map(({ headerName }) => headerName)).toContain('Promised by');
    render(<Cell order={waiting} field="promisedDate" />);
    expect(screen.getByText('09 Mar 2026')).toBeTruthy();
  });

  it('shows no promised date of a cancelled order', () => {
    render(<Cell order={{ ...waiting, orderStatus: 'CANCELLED' }} field="promisedDate" />);
    expect(screen.queryByText('09 Mar 2026')).toBeNull();
    expect(screen.getByText('N/A')).toBeTruthy();
  });

  it('fits a window of 1100 px, including the checkboxes', () => {
    expect(neededWidth([checkboxes, ...orderColumnNames])).toBeLessThanOrEqual(1100);
  });
});
