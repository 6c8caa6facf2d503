import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { MyOrderCards_OrderFragment } from './MyOrderCards.generated';
import { MyOrderCards } from './MyOrderCards';
import { MyOrderTable } from './MyOrderTable';

afterEach(cleanup);

// Staff undid the pickup, so the order has items and waits for pickup again.
const waiting: MyOrderCards_OrderFragment = {
  id: '0198a6c1-0000-7000-8000-000000abcdef',
  shortId: 'abcdef',
  createdAt: '2026-03-04T20:00:00.000Z',
  pickupDate: '2026-03-06',
  ...{ slotStartTime: null, slotEndTime: null, deliveryDate: null, stopsAhead: null },
  counterCollection: false,
  failedAttempt: null,
  itemCount: 3,
  ...{ totalPrice: 30_000, serviceCharge: 100 },
  orderStatus: 'WAITING_FOR_PICKUP',
  paymentStatus: 'UNPAID',
};

const factOf = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

it('shows - for items, total and payment on the card of an order that waits', () => {
  render(<MyOrderCards orders={[waiting]} onView={() => undefined} />);
  expect(['Items', 'Total Price', 'Payment Status'].map(factOf)).toEqual(['-', '-', '-']);
});

it('shows them on the card as soon as it is picked', () => {
  render(
    <MyOrderCards orders={[{ ...waiting, orderStatus: 'PICKED' }]} onView={() => undefined} />,
  );
  expect([factOf('Items'), factOf('Payment Status')]).toEqual(['3', 'unpaid']);
  expect(factOf('Total Price')).toContain('₹300.00');
});

it.each([
  { serviceCharge: 100, total: '₹300.00+ ₹1.00 service charge' },
  { serviceCharge: 0, total: '₹300.00' },
])('names a service charge of $serviceCharge paise only while there is one', (order) => {
  const picked = { ...waiting, orderStatus: 'PICKED' as const, ...order };
  render(<MyOrderCards orders={[picked]} onView={() => undefined} />);
  expect(factOf('Total Price')).toBe(order.total);
});

it('shows - for the same in the table', () => {
  render(<MyOrderTable orders={[waiting]} onView={() => undefined} />);
  const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent);
  expect([cells[1], cells[2], cells[4]]).toEqual(['-', '-', '-']);
});
