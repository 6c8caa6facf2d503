import { describe, expect, it } from 'vitest';
import {
  billItemsOf,
  addFreeItem,
  addLine,
  clothOffers,
  lineErrors,
  linesOf,
  matchingOffers,
  pickupItems,
  piecesOf,
  type ClothOffer,
  type PickupLine,
} from './pickupLines';

const terms = { taxIsAdded: true, isInterState: false, roundsToRupee: false, taxRate: 1800 };
const amountOf = (lines: PickupLine[]): number =>
  billItemsOf(lines, terms).items.reduce((sum, { amount }) => sum + amount, 0);

const shirt: ClothOffer = { id: 'c1', name: 'Shirt', price: 2050, agreed: false };
const shirtLine = { key: 'new-0', clothId: 'c1', name: 'Shirt', quantity: '1', price: '20.50' };
const sheet: ClothOffer = { id: 'c2', name: 'Bedsheet', price: 9000, agreed: false };

describe('offers of cloth types', () => {
  it('takes the agreed price where the enterprise has one, and shows those first', () => {
    const offers = clothOffers(
      [
        { id: 'c1', name: 'Shirt', price: 2050 },
        { id: 'c2', name: 'Towel', price: 1000 },
      ],
      [{ clothId: 'c2', price: 800 }],
    );
    expect(offers).toEqual([
      { id: 'c2', name: 'Towel', price: 800, agreed: true },
      { id: 'c1', name: 'Shirt', price: 2050, agreed: false },
    ]);
  });

  it('puts names that begin with the typed letters first', () => {
    expect(matchingOffers([sheet, shirt], 'SH')).toEqual([shirt, sheet]);
    expect(matchingOffers([sheet, shirt], 'bed')).toEqual([sheet]);
  });
});

describe('lines of a pickup', () => {
  it('begins at the proposed price', () => {
    expect(addLine([], shirt, 1)).toEqual([shirtLine]);
  });

  it('adds up the same cloth type', () => {
    const lines = addLine(addLine(addLine([], shirt, 2), sheet, 1), shirt, 3);
    expect(lines.map(({ name, quantity }) => [name, quantity])).toEqual([
      ['Shirt', '5'],
      ['Bedsheet', '1'],
    ]);
    expect([piecesOf(lines), amountOf(lines)]).toEqual([6, 5 * 2050 + 9000]);
  });

  it('puts the same cloth type at another price on a separate line', () => {
    const lines = addLine([{ ...shirtLine, price: '15' }], shirt, 2);
    expect(new Set(lines.map(({ key }) => key)).size).toBe(2);
    expect(pickupItems(lines)).toEqual([
      { clothId: 'c1', quantity: 1, price: 1500 },
      { clothId: 'c1', quantity: 2, price: 2050 },
    ]);
    expect(piecesOf(addLine(lines, shirt, 1))).toBe(4);
    expect(addLine(lines, shirt, 1)).toHaveLength(2);
  });

  it('has the tax rate of its cloth type, else that of the company', () => {
    const lines = addLine(addLine([], { ...shirt, taxRate: 500 }, 2), sheet, 1);
    expect(billItemsOf(lines, terms).items).toEqual([
      { sac: '', rate: 500, amount: 4100 },
      { sac: '', rate: 1800, amount: 9000 },
    ]);
  });

  it('splits a quantity above the maximum into two lines', () => {
    expect(piecesOf(addLine(addLine([], shirt, 999), shirt, 5))).toBe(1004);
  });

  it('sends the id of the item that a line changes', () => {
    expect(pickupItems([{ ...shirtLine, id: 'i1' }])).toEqual([
      { id: 'i1', clothId: 'c1', quantity: 1, price: 2050 },
    ]);
  });

  it('keeps each item of the order, also one whose cloth type was removed', () => {
    const gone = { id: 'i2', clothId: null, name: 'Blanket', quantity: 2, price: 15_000 };
    const lines = linesOf([{ ...gone, id: 'i1', clothId: 'c1' }, gone]);
    expect(lines[1]).toMatchObject({ name: 'Blanket', quantity: '2', price: '150.00' });
    expect([piecesOf(lines), amountOf(lines)]).toEqual([4, 60_000]);
    expect(pickupItems(lines)).toEqual([
      { id: 'i1', clothId: 'c1', quantity: 2, price: 15_000 },
      { id: 'i2', quantity: 2, price: 15_000 },
    ]);
  });

  it('sends nothing while a line is wrong or there is none', () => {
    expect(pickupItems([])).toBeNull();
    for (const wrong of ['', '0', '-1', '1.5', '1000']) {
      expect(pickupItems([{ ...shirtLine, quantity: wrong }])).toBeNull();
      expect(lineErrors({ ...shirtLine, quantity: wrong }).quantity).toBeTruthy();
    }
    for (const wrong of ['', '-5', '1.234', 'ten']) {
      expect(pickupItems([{ ...shirtLine, price: wrong }])).toBeNull();
      expect(lineErrors({ ...shirtLine, price: wrong }).price).toBeTruthy();
    }
  });
});

describe('fixed prices', () => {
  it('are set by the server, except for another line of a cloth type that the order has', () => {
    const sent = (lines: PickupLine[]) =>
      pickupItems(lines, { fixedPrices: true })?.map(({ price }) => price);
    const existing = { ...shirtLine, id: 'i1' };
    expect(sent([shirtLine])).toEqual([undefined]);
    expect(sent([existing])).toEqual([undefined]);
    expect(sent([existing, { ...shirtLine, key: 'b', price: '60' }])).toEqual([undefined, 6000]);
  });
});

describe('an item by name', () => {
  it('has no cloth type, and is sent with name, price and reason', () => {
    const item = { name: 'Stage curtain', quantity: '2', price: '300', reason: 'Not on the list' };
    const lines = addFreeItem([shirtLine], item);
    expect(new Set(lines.map(({ key }) => key)).size).toBe(2);
    expect(pickupItems(lines)?.[1]).toEqual({ ...item, quantity: 2, price: 30_000 });
  });
});
