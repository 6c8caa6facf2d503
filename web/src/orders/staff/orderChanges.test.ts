import { expect, it } from 'vitest';
import type { UseOrderChange_OrderFragment } from './useOrderChange.generated';
import { describeChanges } from './orderChanges';

const before: UseOrderChange_OrderFragment = {
  id: 'o1',
  version: 1,
  orderStatus: 'PICKED',
  paymentStatus: 'UNPAID',
  pickupDate: '2026-03-06',
  ...{ slotStartTime: null, slotEndTime: null },
  promisedDate: null,
  totalPrice: 10_000,
  paidAmount: 0,
  adjustments: [],
};

it('lists changes of a colleague', () => {
  const after = {
    ...before,
    version: 3,
    orderStatus: 'PROCESSING',
    paymentStatus: 'PARTIAL',
    paidAmount: 5_000,
    pickupDate: '2026-03-07',
    ...{ slotStartTime: '10:00', slotEndTime: '12:00' },
    promisedDate: '2026-03-10',
    adjustments: [
      { id: 'l1', kind: 'DISCOUNT', amount: -1_000, basisPoints: 1_000, reason: 'Regular' },
    ],
  } satisfies UseOrderChange_OrderFragment;
  expect(describeChanges(before, after)).toEqual([
    'Order status: picked → processing',
    'Pickup date: 06 Mar 2026 → 07 Mar 2026, 10:00 AM–12:00 PM',
    'Promised by: no day → 10 Mar 2026',
    'Discounts and charges: nothing → Discount 10% -₹10.00 (Regular)',
    'Paid amount: ₹0.00 → ₹50.00',
    'Payment status: unpaid → partial',
  ]);
});

it('has a text when none of the compared fields differs', () => {
  expect(describeChanges(before, { ...before, version: 2 })).toHaveLength(1);
});
