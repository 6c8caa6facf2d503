import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_PRICE, MAX_TOTAL } from '../../platform/money.js';
import { refusedFields } from '../../testing/refusals.js';
import { MAX_LINES, priceItems } from './item-prices.js';
import type { ExistingItem, ClothPrice } from './bill-calculation.js';

const UNTAXED = { sac: null, taxRate: null };
const offers = new Map<string, ClothPrice>([
  ['shirt', { name: 'Shirt', price: 2500, ...UNTAXED }],
  ['saree', { name: 'Saree', price: 12_050, ...UNTAXED }],
]);
const line = fc.record({
  clothId: fc.constantFrom('shirt', 'saree'),
  quantity: fc.integer({ min: 1, max: 999 }),
  price: fc.option(fc.integer({ min: 0, max: MAX_PRICE })),
});

describe('a bill', () => {
  it('adds up to the paisa, and never exceeds the limit of an order', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: MAX_LINES }), (counted) => {
        const sum = counted.reduce(
          (total, { clothId, quantity, price }) =>
            total + BigInt(quantity) * BigInt(price ?? offers.get(clothId)?.price ?? 0),
          0n,
        );
        if (sum > BigInt(MAX_TOTAL)) {
          expect(refusedFields(() => priceItems(counted, offers))).toHaveProperty('items');
          return;
        }
        const bill = priceItems(counted, offers);
        expect(BigInt(bill.itemsTotal)).toBe(sum);
        expect(Number.isSafeInteger(bill.itemsTotal)).toBe(true);
        expect(bill.itemCount).toBe(counted.reduce((total, { quantity }) => total + quantity, 0));
        expect(bill.items).toHaveLength(counted.length);
      }),
    );
  });

  it('is unchanged when its items are saved again without prices', () => {
    const existing = fc.array(
      fc.record({
        id: fc.uuid(),
        name: fc.string(),
        clothId: fc.constantFrom('shirt', 'saree', 'gone'),
        price: fc.integer({ min: 0, max: 1000 }),
        sac: fc.constant('9997'),
        taxRate: fc.constantFrom(null, 500),
      }),
      { minLength: 1, maxLength: 20 },
    );
    fc.assert(
      fc.property(existing, fc.boolean(), (on: ExistingItem[], named) => {
        const again = on.map(({ id, clothId }) => ({
          ...{ clothId, quantity: 1 },
          ...(named ? { id } : {}),
        }));
        const { items } = priceItems(again, offers, on);
        expect(items.map(({ name, price, taxRate }) => [name, price, taxRate])).toEqual(
          on.map(({ name, price, taxRate }) => [name, price, taxRate]),
        );
      }),
    );
  });

  it('keeps an item without a cloth type when its id is sent, and uses no other item for it', () => {
    const on = [{ id: '1', clothId: null, name: 'Blanket', price: 300, ...UNTAXED }];
    expect(priceItems([{ id: '1', quantity: 2 }], offers, on).items).toEqual([
      { clothId: null, quantity: 2, name: 'Blanket', price: 300, listPrice: null, ...UNTAXED },
    ]);
    expect(refusedFields(() => priceItems([{ quantity: 2 }], offers, on))).toEqual({
      'items.0.clothId': 'Cloth is required',
    });
  });

  it('gives an additional item of a cloth type the price on the order', () => {
    const on = [{ id: '1', clothId: 'shirt', name: 'Shirt', price: 300, ...UNTAXED }];
    const { items } = priceItems(
      [
        { clothId: 'shirt', quantity: 1 },
        { clothId: 'shirt', quantity: 2 },
      ],
      offers,
      on,
    );
    expect(items.map(({ price }) => price)).toEqual([300, 300]);
  });

  it('uses the price of the price list unless a price is sent, also for 0', () => {
    const { items } = priceItems(
      [
        { clothId: 'saree', quantity: 1 },
        { clothId: 'SHIRT', quantity: 2, price: 0 },
      ],
      offers,
    );
    expect(items.map(({ name, price }) => [name, price])).toEqual([
      ['Saree', 12_050],
      ['Shirt', 0],
    ]);
  });

  it('has an error field for each line with an unknown cloth type', () => {
    const counted = ['shirt', 'sock', 'saree', 'hat'].map((clothId) => ({ clothId, quantity: 1 }));
    expect(refusedFields(() => priceItems(counted, offers))).toEqual({
      'items.1.clothId': 'Cloth not found',
      'items.3.clothId': 'Cloth not found',
    });
  });

  it('has 1 to 100 lines', () => {
    const many = Array.from({ length: MAX_LINES + 1 }, () => ({ clothId: 'shirt', quantity: 1 }));
    expect(refusedFields(() => priceItems([], offers))).toHaveProperty('items');
    expect(refusedFields(() => priceItems(many, offers))).toHaveProperty('items');
  });

  // The test uses a literal instead of the constant, so that it notices a changed limit.
  it('has at most 100 lines', () => {
    const lines = (count: number) =>
      Array.from({ length: count }, () => ({ clothId: 'shirt', quantity: 1 }));
    expect(priceItems(lines(100), offers).items).toHaveLength(100);
    expect(refusedFields(() => priceItems(lines(101), offers))).toEqual({
      items: 'An order has at most 100 lines',
    });
  });

  it('comes to at most ₹1,00,00,000', () => {
    const most = (extra: number) => [
      ...Array.from({ length: 99 }, () => ({ clothId: 'shirt', quantity: 1, price: 10_000_000 })),
      { clothId: 'saree', quantity: 1, price: 10_000_000 + extra },
    ];
    expect(priceItems(most(0), offers).itemsTotal).toBe(1_000_000_000);
    expect(refusedFields(() => priceItems(most(1), offers))).toEqual({
      items: 'An order can be at most ₹1,00,00,000.00',
    });
  });
});
