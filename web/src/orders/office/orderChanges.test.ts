import { expect, it } from 'vitest';
import { describeChanges } from './orderChanges';

const before = {
  id: 'o1',
  version: 1,
  orderStatus: 'PICKED',
  paymentStatus: 'UNPAID',
  totalPrice: 10_000,
  paidAmount: 0,
  due: 10_000,
} as const;

it('says what somebody else changed', () => {
  const after = {
    ...before,
    version: 3,
    orderStatus: 'PROCESSING',
    paymentStatus: 'PARTIAL',
    paidAmount: 5_000,
  } as const;
  expect(describeChanges(before, after)).toEqual([
    'Order status: picked → processing',
    'Paid amount: ₹0.00 → ₹50.00',
    'Payment status: unpaid → partial',
  ]);
});

it('says something when nothing of these differs', () => {
  expect(describeChanges(before, { ...before, version: 2 })).toHaveLength(1);
});
