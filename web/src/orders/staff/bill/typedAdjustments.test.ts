import { describe, expect, it } from 'vitest';
import { billItems } from './billItems';
import {
  areOthers,
  adjustmentErrors,
  adjustmentInputs,
  billRefusal,
  billTotal,
  typedAdjustments,
  withNewLine,
  type TypedAdjustment,
} from './typedAdjustments';

const share: TypedAdjustment = {
  ...{ key: 'a', kind: 'DISCOUNT', unit: '%', size: '12.5', reason: 'Regular customer' },
};
const fee: TypedAdjustment = {
  ...{ key: 'b', kind: 'DELIVERY_FEE', unit: '₹', size: '40', reason: 'Outside the area' },
};

const terms = { taxIsAdded: false, isInterState: false, roundsToRupee: false, taxRate: 1800 };
/** Totals of a single item at this price. */
const of = (price: number, how: Partial<typeof terms> = {}) =>
  billItems([{ quantity: 1, price }], { ...terms, ...how });

describe('adjustments of a bill', () => {
  it('are loaded and sent unchanged', () => {
    const saved = [
      { id: 'a', kind: 'DISCOUNT' as const, amount: -125, basisPoints: 1250, reason: 'Regular' },
      { id: 'b', kind: 'DISCOUNT' as const, amount: -5000, basisPoints: null, reason: 'Stain' },
      { id: 'c', kind: 'SURCHARGE' as const, amount: 3050, basisPoints: null, reason: 'Stairs' },
    ];
    const typed = typedAdjustments(saved);
    expect(typed.map(({ unit, size }) => unit + size)).toEqual(['%12.5', '₹50.00', '₹30.50']);
    expect(adjustmentInputs(typed)).toEqual([
      { kind: 'DISCOUNT', basisPoints: 1250, reason: 'Regular' },
      { kind: 'DISCOUNT', amount: 5000, reason: 'Stain' },
      { kind: 'SURCHARGE', amount: 3050, reason: 'Stairs' },
    ]);
  });

  it('add up to the total, rounded half up', () => {
    expect(billTotal(of(10_000), [share, fee])).toBe(10_000 - 1250 + 4000);
    expect(billTotal(of(260), [share])).toBe(260 - 33);
    expect(billTotal(of(10_000), [])).toBe(10_000);
  });

  it('include added tax and rounding', () => {
    const added = { taxIsAdded: true };
    expect(billTotal(of(10_000, added), [])).toBe(11_800);
    expect(billTotal(of(10_000, added), [share, fee])).toBe(12_750 + 2 * 1148);
    expect(billTotal(of(10_000, { ...added, isInterState: true }), [share, fee])).toBe(15_045);
    expect(billTotal(of(10_050, { roundsToRupee: true }), [])).toBe(10_100);
    expect(billTotal(of(10_049, { roundsToRupee: true }), [])).toBe(10_000);
    const two = [
      { quantity: 2, price: 5000, taxRate: 500 },
      { quantity: 1, price: 10_000 },
    ];
    expect(billTotal(billItems(two, { ...terms, ...added }), [])).toBe(20_000 + 500 + 1800);
  });

  it('exclude tax and rounding from the form', () => {
    const tax = { id: 't', kind: 'TAX' as const, amount: 1800, basisPoints: 1800, reason: 'on' };
    expect(typedAdjustments([tax, { ...tax, kind: 'ROUNDING', basisPoints: null }])).toEqual([]);
  });

  it('are omitted while empty', () => {
    const adjustments = withNewLine([fee], 'DISCOUNT');
    expect(adjustments).toHaveLength(2);
    expect(billRefusal(of(10_000), adjustments)).toBeNull();
    expect(adjustmentInputs(adjustments)).toHaveLength(1);
    expect(areOthers(adjustments, [fee])).toBe(false);
    expect(areOthers([fee, share], [fee])).toBe(true);
    expect(areOthers([], [fee])).toBe(true);
  });

  it('each have a distinct name', () => {
    const adjustments = withNewLine(withNewLine([], 'DISCOUNT'), 'SURCHARGE').slice(1);
    expect(new Set(withNewLine(adjustments, 'DISCOUNT').map(({ key }) => key)).size).toBe(2);
  });

  it('are refused, and never left out, when they are not whole', () => {
    for (const size of ['', '0', '-1', '1.234', 'ten', '100.01'])
      expect(adjustmentErrors({ ...share, size }).size).toBe('Enter 0.01 to 100%');
    for (const size of ['', '0', '-1', '1.234'])
      expect(billRefusal(of(0), [{ ...fee, size }])).toBe(
        'Delivery fee: Enter an amount above zero',
      );
    expect(billRefusal(of(10_000), [{ ...share, reason: ' ' }])).toBe(
      'Discount: A reason is required',
    );
    expect(adjustmentErrors({ ...share, reason: 'x'.repeat(201) }).reason).toBeTruthy();
    expect(adjustmentErrors({ ...share, size: '100' })).toEqual({});
  });

  it('cannot reduce the bill below zero', () => {
    const off = (size: string): TypedAdjustment => ({ ...share, unit: '₹', size });
    expect(billRefusal(of(10_000), [off('100')])).toBeNull();
    expect(billRefusal(of(10_000), [off('100.01')])).toMatch(/discounts are higher/);
  });
});
