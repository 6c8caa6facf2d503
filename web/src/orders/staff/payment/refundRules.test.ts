import { describe, expect, it } from 'vitest';
import {
  emptyRefund,
  owedAgain,
  refundError,
  refundInput,
  refundLabel,
  refundSchema,
} from './refundRules';

const bounds = { least: 1, most: 30_000 };
const filled = {
  amount: '200',
  method: 'UPI' as const,
  reason: ' A stain stayed ',
  after: '' as const,
};

describe('a refund', () => {
  it('has no default method', async () => {
    expect(emptyRefund).toEqual({ amount: '', method: '', reason: '', after: '' });
    expect(refundInput(emptyRefund)).toBeNull();
    expect(await refundSchema(bounds).isValid(emptyRefund)).toBe(false);
  });

  it('is at most the refundable amount, to the paisa', () => {
    for (const wrong of ['', '0', 'x', '-5', '300.01']) {
      expect(refundError(wrong, bounds), wrong).toBeTruthy();
    }
    for (const right of ['0.01', '200', '300.00']) {
      expect(refundError(right, bounds), right).toBeUndefined();
    }
  });

  it('is at least the amount paid above a smaller bill', () => {
    const difference = { least: 5_000, most: 30_000 };
    expect(refundError('49.99', difference)).toBe('Refund at least ₹50.00');
    expect(refundError('50', difference)).toBeUndefined();
  });

  it('needs a method and a reason', async () => {
    const valid = (changes: object) => refundSchema(bounds).isValid({ ...filled, ...changes });
    expect(await valid({})).toBe(true);
    expect(await valid({ method: '' })).toBe(false);
    expect(await valid({ reason: '   ' })).toBe(false);
    expect(await valid({ reason: 'x'.repeat(300) })).toBe(true);
    expect(await valid({ reason: 'x'.repeat(301) })).toBe(false);
  });

  it('is sent in paise, and its button names the amount', () => {
    expect(refundInput(filled)).toEqual({
      amount: 20_000,
      method: 'UPI',
      reason: 'A stain stayed',
    });
    expect(refundLabel('200', bounds)).toBe('Refund ₹200.00');
    expect(refundLabel('300.01', bounds)).toBe('Refund');
    expect(refundLabel('', bounds)).toBe('Refund');
  });
});

describe('the amount that an order owes again', () => {
  const paid = { totalPrice: 30_000, paidAmount: 30_000, refundable: 30_000 };

  it.each([
    [20_000, { ...paid, orderStatus: 'DELIVERED' as const }, 20_000],
    [20_000, { ...paid, orderStatus: 'CANCELLED' as const }, 0],
    // ₹50 paid above the bill, and ₹20 paid online that were never due.
    [7000, { ...paid, paidAmount: 35_000, refundable: 37_000, orderStatus: 'PICKED' as const }, 0],
    [7001, { ...paid, paidAmount: 35_000, refundable: 37_000, orderStatus: 'PICKED' as const }, 1],
  ])('of %i of %o is %i', (amount, order, owed) => {
    expect(owedAgain(amount, order)).toBe(owed);
  });
});
