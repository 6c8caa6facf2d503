import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { OrderStatus } from '../../graphql/schema.generated';
import { TagSheet } from '../staff/tags/TagSheet';
import { ReceiptSheet } from './ReceiptSheet';

afterEach(cleanup);

const order = {
  ...{ id: 'o1', shortId: 'a1b2c3', orderStatus: 'PICKED' as OrderStatus },
  ...{ createdAt: '2026-11-20T05:00:00Z', pickupDate: '2026-11-20' },
  ...{ slotStartTime: null, slotEndTime: null, promisedDate: null, express: false, itemCount: 1 },
  ...{ itemsTotal: 5000, adjustments: [], totalPrice: 5000, due: 5000, payments: [] },
  user: { id: 'u1', name: 'Kala Devi', phone: '9876543210' },
  items: [{ id: 'i1', name: 'Shirt', quantity: 1, price: 5000, amount: 5000 }],
};

it.each([
  ['0428', 1],
  [null, 0],
])('the receipt and the tag print the delivery code %s', (printedCode, count) => {
  const orders = [{ ...order, printedCode }];
  render(<ReceiptSheet orders={orders} paper="80mm" now="2026-11-20T06:00:00Z" />);
  expect(screen.queryAllByText(/^Delivery code/)).toHaveLength(count);
  cleanup();
  render(<TagSheet orders={orders} paper="roll" />);
  expect(screen.queryAllByText(/^Delivery code/)).toHaveLength(count);
});

it.each([
  ['80mm', '2026-11-29', 'PICKED', ['Expected by 29 Nov 2026']],
  ['A4', '2026-11-29', 'DELIVERED', ['Expected by 29 Nov 2026']],
  ['80mm', null, 'PICKED', []],
  ['A4', '2026-11-29', 'CANCELLED', []],
] as const)(
  'the receipt on %s prints the promised day %s (%s)',
  (paper, day, orderStatus, lines) => {
    const orders = [{ ...order, orderStatus, promisedDate: day, printedCode: null }];
    render(<ReceiptSheet orders={orders} paper={paper} now="2026-11-20T06:00:00Z" />);
    expect(screen.queryAllByText(/^Expected by/).map((line) => line.textContent)).toEqual(lines);
  },
);
