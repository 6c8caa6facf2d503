import { badInput } from '../../platform/errors.js';
import { formatPaise, MAX_TOTAL } from '../../platform/money.js';
import { type BillTerms, type TaxedSum } from '../../../rules/tax.js';
import {
  priceAdjustments,
  type PricedAdjustment,
  type WantedAdjustment,
} from './adjustment.rules.js';
import { computedAdjustments } from './bill-tax.rules.js';

/** Tax data of an item or cloth type. */
interface TaxedAs {
  /** Service accounting code (SAC); null means the code in the business settings. */
  sac: string | null;
  /** Tax rate in hundredths of a percent; null means the rate in the business settings. */
  taxRate: number | null;
}

/** Name and price of a cloth type for one customer. */
export interface ClothPrice extends TaxedAs {
  name: string;
  /** Price of one piece, in paise. */
  price: number;
}

/** An item that is on the order before the change. */
export interface ExistingItem extends ClothPrice {
  id: string;
  clothId: string | null;
  listPrice?: number | null;
}

export interface ItemLine {
  /** Id of the item of the order that this line corrects. */
  id?: string | null;
  /** Optional with `id`: the cloth type of the item may have been deleted. */
  clothId?: string | null;
  quantity: number;
  /** Name of an item without a cloth type. */
  name?: string | null;
  reason?: string | null;
  /** Price of one piece in paise; overrides the price of the item or of the price list. */
  price?: number | null;
}

export interface PricedItem extends ClothPrice {
  clothId: string | null;
  quantity: number;
  /** Price from the price list when the item was added, in paise. */
  listPrice?: number | null;
}

/** An item whose price staff set. */
export interface Repriced {
  /** Price before the change, in paise; null for an item without a cloth type. */
  from: number | null;
  price: number;
  quantity: number;
}

export interface PricedItems {
  items: PricedItem[];
  /** Sum of quantity × price of all items, in paise. */
  itemsTotal: number;
  itemCount: number;
  repriced?: readonly Repriced[];
  /** Names and reasons of items without a cloth type. */
  reasons?: readonly string[];
}

export interface Bill extends PricedItems {
  /** Discounts, surcharges, fees, tax and rounding. */
  adjustments: PricedAdjustment[];
  /** Sum of items and adjustments, in paise. */
  totalPrice: number;
}

/** Tax and rounding settings of a bill, with the SAC and rate of items without tax data. */
export interface TaxTerms extends BillTerms {
  sac: string;
  /** Default tax rate, in hundredths of a percent. */
  taxRate: number;
}

type TaxedItem = Pick<PricedItem, 'quantity' | 'price'> & TaxedAs;

/** Sums of the items, one for each SAC and tax rate. */
const taxedSums = (
  items: readonly TaxedItem[],
  terms: Pick<TaxTerms, 'sac' | 'taxRate'>,
): TaxedSum[] =>
  items.map(({ sac, taxRate, quantity, price }) => ({
    ...{ sac: sac ?? terms.sac, rate: taxRate ?? terms.taxRate },
    amount: quantity * price,
  }));

/** Computes the bill of these items and adjustments, with tax and rounding. */
export function makeBill(
  priced: PricedItems,
  wanted: readonly WantedAdjustment[],
  terms: TaxTerms,
): Bill {
  const requested = priceAdjustments(wanted, priced.itemsTotal);
  const adjustmentsTotal = requested.totalPrice - priced.itemsTotal;
  const computed = computedAdjustments(taxedSums(priced.items, terms), adjustmentsTotal, terms);
  const totalPrice = computed.reduce((sum, { amount }) => sum + amount, requested.totalPrice);
  if (totalPrice > MAX_TOTAL)
    throw badInput({ adjustments: `An order can be at most ${formatPaise(MAX_TOTAL)}` });
  return { ...priced, adjustments: [...requested.adjustments, ...computed], totalPrice };
}

/**
 * Adds up the prices and quantities of these items. Throws BAD_USER_INPUT above the maximum amount
 * of an order.
 */
export function summedUp(items: PricedItem[]): PricedItems {
  const itemsTotal = items.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
  if (itemsTotal > MAX_TOTAL)
    throw badInput({ items: `An order can be at most ${formatPaise(MAX_TOTAL)}` });
  const itemCount = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return { items, itemsTotal, itemCount };
}
