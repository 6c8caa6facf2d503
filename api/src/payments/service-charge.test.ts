import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkAmount, isAmountCurrent } from '../payment-links/payment-link.rules.js';
import { SERVICE_CHARGE, splitPayment } from './service-charge.js';

const paise = fc.integer({ min: 1, max: 1_000_000_000 });

describe('a payment through a link', () => {
  it('is divided without losing a paisa, and never exceeds the amount due', () => {
    fc.assert(
      fc.property(paise, fc.nat(1_000_000), fc.nat(1_000_000_000), (amount, before, due) => {
        const split = splitPayment({ amount, before, due });
        expect(split.applied + split.serviceCharge + split.overpayment).toBe(amount);
        expect(split.applied).toBeLessThanOrEqual(due);
        expect(
          Math.min(split.applied, split.serviceCharge, split.overpayment),
        ).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('pays the order and one service charge, in any number of parts', () => {
    fc.assert(
      fc.property(fc.array(paise, { minLength: 1, maxLength: 10 }), (parts) => {
        const all = parts.reduce((sum, part) => sum + part, 0);
        fc.pre(all > SERVICE_CHARGE);
        const sums = { before: 0, due: all - SERVICE_CHARGE, charged: 0 };
        for (const amount of parts) {
          const { applied, serviceCharge, overpayment } = splitPayment({ amount, ...sums });
          expect(overpayment).toBe(0);
          sums.before += amount;
          sums.due -= applied;
          sums.charged += serviceCharge;
        }
        expect(sums).toEqual({ before: all, due: 0, charged: SERVICE_CHARGE });
      }),
    );
  });

  it('the link is correct after each part', () => {
    fc.assert(
      fc.property(paise, fc.integer({ min: 1, max: 99 }), (due, percent) => {
        const bill = { due };
        const link = { amount: linkAmount(bill), amountPaid: 0 };
        expect(isAmountCurrent(link, bill)).toBe(true);
        const amount = Math.max(1, Math.floor((link.amount * percent) / 100));
        const { applied } = splitPayment({ amount, before: 0, due });
        fc.pre(applied < due);
        expect(
          isAmountCurrent({ ...link, amountPaid: amount }, { ...bill, due: due - applied }),
        ).toBe(true);
      }),
    );
  });

  it('is refunded with its service charge when nothing was due', () => {
    expect(splitPayment({ amount: 5_100, before: 0, due: 0 })).toEqual({
      applied: 0,
      serviceCharge: 0,
      overpayment: 5_100,
    });
  });
});

describe('an order requests a payment', () => {
  it('when an amount is due: that amount and the service charge', () => {
    expect(linkAmount({ due: 5_000 })).toBe(5_100);
    expect(linkAmount({ due: 1 })).toBe(101);
    expect(linkAmount({ due: 0 })).toBe(0);
  });
});
