import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '../platform/errors.js';
import { MAX_TOTAL } from '../platform/money.js';
import { PaymentStatus } from '../orders/payment.status.js';
import { refusedFields } from '../testing/refusals.js';
import { remainingAfterRefund, newPaidAmount, reversalsByMethod } from './payment-calculation.js';

const total = fc.integer({ min: 0, max: MAX_TOTAL });
const wanted = fc.record({
  status: fc.constantFrom(...Object.values(PaymentStatus)),
  partialAmount: fc.option(
    fc.oneof(fc.integer({ min: -10, max: MAX_TOTAL + 10 }), fc.double(), fc.constant(Number.NaN)),
  ),
});

/** The paid amount after a change; the amount before it if the change is refused. */
function after(paidAmount: number, totalPrice: number, edit: Parameters<typeof newPaidAmount>[0]) {
  try {
    return newPaidAmount(edit, { totalPrice, paidAmount });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const refused = Object.keys(error.details.fields ?? {});
    if (
      refused.join() === (totalPrice === 0 && edit.status === 'unpaid' ? 'status' : 'partialAmount')
    )
      return paidAmount;
    throw error;
  }
}

describe('the ledger', () => {
  it('keeps the paid amount between 0 and the total for any entry', () => {
    fc.assert(
      fc.property(total, fc.array(wanted, { maxLength: 30 }), (totalPrice, edits) => {
        let paid = 0;
        const entries: number[] = [];
        for (const edit of edits) {
          const now = after(paid, totalPrice, edit);
          if (now !== paid) entries.push(now - paid);
          paid = now;
          expect(Number.isSafeInteger(paid)).toBe(true);
          expect(paid >= 0 && paid <= totalPrice).toBe(true);
        }
        expect(entries.reduce((sum, entry) => sum + entry, 0)).toBe(paid);
        expect(entries).not.toContain(0);
      }),
    );
  });

  it('pays the amount due, reverses all payments, or sets the entered amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: MAX_TOTAL }), fc.nat(), (totalPrice, seed) => {
        const order = { totalPrice, paidAmount: seed % totalPrice };
        expect(newPaidAmount({ status: 'paid' }, order)).toBe(totalPrice);
        expect(newPaidAmount({ status: 'unpaid' }, order)).toBe(0);
        const partialAmount = 1 + (seed % totalPrice);
        expect(newPaidAmount({ status: 'partial', partialAmount }, order)).toBe(partialAmount);
      }),
    );
  });

  it.each([null, 0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 100_001, 1e15])(
    'refuses %s of an order of ₹1000',
    (partialAmount) => {
      const order = { totalPrice: 100_000, paidAmount: 0 };
      expect(() => newPaidAmount({ status: 'partial', partialAmount }, order)).toThrow(AppError);
    },
  );
});

describe('a refund', () => {
  const held = fc.record({ totalPrice: total, paidAmount: total, overpayment: total });

  it('reduces the payments by exactly its amount, and leaves the bill paid if possible', () => {
    fc.assert(
      fc.property(held, fc.nat(), (order, seed) => {
        const { totalPrice, paidAmount, overpayment } = order;
        const refundable = paidAmount + overpayment;
        fc.pre(refundable > 0);
        const amount = 1 + (seed % refundable);
        const after = remainingAfterRefund(amount, order);
        expect(after.paidAmount + after.overpayment).toBe(refundable - amount);
        expect(Math.min(after.paidAmount, after.overpayment)).toBeGreaterThanOrEqual(0);
        if (amount >= paidAmount - totalPrice) expect(after.paidAmount <= totalPrice).toBe(true);
        if (after.paidAmount < Math.min(paidAmount, totalPrice)) expect(after.overpayment).toBe(0);
      }),
    );
  });

  it.each([
    [1, { paidAmount: 99_999, overpayment: 0 }],
    [100_000, { paidAmount: 0, overpayment: 0 }],
  ])('of %i from ₹1000 becomes %o', (amount, left) => {
    expect(
      remainingAfterRefund(amount, { totalPrice: 100_000, paidAmount: 100_000, overpayment: 0 }),
    ).toEqual(left);
  });

  it.each([0, -1, 0.5, Number.NaN, 100_001, 1e15])('of %d is refused', (amount) => {
    const order = { totalPrice: 100_000, paidAmount: 90_000, overpayment: 10_000 };
    expect(() => remainingAfterRefund(amount, order)).toThrow(AppError);
  });
});

describe('a reversal without a method', () => {
  const way = fc.record({
    method: fc.constantFrom('cash' as const, 'upi' as const, null),
    amount: fc.integer({ min: -1000, max: 1000 }),
  });

  it('adds up, and reverses at most the amount paid by each method', () => {
    fc.assert(
      fc.property(
        fc.array(way, { maxLength: 4 }),
        fc.integer({ min: 1, max: 3000 }),
        (held, amount) => {
          const entries = reversalsByMethod(amount, held);
          expect(entries.reduce((sum, one) => sum + one.amount, 0)).toBe(-amount);
          expect(entries.every((one) => one.amount < 0)).toBe(true);
          for (const method of ['cash', 'upi'] as const) {
            const there = held.filter((one) => one.method === method && one.amount > 0);
            const back = entries.filter((one) => one.method === method);
            const sum = (ways: readonly { amount: number }[]) =>
              ways.reduce((total, one) => total + one.amount, 0);
            expect(sum(there) + sum(back)).toBeGreaterThanOrEqual(0);
          }
        },
      ),
    );
  });

  it('uses the first methods first', () => {
    const held = [
      { method: 'upi' as const, amount: 300 },
      { method: 'cash' as const, amount: 500 },
    ];
    expect(reversalsByMethod(400, held)).toEqual([
      { method: 'upi', amount: -300 },
      { method: 'cash', amount: -100 },
    ]);
    expect(reversalsByMethod(900, held).at(-1)).toEqual({ method: null, amount: -100 });
  });
});

describe('what the ledger refuses', () => {
  const order = { totalPrice: 50_000, paidAmount: 20_000 };
  const held = { ...order, overpayment: 500 };
  const refund = (amount: number, of: typeof held, field?: string) => () =>
    remainingAfterRefund(amount, of, field);
  const part = (partialAmount?: number) => () =>
    newPaidAmount({ status: PaymentStatus.PARTIAL, partialAmount }, order);
  const unpaid = () =>
    newPaidAmount({ status: PaymentStatus.UNPAID }, { totalPrice: 0, paidAmount: 0 });

  it.each([
    [part(), { partialAmount: 'Please enter an amount' }],
    [part(0), { partialAmount: 'The amount must be more than ₹0' }],
    [part(50_001), { partialAmount: 'The amount must be at most the total of ₹500.00' }],
    [unpaid, { status: 'There is nothing to pay on this order' }],
    [refund(0, held), { amount: 'The amount must be more than ₹0' }],
    [refund(20_501, held), { amount: 'You can refund at most ₹205.00' }],
    [refund(20_501, held, 'refund'), { refund: 'You can refund at most ₹205.00' }],
    [
      refund(1, { totalPrice: 50_000, paidAmount: 0, overpayment: 0 }),
      { amount: 'There is nothing to refund on this order' },
    ],
  ])('has its message at the field', (ask, fields) => {
    expect(refusedFields(ask)).toEqual(fields);
  });
});
