import type { BillRights } from '../../employees/bill-rights.queries.js';
import { badInput } from '../../platform/errors.js';
import { formatPaise } from '../../platform/money.js';
import { BillLineKind } from '../bill-line.entity.js';
import { type PricedLine, shareOf, surchargesLowered } from './bill-line.rules.js';
import type { PriceRefusal } from './item-prices.js';
import type { Bill, Repriced } from './order.bill.js';

/** Lines of the saved bill and sum of its items, in paise. */
export interface BillBefore {
  lines: readonly PricedLine[];
  itemsTotal: number;
}

const discountsOf = (lines: readonly PricedLine[]): number =>
  lines.reduce((sum, { kind, amount }) => sum - (kind === BillLineKind.DISCOUNT ? amount : 0), 0);

const listed = (names: readonly string[]): string =>
  names.length ? `${names.join(', ')} or an admin` : 'A manager or an admin';

/** Message that names the staff who may change prices; null for a viewer with that permission. */
export function priceRefusal({ mayChangePrices, pricers }: BillRights): PriceRefusal | null {
  if (mayChangePrices) return null;
  return (usual) =>
    usual === null
      ? `You cannot add an item without a cloth type. ${listed(pricers)} can`
      : `The price is ${formatPaise(usual)}. ${listed(pricers)} can change it`;
}

/**
 * The highest discount allowed: the viewer's limit, or the previous discount if it was higher. Each share is rounded
 * separately, so every line may differ by a paisa.
 */
function mostOff(limit: number, bill: Bill, before: BillBefore | null): number {
  const own = shareOf(bill.itemsTotal, limit * 100);
  if (!before?.itemsTotal) return own;
  const stood = Math.ceil((discountsOf(before.lines) * bill.itemsTotal) / before.itemsTotal);
  return Math.max(own, stood + bill.lines.length);
}

/** The field of the first line that exceeds the limit; `lines` if lowered surcharges alone exceed it. */
function lineAbove(lines: readonly PricedLine[], most: number): string {
  if (most < 0) return 'lines';
  const row = lines.findIndex((_, at) => discountsOf(lines.slice(0, at + 1)) > most);
  return `lines.${row}.${lines[row]?.basisPoints ? 'basisPoints' : 'amount'}`;
}

/** Paise that a change takes off the surcharges of a bill. They count as a discount. */
const surchargesOff = (bill: Bill, before: BillBefore | null): number =>
  surchargesLowered(bill, before?.lines ?? []).reduce((sum, { from, to }) => sum + from - to, 0);

/**
 * Throws BAD_USER_INPUT for discounts above the limit. The error is at the line if the request sent lines
 * (`isAsked`), else at `lines`.
 */
export function checkDiscounts(
  bill: Bill,
  { discountLimit, discounters }: BillRights,
  { before, isAsked }: { before: BillBefore | null; isAsked: boolean },
): void {
  if (discountLimit === null) return;
  const most = mostOff(discountLimit, bill, before) - surchargesOff(bill, before);
  if (discountsOf(bill.lines) <= most) return;
  const own = `${discountLimit} % (${formatPaise(shareOf(bill.itemsTotal, discountLimit * 100))})`;
  const message = `You can give discounts up to ${own}. ${listed(discounters)} can give more`;
  throw badInput({ [isAsked ? lineAbove(bill.lines, most) : 'lines']: message });
}

/** Changes of discounts and prices by an event, for the control report. */
export interface GivenAway {
  discountChange: number | null;
  repricedItems: number | null;
  repricedAmount: number | null;
}

const addedBy = ({ from, price, quantity }: Repriced): number =>
  from === null ? 0 : (price - from) * quantity;

/** Changes of discounts and prices between two bills; null for no change. */
export function givenAway(bill: Bill, before: BillBefore | null): GivenAway {
  const { lines, repriced = [] } = bill;
  const raised = discountsOf(lines) - discountsOf(before?.lines ?? []);
  return {
    discountChange: raised + surchargesOff(bill, before) || null,
    repricedItems: repriced.length || null,
    repricedAmount: repriced.length ? repriced.reduce((sum, one) => sum + addedBy(one), 0) : null,
  };
}
