import { badInput } from '../../platform/errors.js';
import { formatPaise, MAX_TOTAL } from '../../platform/money.js';
import { type BillTerms, type TaxedSum } from '../../business/tax.rules.js';
import { priceLines, type PricedLine, type WantedLine } from './bill-line.rules.js';
import { workedOutLines } from './bill-tax.rules.js';

/** What an item is taxed as. */
interface TaxedAs {
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
  listPrice?: number | null;
}

export interface CountedLine {
  /** The line of the order that it puts right. */
  id?: string | null;
  /** Not needed where the line of the order is named: that one may be of no cloth type any more. */
  clothId?: string | null;
  quantity: number;
  /** Of an item without a cloth type. */
  name?: string | null;
  reason?: string | null;
  /** Overrides the kept or the proposed price, in paise. */
  price?: number | null;
}

export interface PricedItem extends Offer {
  clothId: string | null;
  quantity: number;
  /** Price proposed when the item was added, in paise. */
  listPrice?: number | null;
}

/** A price that was set by hand. */
export interface Repriced {
  /** Price without it, in paise; null for an item without a cloth type. */
  from: number | null;
  price: number;
  quantity: number;
}

export interface PricedItems {
  items: PricedItem[];
  /** In paise: the sum of quantity × price. */
  itemsTotal: number;
  itemCount: number;
  repriced?: readonly Repriced[];
  /** Why items stand on it without a cloth type. */
  reasons?: readonly string[];
}

export interface Bill extends PricedItems {
  /** Discounts, surcharges and fees. */
  lines: PricedLine[];
  /** In paise: items and lines. */
  totalPrice: number;
}

/** How a bill is reckoned, and what its items are taxed at that say nothing of it. */
export interface TaxTerms extends BillTerms {
  sac: string;
  /** In hundredths of a percent. */
  taxRate: number;
}

type TaxedItem = Pick<PricedItem, 'quantity' | 'price'> & TaxedAs;

/** What each item is a part of in the tax. */
const taxedSums = (
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
