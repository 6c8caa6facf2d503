import { expect, it } from 'vitest';
import { paidByMethod } from './paidByMethod';

it('sums payments by method after refunds, without the service charge', () => {
  expect(
    paidByMethod([
      { amount: 50_000, kind: 'PAYMENT', method: 'CASH' },
      { amount: 20_000, kind: 'PAYMENT', method: 'ONLINE' },
      { amount: 100, kind: 'SERVICE_CHARGE', method: 'ONLINE' },
      { amount: 700, kind: 'OVERPAYMENT', method: 'ONLINE' },
      { amount: -10_000, kind: 'REFUND', method: 'CASH' },
      { amount: 300, kind: 'PAYMENT', method: null },
      { amount: 900, kind: 'PAYMENT', method: 'UPI' },
      { amount: -900, kind: 'REVERSAL', method: 'UPI' },
    ]),
  ).toEqual([
    ['Paid (Cash)', 40_000],
    ['Paid (Online)', 20_700],
    ['Paid (Not specified)', 300],
  ]);
});
