import { describe, expect, it } from 'vitest';
import { refusedFields } from '../../testing/refusals.js';
import { AdjustmentKind } from '../order-adjustment.entity.js';
import type { PricedAdjustment } from './adjustment.rules.js';
import type { Bill, Repriced } from './bill-calculation.js';
import {
  billEventValues,
  type BillHistory,
  chargesLowered,
  chargesOf,
  checkDiscounts,
  priceRefusal,
} from './bill-limit.rules.js';

const { DISCOUNT, SURCHARGE, DELIVERY_FEE } = AdjustmentKind;

const line = (
  kind: AdjustmentKind,
  amount: number,
  basisPoints: number | null = null,
  reason = 'Regular customer',
): PricedAdjustment => ({ kind, amount, basisPoints, reason });

const billOf = (
  itemsTotal: number,
  adjustments: PricedAdjustment[] = [],
  repriced?: Repriced[],
): Bill => ({
  ...{ items: [], itemCount: 0, totalPrice: 0, itemsTotal, adjustments },
  ...(repriced && { repriced }),
});

const NO_HISTORY: BillHistory = { before: null, charged: [] };
const RIGHTS = {
  discountLimit: 10,
  mayChangePrices: false,
  discounters: ['Asha', 'Ravi'],
  pricers: [],
};

const check = (bill: Bill, history = NO_HISTORY, hasAdjustments = true): object =>
  refusedFields(() => checkDiscounts(bill, RIGHTS, history, hasAdjustments));

describe('the limit of discounts', () => {
  it('is a percentage of the items, and names who can give more', () => {
    expect(check(billOf(10_000, [line(DISCOUNT, -1_000)]))).toEqual({});
    expect(check(billOf(10_000, [line(DISCOUNT, -1_001)]))).toEqual({
      'adjustments.0.amount':
        'You can give discounts up to 10% (₹10.00). Asha, Ravi or an admin can give more',
    });
    expect(check(billOf(10_000, [line(DISCOUNT, -1_001)]), NO_HISTORY, false)).toHaveProperty(
      'adjustments',
    );
  });

  it('does not bind a person without a limit', () => {
    const rights = { ...RIGHTS, discountLimit: null };
    const bill = billOf(10_000, [line(DISCOUNT, -10_000)]);
    expect(refusedFields(() => checkDiscounts(bill, rights, NO_HISTORY, true))).toEqual({});
  });

  it('refuses the discount that exceeds it together with those above', () => {
    const discounts = [line(DISCOUNT, -600), line(DISCOUNT, -500, 500)];
    expect(Object.keys(check(billOf(10_000, discounts)))).toEqual(['adjustments.1.basisPoints']);
  });

  it('lets a saved discount stay, in proportion to fewer items', () => {
    const before = { itemsTotal: 10_000, adjustments: [line(DISCOUNT, -3_000)] };
    const history = { before, charged: [] };
    expect(check(billOf(10_000, [line(DISCOUNT, -3_000)]), history)).toEqual({});
    expect(check(billOf(20_000, [line(DISCOUNT, -3_000)]), history)).toEqual({});
    expect(check(billOf(5_000, [line(DISCOUNT, -1_500)]), history)).toEqual({});
    expect(check(billOf(5_000, [line(DISCOUNT, -1_501)]), history)).toHaveProperty([
      'adjustments.0.amount',
    ]);
  });

  it('lets a saved percentage stay, of the new items', () => {
    const before = { itemsTotal: 10_000, adjustments: [line(DISCOUNT, -3_000, 3_000)] };
    const history = { before, charged: [] };
    expect(check(billOf(30_000, [line(DISCOUNT, -9_000, 3_000)]), history)).toEqual({});
    expect(check(billOf(30_000, [line(DISCOUNT, -9_001)]), history)).toHaveProperty([
      'adjustments.0.amount',
    ]);
  });
});

describe('a lowered charge', () => {
  const fee = (amount: number) => line(DELIVERY_FEE, amount, null, 'Far away');
  const charged = [{ basisPoints: 0, amount: 5_000 }];

  it('counts like a discount', () => {
    const before = { itemsTotal: 10_000, adjustments: [fee(5_000)] };
    expect(check(billOf(10_000, [fee(4_000)]), { before, charged })).toEqual({});
    expect(check(billOf(10_000, [fee(3_999)]), { before, charged })).toEqual({
      'adjustments.0.amount':
        'You can give discounts up to 10% (₹10.00). Lowered charges count too (₹10.01). Asha, Ravi or an admin can give more',
    });
    expect(Object.keys(check(billOf(10_000), { before, charged }))).toEqual(['adjustments']);
  });

  it('is named by its kind and reason', () => {
    const other = line(DELIVERY_FEE, 100, null, 'Parking');
    const before = { itemsTotal: 10_000, adjustments: [other, fee(5_000)] };
    const all = [{ basisPoints: 0, amount: 5_100 }];
    expect(Object.keys(check(billOf(10_000, [other, fee(100)]), { before, charged: all }))).toEqual(
      ['adjustments.1.amount'],
    );
    const surcharge = line(SURCHARGE, 50, null, 'Far away');
    const changed = billOf(10_000, [surcharge, fee(200)]);
    expect(Object.keys(check(changed, { before, charged: all }))).toEqual(['adjustments.1.amount']);
  });

  it('may stay lowered, in proportion to other items', () => {
    const before = { itemsTotal: 10_000, adjustments: [fee(1_000)] };
    expect(check(billOf(10_000, [fee(1_000)]), { before, charged })).toEqual({});
    // 4,000 were lowered on items of 10,000. On items of 5,000 these are 2,000, and 2 for rounding.
    expect(check(billOf(5_000, [fee(2_998)]), { before, charged })).toEqual({});
    expect(Object.keys(check(billOf(5_000, [fee(2_997)]), { before, charged }))).toEqual([
      'adjustments',
    ]);
    const none = { itemsTotal: 0, adjustments: [fee(1_000)] };
    expect(check(billOf(10_000, [fee(1_000)]), { before: none, charged })).toEqual({});
  });

  it('is the difference to the saved bill, never below 0', () => {
    const before = { itemsTotal: 10_000, adjustments: [fee(4_000)] };
    const lowered = (amount: number) =>
      chargesLowered(billOf(10_000, [fee(amount)]), { before, charged });
    expect([lowered(3_000), lowered(4_000), lowered(4_500)]).toEqual([1_000, 0, 0]);
    expect(chargesLowered(billOf(10_000, [fee(0)]), { before: null, charged })).toBe(0);
  });
});

it('charges are surcharges and fees, as percentages and as amounts', () => {
  const adjustments = [
    { kind: SURCHARGE, basisPoints: 500, reason: 'Express' },
    { kind: SURCHARGE, amount: 300, reason: 'Stains' },
    { kind: DELIVERY_FEE, amount: 200, reason: 'Far away' },
    { kind: DISCOUNT, amount: 100, reason: 'Regular customer' },
  ];
  expect(chargesOf(adjustments)).toEqual({ basisPoints: 500, amount: 500 });
});

it('a timeline event has the change of discounts, of prices and the charges', () => {
  const repriced = [
    { from: 500, price: 400, quantity: 3 },
    { from: 100, price: 150, quantity: 2 },
    { from: null, price: 900, quantity: 1 },
  ];
  const before = { itemsTotal: 10_000, adjustments: [line(DISCOUNT, -200)] };
  const adjustments = [line(DISCOUNT, -500), line(SURCHARGE, 1_000, 1_000)];
  expect(billEventValues(billOf(10_000, adjustments, repriced), { before, charged: [] })).toEqual({
    ...{ discountChange: 300, repricedItems: 3, repricedAmount: -200 },
    ...{ chargeBasisPoints: 1_000, chargeAmount: 0 },
  });
  expect(billEventValues(billOf(10_000), NO_HISTORY)).toEqual({
    ...{ discountChange: null, repricedItems: null, repricedAmount: null },
    ...{ chargeBasisPoints: 0, chargeAmount: 0 },
  });
});

it('a refused price names the regular price and who can change it', () => {
  const refusal = priceRefusal({ ...RIGHTS, pricers: ['Meera', 'Kumar'] });
  expect(refusal?.(2_500)).toBe('The price is ₹25.00. Meera, Kumar or an admin can change it');
  expect(priceRefusal(RIGHTS)?.(null)).toBe(
    'You cannot add an item without a cloth type. A manager or an admin can',
  );
  expect(priceRefusal({ ...RIGHTS, mayChangePrices: true })).toBeNull();
});
