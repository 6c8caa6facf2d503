import type { BillRights } from '../../employees/bill-rights.queries.js';
import { badInput } from '../../platform/errors.js';
import { formatPaise } from '../../platform/money.js';
import { AdjustmentKind } from '../order-adjustment.entity.js';
import {
  toWantedAdjustment,
  priceAdjustment,
  type PricedAdjustment,
  percentageOf,
  type WantedAdjustment,
} from './adjustment.rules.js';
import type { PriceRefusal } from './item-prices.js';
import type { Bill, Repriced } from './bill-calculation.js';

/** Adjustments and sum of the items (in paise) of the saved bill. */
interface BillBefore {
  adjustments: readonly PricedAdjustment[];
  itemsTotal: number;
}

/** Surcharges and fees: hundredths of a percent of the items, and a sum in paise. */
export interface Charges {
  basisPoints: number;
  amount: number;
}

/** Amounts in paise by which discounts and lowered charges reduce a bill. */
export interface Reduction {
  discounts: number;
  charges: number;
}

const discountsOf = (of: readonly PricedAdjustment[]): number =>
  of.reduce((sum, { kind, amount }) => sum - (kind === AdjustmentKind.DISCOUNT ? amount : 0), 0);

const isCharge = ({ kind }: { kind: AdjustmentKind }): boolean =>
  kind === AdjustmentKind.SURCHARGE || kind === AdjustmentKind.DELIVERY_FEE;

/** The surcharges and fees among these adjustments. */
export const chargesOf = (adjustments: readonly WantedAdjustment[]): Charges => {
  const charges = adjustments.filter(isCharge);
  return {
    basisPoints: charges.reduce((sum, line) => sum + (line.basisPoints ?? 0), 0),
    amount: charges.reduce((sum, line) => sum + (line.basisPoints ? 0 : (line.amount ?? 0)), 0),
  };
};

const costOf = ({ basisPoints, amount }: Charges, itemsTotal: number): number =>
  amount + percentageOf(itemsTotal, basisPoints);

/**
 * Reduction of a bill, in paise: its discounts, and the difference between its charges and the
 * highest earlier charges. Earlier charges (`charged`) are those of the booking and of every saved
 * bill. Several small saves, or a percentage saved as an amount, therefore cannot hide a discount.
 * Discount limit, timeline and control report use this rule.
 */
function reductionOf(bill: BillBefore, charged: readonly Charges[]): Reduction {
  const { adjustments, itemsTotal } = bill;
  const own = costOf(chargesOf(adjustments), itemsTotal);
  const highest = Math.max(own, ...charged.map((charges) => costOf(charges, itemsTotal)));
  return { discounts: discountsOf(adjustments), charges: highest - own };
}

const sumOf = ({ discounts, charges }: Reduction): number => discounts + charges;

const listed = (names: readonly string[]): string =>
  names.length ? `${names.join(', ')} or an admin` : 'A manager or an admin';

/**
 * Returns a function that builds the error text for a changed price, with the names of staff who
 * may change it. Null for a viewer with ORDERS_PRICE.
 */
export function priceRefusal({ mayChangePrices, pricers }: BillRights): PriceRefusal | null {
  if (mayChangePrices) return null;
  return (regularPrice) =>
    regularPrice === null
      ? `You cannot add an item without a cloth type. ${listed(pricers)} can`
      : `The price is ${formatPaise(regularPrice)}. ${listed(pricers)} can change it`;
}

/**
 * The adjustments of the saved bill, applied to other items. A fixed discount shrinks in
 * proportion, so that its percentage never grows.
 */
const applyToItems = (
  { adjustments, itemsTotal: from }: BillBefore,
  itemsTotal: number,
): PricedAdjustment[] =>
  adjustments.map((line) => {
    if (line.basisPoints !== null) return priceAdjustment(toWantedAdjustment(line), itemsTotal);
    if (line.kind !== AdjustmentKind.DISCOUNT || itemsTotal >= from) return line;
    return { ...line, amount: Math.ceil((line.amount * itemsTotal) / from) };
  });

/**
 * Reduction of the charges of the saved bill, in proportion to other items. Rounding of percentages
 * adds a few paise per change.
 */
const chargeReductionOn = (
  bill: BillBefore,
  charged: readonly Charges[],
  itemsTotal: number,
): number => {
  const { charges } = reductionOf(bill, charged);
  if (!charges || !bill.itemsTotal || bill.itemsTotal === itemsTotal) return charges;
  return Math.ceil(((charges + 1) * itemsTotal) / bill.itemsTotal) + 1;
};

/**
 * Name of the input field for the error: a lowered charge if no discount grew, else the discount
 * that exceeds the maximum. `adjustments` for a removed charge.
 */
function fieldOverLimit(
  adjustments: readonly PricedAdjustment[],
  saved: readonly PricedAdjustment[],
  maximum: number,
): string {
  const isLowered = (line: PricedAdjustment): boolean =>
    isCharge(line) &&
    saved.some(
      ({ kind, reason, amount }) =>
        kind === line.kind && reason === line.reason && amount > line.amount,
    );
  const row =
    maximum < 0 || discountsOf(adjustments) <= discountsOf(saved)
      ? adjustments.findIndex(isLowered)
      : adjustments.findIndex((_, at) => discountsOf(adjustments.slice(0, at + 1)) > maximum);
  return row < 0
    ? 'adjustments'
    : `adjustments.${row}.${adjustments[row]?.basisPoints ? 'basisPoints' : 'amount'}`;
}

export interface BillHistory {
  before: BillBefore | null;
  /** Charges agreed at the booking, and those of every saved bill of the order. */
  charged: readonly Charges[];
}

/**
 * Throws BAD_USER_INPUT if the reduction of a bill exceeds both the limit and the reduction of the
 * saved bill. The error names the adjustment if the request contained any (`hasAdjustments`), else
 * `adjustments`.
 */
export function checkDiscounts(
  bill: Bill,
  { discountLimit, discounters }: BillRights,
  { before, charged }: BillHistory,
  hasAdjustments: boolean,
): void {
  if (discountLimit === null) return;
  const { itemsTotal } = bill;
  const own = percentageOf(itemsTotal, discountLimit * 100);
  const saved = before ? applyToItems(before, itemsTotal) : [];
  const savedTotal = before
    ? discountsOf(saved) + chargeReductionOn(before, charged, itemsTotal)
    : 0;
  const maximum = Math.max(own, savedTotal);
  const { discounts, charges } = reductionOf(bill, charged);
  if (discounts + charges <= maximum) return;
  const limit = `${discountLimit}% (${formatPaise(own)})`;
  const lowered = charges ? ` Lowered charges count too (${formatPaise(charges)}).` : '';
  const message = `You can give discounts up to ${limit}.${lowered} ${listed(discounters)} can give more`;
  throw badInput({
    [hasAdjustments ? fieldOverLimit(bill.adjustments, saved, maximum - charges) : 'adjustments']:
      message,
  });
}

/** Effect of a bill change, as its timeline event stores it; null for an unchanged value. */
export interface BillEventValues {
  /** Change of the reduction (see `reductionOf`), in paise. */
  discountChange: number | null;
  repricedItems: number | null;
  repricedAmount: number | null;
  /** Percentage charges of the new bill: sum in hundredths of a percent. */
  chargeBasisPoints: number | null;
  chargeAmount: number | null;
}

const addedBy = ({ from, price, quantity }: Repriced): number =>
  from === null ? 0 : (price - from) * quantity;

/** Effect of a bill change on discounts and prices, and the charges of the new bill. */
export function billEventValues(bill: Bill, { before, charged }: BillHistory): BillEventValues {
  const { adjustments, repriced = [] } = bill;
  const saved = before ? sumOf(reductionOf(before, charged)) : 0;
  const { basisPoints, amount } = chargesOf(adjustments);
  return {
    discountChange: sumOf(reductionOf(bill, charged)) - saved || null,
    repricedItems: repriced.length || null,
    repricedAmount: repriced.length ? repriced.reduce((sum, one) => sum + addedBy(one), 0) : null,
    ...{ chargeBasisPoints: basisPoints, chargeAmount: amount },
  };
}

/** Amount in paise by which the charges of a new bill are lower than before, 0 or more. */
export const chargesLowered = (bill: Bill, { before, charged }: BillHistory): number =>
  before
    ? Math.max(0, reductionOf(bill, charged).charges - reductionOf(before, charged).charges)
    : 0;
