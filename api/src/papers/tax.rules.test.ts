import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_TOTAL } from '../platform/money.js';
import { taxOf, type TaxedSum } from './tax.rules.js';

const rate = fc.constantFrom(0, 25, 300, 500, 1200, 1800, 2800);
const sum: fc.Arbitrary<TaxedSum> = fc.record({
  sac: fc.constantFrom('9997', '998731'),
  rate,
  amount: fc.integer({ min: 0, max: MAX_TOTAL }),
});
const terms = fc.record({ isIncluded: fc.boolean(), isInterState: fc.boolean() });

/** Half up, with whole numbers alone. */
const rounded = (amount: number, of: number, whole: number): number =>
  Number((2n * BigInt(amount) * BigInt(of) + BigInt(whole)) / (2n * BigInt(whole)));

describe('the tax of a sum', () => {
  it('is its share rounded half up, and two equal halves within a state', () => {
    fc.assert(
      fc.property(sum, terms, (asked, { isIncluded, isInterState }) => {
        const { cgst, sgst, igst } = taxOf(asked, { isIncluded, isInterState });
        const whole = isIncluded ? 10_000 + asked.rate : 10_000;
        expect(igst).toBe(isInterState ? rounded(asked.amount, asked.rate, whole) : 0);
        expect(cgst).toBe(isInterState ? 0 : rounded(asked.amount, asked.rate, 2 * whole));
        expect(sgst).toBe(cgst);
      }),
    );
  });

  it('adds up with what it is of: to the price where that has it within, to the price and the tax elsewhere', () => {
    fc.assert(
      fc.property(sum, terms, (asked, how) => {
        const { taxable, cgst, sgst, igst } = taxOf(asked, how);
        expect(how.isIncluded ? taxable + cgst + sgst + igst : taxable).toBe(asked.amount);
        expect(Math.min(taxable, cgst, igst)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it.each([
    [11_800, true, false, { taxable: 10_000, cgst: 900, sgst: 900, igst: 0 }],
    [11_800, true, true, { taxable: 10_000, cgst: 0, sgst: 0, igst: 1800 }],
    [10_000, false, false, { taxable: 10_000, cgst: 900, sgst: 900, igst: 0 }],
    // 0.45 and 0.55 paise of each half.
    [5, false, false, { taxable: 5, cgst: 0, sgst: 0, igst: 0 }],
    [6, false, false, { taxable: 6, cgst: 1, sgst: 1, igst: 0 }],
    [1, true, true, { taxable: 1, cgst: 0, sgst: 0, igst: 0 }],
    [0, true, false, { taxable: 0, cgst: 0, sgst: 0, igst: 0 }],
  ])('of %i at 18 %%, included %s, between states %s', (amount, isIncluded, isInterState, tax) => {
    expect(taxOf({ sac: '9997', rate: 1800, amount }, { isIncluded, isInterState })).toMatchObject(
      tax,
    );
  });
});
