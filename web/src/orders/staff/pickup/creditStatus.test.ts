import { describe, expect, it } from 'vitest';
import type { CreditLine_OrderFragment } from './CreditLine.generated';
import { creditStatus } from './creditStatus';

const waiting: CreditLine_OrderFragment = {
  ...{ orderStatus: 'WAITING_FOR_PICKUP', paidAmount: 0, due: 0 },
  credit: { limit: 500_000, owed: 420_000 },
};

/** An order with a bill of ₹1,000, of which ₹300 are paid. It is part of the balance. */
const picked: CreditLine_OrderFragment = {
  ...waiting,
  ...{ orderStatus: 'PICKED', paidAmount: 30_000, due: 70_000 },
};

describe('the credit of an enterprise', () => {
  it('shows the amount owed up to the limit without a warning', () => {
    expect(creditStatus({ ...waiting, credit: null }, 100_000)).toBeNull();
    const said = { text: '₹4,200.00 due, credit limit ₹5,000.00.', isAbove: false };
    expect(creditStatus(waiting, 0)).toEqual(said);
    expect(creditStatus(waiting, 80_000)).toEqual(said);
  });

  it('shows a warning from one paisa above the limit', () => {
    expect(creditStatus(waiting, 80_001)).toEqual({
      text: '₹4,200.00 due, credit limit ₹5,000.00. With this bill it is ₹0.01 above the limit.',
      isAbove: true,
    });
    const none = { ...waiting, credit: { limit: 0, owed: 0 } };
    expect(creditStatus(none, 12_000)?.text).toBe(
      '₹0.00 due, credit limit ₹0.00. With this bill it is ₹120.00 above the limit.',
    );
  });

  it('counts a corrected bill once, without its payments', () => {
    expect(creditStatus(picked, 100_000)?.isAbove).toBe(false);
    expect(creditStatus(picked, 180_000)?.isAbove).toBe(false);
    expect(creditStatus(picked, 180_100)?.text).toContain(
      'With this bill it is ₹1.00 above the limit',
    );
  });
});
