import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_TOTAL } from '../../platform/money.js';
import { refusedFields } from '../../testing/refusals.js';
import { AdjustmentKind, isComputed } from '../order-adjustment.entity.js';
import {
  toWantedAdjustment,
  adjustmentInWords,
  priceAdjustments,
  percentageOf,
  describeBillChange,
  describeNewBill,
  expressAdjustments,
} from './adjustment.rules.js';

const ASKED = Object.values(AdjustmentKind).filter((kind) => !isComputed({ kind }));

const reason = 'Regular customer';
const amount = fc.integer({ min: 1, max: 50_000_000 });
const wanted = fc.oneof(
  fc.record({ kind: fc.constantFrom(...ASKED), amount }),
  fc.record({
    kind: fc.constant(AdjustmentKind.DISCOUNT),
    basisPoints: fc.integer({ min: 1, max: 10_000 }),
  }),
);
const adjustments = fc.array(
  wanted.map((line) => ({ ...line, reason })),
  { maxLength: 20 },
);
const itemsTotal = fc.integer({ min: 0, max: MAX_TOTAL });

describe('a percentage of the items', () => {
  it('is rounded half up to the paisa, for any sum', () => {
    fc.assert(
      fc.property(itemsTotal, fc.integer({ min: 1, max: 10_000 }), (sum, basisPoints) => {
        const exact = BigInt(sum) * BigInt(basisPoints);
        expect(BigInt(percentageOf(sum, basisPoints))).toBe((exact + 5000n) / 10_000n);
      }),
    );
  });

  it.each([
    [1, 5000, 1],
    [1, 4999, 0],
    [250, 1250, 31],
    [260, 1250, 33],
    [1_000_000_000, 10_000, 1_000_000_000],
    [0, 10_000, 0],
  ])('%i × %i is %i', (sum, basisPoints, share) => {
    expect(percentageOf(sum, basisPoints)).toBe(share);
  });
});

it.each([AdjustmentKind.TAX, AdjustmentKind.ROUNDING])('%s is never asked for', (kind) => {
  expect(refusedFields(() => priceAdjustments([{ kind, amount: 100, reason }], 1000))).toEqual({
    'adjustments.0.kind': 'This line is calculated automatically',
  });
});

describe('the adjustments of a bill', () => {
  it('plus the items are the total, which is never below 0', () => {
    fc.assert(
      fc.property(adjustments, itemsTotal, (asked, items) => {
        const sum = asked.reduce((total, line) => {
          const size = 'amount' in line ? line.amount : percentageOf(items, line.basisPoints);
          return line.kind === 'discount' ? total - size : total + size;
        }, items);
        if (sum < 0 || sum > MAX_TOTAL) {
          expect(Object.keys(refusedFields(() => priceAdjustments(asked, items)))).toEqual([
            'adjustments',
          ]);
          return;
        }
        const bill = priceAdjustments(asked, items);
        expect(bill.totalPrice).toBe(sum);
        expect(bill.adjustments.reduce((total, line) => total + line.amount, items)).toBe(sum);
        for (const line of bill.adjustments)
          expect(line.kind === 'discount' ? -line.amount : line.amount).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('are the same when computed again for the same items', () => {
    fc.assert(
      fc.property(adjustments, itemsTotal, (asked, items) => {
        fc.pre(Object.keys(refusedFields(() => priceAdjustments(asked, items))).length === 0);
        const first = priceAdjustments(asked, items);
        expect(priceAdjustments(first.adjustments.map(toWantedAdjustment), items)).toEqual(first);
      }),
    );
  });

  it('change with the items if they are percentages', () => {
    const asked = [
      { kind: AdjustmentKind.DISCOUNT, basisPoints: 1000, reason },
      { kind: AdjustmentKind.DISCOUNT, amount: 100, reason },
    ];
    const first = priceAdjustments(asked, 10_000);
    expect(first).toMatchObject({
      totalPrice: 8900,
      adjustments: [{ amount: -1000 }, { amount: -100 }],
    });
    expect(priceAdjustments(first.adjustments.map(toWantedAdjustment), 20_000).totalPrice).toBe(
      17_900,
    );
  });

  it.each([
    [{ kind: AdjustmentKind.DISCOUNT }, 'adjustments.0.amount'],
    [{ kind: AdjustmentKind.DISCOUNT, amount: 100, basisPoints: 100 }, 'adjustments.0.amount'],
    [{ kind: AdjustmentKind.DELIVERY_FEE, basisPoints: 100 }, 'adjustments.0.basisPoints'],
  ])('%j is refused at %s', (line, field) => {
    const fields = refusedFields(() => priceAdjustments([{ ...line, reason }], 10_000));
    expect(Object.keys(fields)).toEqual([field]);
  });

  it('can reduce the bill to 0, but not below', () => {
    const off = (paise: number) => [{ kind: AdjustmentKind.DISCOUNT, amount: paise, reason }];
    expect(priceAdjustments(off(10_000), 10_000).totalPrice).toBe(0);
    expect(refusedFields(() => priceAdjustments(off(10_001), 10_000))).toEqual({
      adjustments: 'Discounts of ₹100.01 are more than the bill of ₹100.00',
    });
  });

  // The test uses a literal instead of the constant, so that it notices a changed limit.
  it('are at most 20', () => {
    const many = (count: number) =>
      Array.from({ length: count }, () => ({ kind: AdjustmentKind.SURCHARGE, amount: 1, reason }));
    expect(priceAdjustments(many(20), 0).adjustments).toHaveLength(20);
    expect(refusedFields(() => priceAdjustments(many(21), 0))).toEqual({
      adjustments: 'A bill has at most 20 discounts and charges',
    });
  });

  it('have a text that fits into a timeline event', () => {
    const [share] = priceAdjustments(
      [{ kind: 'discount', basisPoints: 1250, reason }],
      8000,
    ).adjustments;
    expect(share && adjustmentInWords(share)).toBe('Discount 12.5% (Regular customer)');
    const long = { kind: AdjustmentKind.SURCHARGE, amount: 100, reason: 'x'.repeat(200) };
    const bill = priceAdjustments([long, long, long], 8000);
    expect(describeBillChange(8000, bill, true)).toHaveLength(500);
    expect(describeBillChange(8000, { totalPrice: 8000, adjustments: [] }, true)).toBe(
      'Total ₹80.00 → ₹80.00. No discounts or charges',
    );
  });
});

describe('a bill that is refused', () => {
  const fee = { kind: AdjustmentKind.DELIVERY_FEE, reason };
  it.each([
    [
      'a fee in percent',
      { ...fee, basisPoints: 100 },
      { 'adjustments.0.basisPoints': 'A delivery fee is an amount, not a percentage' },
    ],
    ['no size', fee, { 'adjustments.0.amount': 'Enter an amount or a percentage' }],
    [
      'a total above the maximum',
      { ...fee, amount: 1 },
      { adjustments: 'An order can be at most ₹1,00,00,000.00' },
    ],
  ])('has %s', (_, line, fields) => {
    expect(refusedFields(() => priceAdjustments([line], MAX_TOTAL))).toEqual(fields);
  });
  it('names discounts and bill when the discounts are larger', () => {
    const lines = [
      { kind: AdjustmentKind.DISCOUNT, amount: 30_000, reason },
      { ...fee, amount: 5000 },
    ];
    expect(refusedFields(() => priceAdjustments(lines, 20_000))).toEqual({
      adjustments: 'Discounts of ₹300.00 are more than the bill of ₹250.00',
    });
  });
  it('is none with the maximum itself', () => {
    const total = MAX_TOTAL - 1;
    expect(priceAdjustments([{ ...fee, amount: 1 }], total).totalPrice).toBe(MAX_TOTAL);
  });
});

describe('the express surcharge of an order', () => {
  it.each([
    [{ expressBasisPoints: null, expressAmount: null }, []],
    [{ expressBasisPoints: 2000, expressAmount: null }, [{ basisPoints: 2000, amount: null }]],
    [{ expressBasisPoints: null, expressAmount: 5000 }, [{ basisPoints: null, amount: 5000 }]],
  ])('%o', (saved, lines) => {
    const named = lines.map((line) => ({
      ...line,
      kind: AdjustmentKind.SURCHARGE,
      reason: 'Express',
    }));
    expect(expressAdjustments(saved)).toEqual(named);
  });
});

describe('the timeline text of a bill', () => {
  const bill = {
    reasons: ['Curtain: not on the list', 'Tent: once'],
    adjustments: [
      { kind: AdjustmentKind.DISCOUNT, amount: -1000, basisPoints: 1250, reason },
      { kind: AdjustmentKind.DELIVERY_FEE, amount: 5000, basisPoints: null, reason: 'Far' },
    ],
  };
  const lines = 'Discount 12.5% (Regular customer) -₹10.00, Delivery fee (Far) ₹50.00';
  it('lists items without a cloth type, discounts and charges', () => {
    expect(describeNewBill(bill)).toBe(`Curtain: not on the list, Tent: once. ${lines}`);
    expect(describeNewBill({ adjustments: [] })).toBeNull();
  });
  it('says which charges a change lowered', () => {
    expect(describeBillChange(9000, { ...bill, reasons: [], totalPrice: 8000 }, true, 1000)).toBe(
      `Total ₹90.00 → ₹80.00. Charges lowered by ₹10.00. ${lines}`,
    );
  });
  it('has at most 500 characters', () => {
    const text = (length: number) =>
      describeNewBill({ adjustments: [], reasons: ['x'.repeat(length)] });
    expect(text(500)).toBe('x'.repeat(500));
    expect(text(501)).toBe(`${'x'.repeat(499)}…`);
  });
});
