import type { BillRights } from '../../employees/bill-rights.queries.js';
import { badInput } from '../../platform/errors.js';
import { formatPaise } from '../../platform/money.js';
import { AdjustmentKind } from '../order-adjustment.entity.js';
import {
  askedFor,
  priced,
  type PricedAdjustment,
  shareOf,
  type WantedAdjustment,
} from './adjustment.rules.js';
import type { PriceRefusal } from './item-prices.js';
import type { Bill, Repriced } from './bill-calculation.js';

/** Lines and sum of the items (in paise) of the bill that is saved now. */
interface BillBefore {
  adjustments: readonly PricedAdjustment[];
  itemsTotal: number;
}

/** Surcharges and fees of a bill: a share of its items, in hundredths of a percent, and a sum in paise. */
export interface Charges {
  basisPoints: number;
  amount: number;
}

/**
 * How much lower a bill is than the same bill without discounts and with its highest charges, in
 * paise.
 */
export interface TakenOff {
  discounts: number;
  charges: number;
}

const discountsOf = (of: readonly PricedAdjustment[]): number =>
  of.reduce((sum, { kind, amount }) => sum - (kind === AdjustmentKind.DISCOUNT ? amount : 0), 0);

const isCharge = ({ kind }: { kind: AdjustmentKind }): boolean =>
  kind === AdjustmentKind.SURCHARGE || kind === AdjustmentKind.DELIVERY_FEE;

/** The surcharges and fees of these lines. */
export const chargesOf = (adjustments: readonly WantedAdjustment[]): Charges => {
  const charges = adjustments.filter(isCharge);
  return {
    basisPoints: charges.reduce((sum, line) => sum + (line.basisPoints ?? 0), 0),
    amount: charges.reduce((sum, line) => sum + (line.basisPoints ? 0 : (line.amount ?? 0)), 0),
  };
};

const costOf = ({ basisPoints, amount }: Charges, itemsTotal: number): number =>
  amount + shareOf(itemsTotal, basisPoints);

/**
 * Amount that a bill takes off, in paise: its discounts, and what its charges are below the highest
 * earlier charges. Earlier charges (`charged`) are those of the booking and of every saved bill.
 * Several small saves, or a percentage saved as an amount, therefore cannot hide a discount.
 * Discount limit, timeline and control report use this rule.
 */
function takenOff({ adjustments, itemsTotal }: BillBefore, charged: readonly Charges[]): TakenOff {
  const own = costOf(chargesOf(adjustments), itemsTotal);
  const highest = Math.max(own, ...charged.map((charges) => costOf(charges, itemsTotal)));
  return { discounts: discountsOf(adjustments), charges: highest - own };
}

const sumOf = ({ discounts, charges }: TakenOff): number => discounts + charges;

const listed = (names: readonly string[]): string =>
  names.length ? `${names.join(', ')} or an admin` : 'A manager or an admin';

/**
 * Error message with the names of the staff who may change prices. Null for a viewer who has that
 * permission.
 */
export function priceRefusal({ mayChangePrices, pricers }: BillRights): PriceRefusal | null {
  if (mayChangePrices) return null;
  return (usual) =>
    usual === null
      ? `You cannot add an item without a cloth type. ${listed(pricers)} can`
      : `The price is ${formatPaise(usual)}. ${listed(pricers)} can change it`;
}

/**
 * The lines of the saved bill, applied to other items. A fixed discount shrinks in proportion, so
 * that its share never grows.
 */
const onItems = (
  { adjustments, itemsTotal: from }: BillBefore,
  itemsTotal: number,
): PricedAdjustment[] =>
  adjustments.map((line) => {
    if (line.basisPoints !== null) return priced(askedFor(line), itemsTotal);
    if (line.kind !== AdjustmentKind.DISCOUNT || itemsTotal >= from) return line;
    return { ...line, amount: Math.ceil((line.amount * itemsTotal) / from) };
  });

/**
 * Reduction of the charges of the saved bill, in proportion to other items. Rounding of shares adds
 * a few paise per change.
 */
const chargesOffOn = (
  bill: BillBefore,
  charged: readonly Charges[],
  itemsTotal: number,
): number => {
  const { charges } = takenOff(bill, charged);
  if (!charges || !bill.itemsTotal || bill.itemsTotal === itemsTotal) return charges;
  return Math.ceil(((charges + 1) * itemsTotal) / bill.itemsTotal) + 1;
};

/**
 * Name of the input field that exceeds the limit: a lowered charge where no discount grew, else a
 * discount. `adjustments` for a removed charge.
 */
function lineAbove(
  adjustments: readonly PricedAdjustment[],
  stood: readonly PricedAdjustment[],
  most: number,
): string {
  const isLowered = (line: PricedAdjustment): boolean =>
    isCharge(line) &&
    stood.some(
      ({ kind, reason, amount }) =>
        kind === line.kind && reason === line.reason && amount > line.amount,
    );
  const row =
    most < 0 || discountsOf(adjustments) <= discountsOf(stood)
      ? adjustments.findIndex(isLowered)
      : adjustments.findIndex((_, at) => discountsOf(adjustments.slice(0, at + 1)) > most);
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
 * Throws BAD_USER_INPUT if a bill takes off more than the limit, and a larger share than the saved
 * bill did. The error names the line if the request contained lines (`isAsked`), else `adjustments`.
 */
export function checkDiscounts(
  bill: Bill,
  { discountLimit, discounters }: BillRights,
  { before, charged }: BillHistory,
  isAsked: boolean,
): void {
  if (discountLimit === null) return;
  const { itemsTotal } = bill;
  const own = shareOf(itemsTotal, discountLimit * 100);
  const stood = before ? onItems(before, itemsTotal) : [];
  const stoodOff = before ? discountsOf(stood) + chargesOffOn(before, charged, itemsTotal) : 0;
  const most = Math.max(own, stoodOff);
  const off = takenOff(bill, charged);
  if (sumOf(off) <= most) return;
  const limit = `${discountLimit}% (${formatPaise(own)})`;
  const lowered = off.charges ? ` Lowered charges count too (${formatPaise(off.charges)}).` : '';
  const message = `You can give discounts up to ${limit}.${lowered} ${listed(discounters)} can give more`;
  throw badInput({
    [isAsked ? lineAbove(bill.adjustments, stood, most - off.charges) : 'adjustments']: message,
  });
}

/**
 * What a change of a bill means for discounts, prices and charges, as the timeline event stores it.
 * Null means unchanged.
 */
export interface GivenAway {
  /** Change of the amount taken off, in paise, as computed by `takenOff`. */
  discountChange: number | null;
  repricedItems: number | null;
  repricedAmount: number | null;
  /** Charges of the new bill that are a share of the items, in hundredths of a percent. */
  chargeBasisPoints: number | null;
  chargeAmount: number | null;
}

const addedBy = ({ from, price, quantity }: Repriced): number =>
  from === null ? 0 : (price - from) * quantity;

/** Differences in discounts and prices between two bills, and the charges of the new one. */
export function givenAway(bill: Bill, { before, charged }: BillHistory): GivenAway {
  const { adjustments, repriced = [] } = bill;
  const stood = before ? sumOf(takenOff(before, charged)) : 0;
  const { basisPoints, amount } = chargesOf(adjustments);
  return {
    discountChange: sumOf(takenOff(bill, charged)) - stood || null,
    repricedItems: repriced.length || null,
    repricedAmount: repriced.length ? repriced.reduce((sum, one) => sum + addedBy(one), 0) : null,
    ...{ chargeBasisPoints: basisPoints, chargeAmount: amount },
  };
}

/** Amount in paise by which the charges of a new bill are lower than before, 0 or more. */
export const chargesLowered = (bill: Bill, { before, charged }: BillHistory): number =>
  before ? Math.max(0, takenOff(bill, charged).charges - takenOff(before, charged).charges) : 0;
