import { describe, expect, it } from 'vitest';
import { amountError, dueTone, paymentInput, type PaymentValues } from './paymentRules';

const order = { totalPrice: 100_000, paidAmount: 30_000, due: 70_000 };
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

  it('refuses no amount, nothing, and more than is due', () => {
    for (const wrong of ['', '0', 'x', '-5', '700.01']) {
      expect(amountError(partial(wrong), order)).toBeTruthy();
    }
    expect(amountError(partial('700'), order)).toBeUndefined();
    expect(amountError({ ...partial(''), status: 'UNPAID' }, order)).toBeUndefined();
  });
});

describe('colour of the due amount', () => {
  it('is green, yellow or red', () => {
    expect(dueTone({ due: 0, paidAmount: 5 })).toBe('green');
    expect(dueTone({ due: 5, paidAmount: 5 })).toBe('yellow');
    expect(dueTone({ due: 5, paidAmount: 0 })).toBe('red');
  });
});
