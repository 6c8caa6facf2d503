import { describe, expect, it } from 'vitest';
import {
  amountError,
  currentPayment,
  dueTone,
  isUnchanged,
  paymentInput,
  amountReversed,
  withWaiting,
  type PaymentValues,
} from './paymentRules';

const order = {
  paymentStatus: 'PARTIAL' as const,
  totalPrice: 100_000,
  paidAmount: 30_000,
  due: 70_000,
};
const partial = (amount: string): PaymentValues => ({
  status: 'PARTIAL',
  amount,
  method: '',
  reference: '',
});

describe('a payment that staff record', () => {
  it('sends a part payment as paid before plus received now', () => {
    expect(paymentInput(partial('200.50'), order)).toEqual({
      status: 'PARTIAL',
      partialAmount: 50_050,
    });
  });

  it('sends no amount with paid or unpaid', () => {
    expect(paymentInput({ ...partial('200'), status: 'PAID' }, order)).toEqual({ status: 'PAID' });
  });

  it('sends method and reference when they were given', () => {
    const input = paymentInput({ ...partial('1'), method: 'UPI', reference: ' R1 ' }, order);
    expect(input).toMatchObject({ method: 'UPI', reference: 'R1' });
  });

  it('rejects an empty amount, zero, and more than is due', () => {
    for (const wrong of ['0', 'x', '-5', '700.01']) {
      expect(amountError(partial(wrong), order)).toBeTruthy();
    }
    expect(amountError(partial('12.345'), order)).toBe('Enter rupees with at most two decimals');
    for (const none of ['', '0', '-1'])
      expect(amountError(partial(none), { ...order, paymentStatus: 'UNPAID' })).toBe(
        'Enter an amount above zero',
      );
    expect(amountError(partial('700'), order)).toBeUndefined();
    expect(amountError({ ...partial(''), status: 'UNPAID' }, order)).toBeUndefined();
    expect(amountError({ ...partial(''), reference: 'R1' }, order)).toBeTruthy();
    expect(amountError(partial(''), { ...order, paymentStatus: 'UNPAID' })).toBeTruthy();
    expect(amountError(partial('1'), { ...order, paymentStatus: 'PAID', due: 0 })).toMatch(
      /Refund/,
    );
  });

  it.each(['PAID', 'UNPAID', 'PARTIAL'] as const)(
    'starts with the current status: %s',
    (paymentStatus) => {
      const now = { ...order, paymentStatus };
      expect(currentPayment(now)).toEqual({
        status: paymentStatus,
        amount: '',
        method: '',
        reference: '',
      });
      expect(isUnchanged(currentPayment(now), now)).toBe(true);
      expect(isUnchanged({ ...currentPayment(now), amount: '1' }, now)).toBe(false);
      expect(isUnchanged({ ...currentPayment(now), method: 'UPI' }, now)).toBe(false);
    },
  );

  it('reverses payments for "unpaid" only', () => {
    expect(amountReversed({ ...partial(''), status: 'UNPAID' }, order)).toBe(30_000);
    expect(amountReversed({ ...partial(''), status: 'UNPAID' }, { ...order, paidAmount: 0 })).toBe(
      0,
    );
    expect(amountReversed({ ...partial(''), status: 'PAID' }, order)).toBe(0);
    expect(amountReversed(partial('1'), order)).toBe(0);
  });
});

it('counts queued payments of the phone as paid', () => {
  expect(withWaiting(order, 0)).toBe(order);
  expect(withWaiting(order, 20_000)).toEqual({ ...order, paidAmount: 50_000, due: 50_000 });
  expect(withWaiting(order, 70_000)).toMatchObject({ due: 0, paymentStatus: 'PAID' });
  expect(paymentInput(partial('100'), withWaiting(order, 20_000))?.partialAmount).toBe(60_000);
});

describe('colour of the due amount', () => {
  it('is green, yellow or red', () => {
    expect(dueTone({ due: 0, paidAmount: 5 })).toBe('green');
    expect(dueTone({ due: 5, paidAmount: 5 })).toBe('yellow');
    expect(dueTone({ due: 5, paidAmount: 0 })).toBe('red');
  });
});
