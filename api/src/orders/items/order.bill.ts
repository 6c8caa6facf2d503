import { badInput, type FieldErrors } from '../../platform/errors.js';
import { badRows } from '../../platform/inputs.js';
import { formatPaise, MAX_TOTAL } from '../../platform/money.js';
import { type BillTerms, type TaxedSum } from '../../business/tax.rules.js';
import { priceLines, type PricedLine, type WantedLine } from './bill-line.rules.js';
import { workedOutLines } from './bill-tax.rules.js';

/** More lines than a pickup ever has. */
export const MAX_LINES = 100;

/** What an item is taxed as. */
export interface TaxedAs {
  /** Service accounting code; null for that of the business, as of the rate. */
  sac: string | null;
  /** In hundredths of a percent. */
  taxRate: number | null;
}

/** Name and proposed price of a cloth type for one customer. */
export interface Offer extends TaxedAs {
  name: string;
  /** In paise. */
  price: number;
}

/** A line that is on the order already. */
export interface KeptLine extends Offer {
  id: string;
  clothId: string | null;
}

export interface CountedLine {
  /** The line of the order that it puts right. */
  id?: string | null;
  /** Not needed where the line of the order is named: that one may be of no cloth type any more. */
  clothId?: string | null;
  quantity: number;
  /** Overrides the kept or the proposed price, in paise. */
  price?: number | null;
}

export interface PricedItem extends Offer {
  clothId: string | null;
  quantity: number;
}

export interface PricedItems {
  items: PricedItem[];
  /** In paise: the sum of quantity × price. */
  itemsTotal: number;
  itemCount: number;
}

export interface Bill extends PricedItems {
  /** Discounts, surcharges and fees. */
  lines: PricedLine[];
  /** In paise: items and lines. */
  totalPrice: number;
}

const isNamed = (one: KeptLine, line: CountedLine): boolean => one.id === line.id?.toLowerCase();

const isOf = (one: KeptLine, line: CountedLine): boolean =>
  line.clothId ? one.clothId === line.clothId.toLowerCase() : isNamed(one, line);

/**
 * The line of the order that each counted one stands for, at most one each: the one that it names, else the
 * next of its cloth type. A line more of a cloth type than there were stands for none.
 */
function keptLines(
  counted: readonly CountedLine[],
  kept: readonly KeptLine[],
): (KeptLine | undefined)[] {
  const left = new Set(kept);
  const take = (line: CountedLine, isIt: (one: KeptLine) => boolean): KeptLine | undefined => {
    const found = [...left].find((one) => isOf(one, line) && isIt(one));
    if (found) left.delete(found);
    return found;
  };
  const named = counted.map((line) => take(line, (one) => isNamed(one, line)));
  return counted.map((line, row) => named[row] ?? (line.id ? undefined : take(line, () => true)));
}

/** How a bill is reckoned, and what its items are taxed at that say nothing of it. */
export interface TaxTerms extends BillTerms {
  sac: string;
  /** In hundredths of a percent. */
  taxRate: number;
}

type TaxedItem = Pick<PricedItem, 'quantity' | 'price'> & TaxedAs;

/** What each item is a part of in the tax. */
export const taxedSums = (
  items: readonly TaxedItem[],
  terms: Pick<TaxTerms, 'sac' | 'taxRate'>,
): TaxedSum[] =>
  items.map(({ sac, taxRate, quantity, price }) => ({
    ...{ sac: sac ?? terms.sac, rate: taxRate ?? terms.taxRate },
    amount: quantity * price,
  }));

/** Items, what stands beside them, and what follows from both. */
export function makeBill(
  priced: PricedItems,
  wanted: readonly WantedLine[],
  terms: TaxTerms,
): Bill {
  const asked = priceLines(wanted, priced.itemsTotal);
  const beside = asked.totalPrice - priced.itemsTotal;
  const workedOut = workedOutLines(taxedSums(priced.items, terms), beside, terms);
  const totalPrice = workedOut.reduce((sum, { amount }) => sum + amount, asked.totalPrice);
  if (totalPrice > MAX_TOTAL)
    throw badInput({ lines: `An order comes to at most ${formatPaise(MAX_TOTAL)}` });
  return { ...priced, lines: [...asked.lines, ...workedOut], totalPrice };
}

/** What items come to that have their prices. */
export function summedUp(items: PricedItem[]): PricedItems {
  const itemsTotal = items.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
  if (itemsTotal > MAX_TOTAL)
    throw badInput({ items: `An order comes to at most ${formatPaise(MAX_TOTAL)}` });
  const itemCount = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return { items, itemsTotal, itemCount };
}

/**
 * Prices what was counted. A line that stands for one of the order keeps its name and price; every
 * other one is at the customer's prices, or at that of its cloth type on the order. A price that a line names
 * comes first. One bad line refuses all: BAD_USER_INPUT with fields such as `items.2.clothId`.
 */
export function priceItems(
  counted: readonly CountedLine[],
  offers: ReadonlyMap<string, Offer>,
  kept: readonly KeptLine[] = [],
): PricedItems {
  if (!counted.length) throw badInput({ items: 'Add at least one item' });
  if (counted.length > MAX_LINES)
    throw badInput({ items: `An order has at most ${MAX_LINES} lines` });
  const fields: FieldErrors = {};
  const standsFor = keptLines(counted, kept);
  const items = counted.flatMap((line, row) => {
    const { quantity, price } = line;
    const stood = standsFor[row] ?? kept.find((one) => isOf(one, line));
    const offer = stood ?? offers.get(line.clothId?.toLowerCase() ?? '');
    if (line.id && !kept.some((one) => isNamed(one, line)))
      fields[`items.${row}.id`] = 'This item is no longer on the order';
    else if (!offer)
      fields[`items.${row}.clothId`] = line.clothId ? 'Cloth not found' : 'Cloth is required';
    const clothId = line.clothId ?? stood?.clothId ?? null;
    if (!offer) return [];
    const { name, sac, taxRate } = offer;
    return [{ clothId, quantity, name, price: price ?? offer.price, sac, taxRate }];
  });
  if (Object.keys(fields).length) throw badRows(fields);
  return summedUp(items);
}
