import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_TOTAL } from '../src/platform/money.js';
import { addedBy, allocate, sumOfTaxes, taxesOf, taxOf, type TaxedSum } from './tax.js';

const rate = fc.constantFrom(0, 25, 300, 500, 1200, 1800, 2800);
const sum: fc.Arbitrary<TaxedSum> = fc.record({
  sac: fc.constantFrom('9997', '998731'),
  rate,
  amount: fc.integer({ min: 0, max: MAX_TOTAL }),
});
const terms = fc.record({ isIncluded: fc.boolean(), isInterState: fc.boolean() });

/** Rounds half up, with integers only. */
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

  it('and the taxable value add up to the price if it includes tax; otherwise the price is the taxable value', () => {
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
    // Half of the tax is 0.45 or 0.54 paise, which rounds to 0 or 1.
    [5, false, false, { taxable: 5, cgst: 0, sgst: 0, igst: 0 }],
    [6, false, false, { taxable: 6, cgst: 1, sgst: 1, igst: 0 }],
    [1, true, true, { taxable: 1, cgst: 0, sgst: 0, igst: 0 }],
    [0, true, false, { taxable: 0, cgst: 0, sgst: 0, igst: 0 }],
  ])('of %i at 18%%, included %s, between states %s', (amount, isIncluded, isInterState, tax) => {
    expect(taxOf({ sac: '9997', rate: 1800, amount }, { isIncluded, isInterState })).toMatchObject(
      tax,
    );
  });
});

const items = fc.array(
  fc.record({
    sac: fc.constantFrom('9997', '998731'),
    rate,
    amount: fc.integer({ min: 0, max: MAX_TOTAL / 100 }),
  }),
  { minLength: 1, maxLength: 20 },
);
const sumOf = (all: readonly { amount: number }[]) =>
  all.reduce((total, { amount }) => total + amount, 0);

/** A random bill: items, and discounts or charges that never make it negative. */
const bill = items.chain((all) =>
  fc.record({
    all: fc.constant(all),
    adjustments: fc.integer({ min: -sumOf(all), max: 1_000_000 }),
  }),
);

describe('shares of an amount', () => {
  it('add up to it, each within a paisa of the exact share', () => {
    const weights = fc.array(fc.integer({ min: 0, max: MAX_TOTAL }), {
      minLength: 1,
      maxLength: 20,
    });
    fc.assert(
      fc.property(fc.integer({ min: -MAX_TOTAL, max: MAX_TOTAL }), weights, (amount, of) => {
        const shares = allocate(amount, of);
        expect(sumOf(shares.map((share) => ({ amount: share })))).toBe(amount);
        const whole = of.reduce((total, weight) => total + weight, 0);
        if (whole === 0) return;
        for (const [place, share] of shares.entries())
          expect(Math.abs(share - (amount * (of[place] ?? 0)) / whole)).toBeLessThan(1.001);
      }),
    );
  });

  it.each([
    [-100, [100, 200], [-33, -67]],
    [1, [1, 1], [1, 0]],
    [5, [0, 0], [5, 0]],
    [0, [3], [0]],
  ])('of %i by %j are %j', (amount, weights, shares) => {
    expect(allocate(amount, weights)).toEqual(shares);
  });
});

describe('the taxes of a bill', () => {
  it('are computed on the sum of each rate, and add up to its total', () => {
    fc.assert(
      fc.property(bill, terms, ({ all, adjustments }, how) => {
        const taxes = taxesOf(all, adjustments, how);
        const taxable = taxes.reduce((total, tax) => total + tax.taxable, 0);
        const asked = sumOf(all) + adjustments;
        expect(how.isIncluded ? taxable + sumOfTaxes(taxes) : taxable).toBe(asked);
        for (const { rate: of, ...tax } of taxes) {
          expect(tax.cgst).toBe(tax.sgst);
          if (of === 0 || how.isInterState) expect(tax.cgst).toBe(0);
          if (of === 0 || !how.isInterState) expect(tax.igst).toBe(0);
        }
        expect(new Set(taxes.map(({ sac, rate: of }) => `${sac} ${of}`)).size).toBe(taxes.length);
      }),
    );
  });

  it('of two rates share a discount by their sums', () => {
    const two = [
      { sac: '9997', rate: 1800, amount: 30_000 },
      { sac: '9997', rate: 500, amount: 10_000 },
    ];
    expect(taxesOf(two, -4000, { isIncluded: false, isInterState: false })).toEqual([
      { sac: '9997', rate: 1800, taxable: 27_000, cgst: 2430, sgst: 2430, igst: 0 },
      { sac: '9997', rate: 500, taxable: 9000, cgst: 225, sgst: 225, igst: 0 },
    ]);
  });

  it('of two kinds of service at one rate are computed on their sum, and then divided', () => {
    const two = [
      { sac: '9997', rate: 1800, amount: 3 },
      { sac: '998731', rate: 1800, amount: 3 },
    ];
    const taxes = taxesOf(two, 0, { isIncluded: false, isInterState: false });
    expect(taxes.map(({ sac, cgst }) => [sac, cgst])).toEqual([
      ['9997', 1],
      ['998731', 0],
    ]);
  });
});

describe('the amount added to a bill', () => {
  it('is the tax where prices exclude it, and the rounding to whole rupees', () => {
    const how = fc.record({
      taxIsAdded: fc.boolean(),
      isInterState: fc.boolean(),
      roundsToRupee: fc.boolean(),
    });
    fc.assert(
      fc.property(bill, how, ({ all, adjustments }, asked) => {
        const { taxes, rounding } = addedBy(all, adjustments, asked);
        const total = sumOf(all) + adjustments + sumOfTaxes(taxes);
        expect(taxes.length > 0).toBe(asked.taxIsAdded);
        if (!asked.roundsToRupee) expect(rounding).toBe(0);
        if (!asked.roundsToRupee) return;
        expect((total + rounding) % 100).toBe(0);
        expect(rounding).toBeGreaterThanOrEqual(-49);
        expect(rounding).toBeLessThanOrEqual(50);
      }),
    );
  });
});

describe('an amount in shares', () => {
  it.each([
    [10, [1, 1, 1], [4, 3, 3]],
    [5, [3, 1, 2], [2, 1, 2]],
    [-5, [3, 1, 2], [-2, -1, -2]],
    [7, [0, 0], [7, 0]],
  ])(
    '%i by %j is %j: the remainder goes to the largest fraction, then to the first',
    (...given) => {
      const [amount, weights, shares] = given;
      expect(allocate(amount, weights)).toEqual(shares);
    },
  );
});

describe('the taxes of a bill with two rates', () => {
  const laundry = { sac: '9997', rate: 1800, amount: 10_000 };
  const books = { sac: '998731', rate: 500, amount: 20_000 };

  it('have one row for each service and rate', () => {
    const how = { isIncluded: false, isInterState: false };
    expect(taxesOf([laundry, books], 0, how)).toEqual([
      { sac: '9997', rate: 1800, taxable: 10_000, cgst: 900, sgst: 900, igst: 0 },
      { sac: '998731', rate: 500, taxable: 20_000, cgst: 500, sgst: 500, igst: 0 },
    ]);
  });

  it('are added to the prices where prices exclude tax, and the total is rounded', () => {
    const how = { taxIsAdded: true, isInterState: true, roundsToRupee: true };
    const { taxes, rounding } = addedBy([laundry, { ...books, amount: 20_010 }], 0, how);
    expect(taxes.map(({ igst }) => igst)).toEqual([1800, 1001]);
    expect(rounding).toBe(-11);
  });
});
