import type { BillRights } from '../../employees/bill-rights.queries.js';
import { badInput } from '../../platform/errors.js';
import { formatPaise } from '../../platform/money.js';
import { BillLineKind } from '../bill-line.entity.js';
import { type PricedLine, shareOf } from './bill-line.rules.js';
import type { PriceRefusal } from './item-prices.js';
import type { Bill, Repriced } from './order.bill.js';

/** Discounts of a bill and the items that they are taken off, in paise. */
export interface Discounted {
  discounts: number;
  itemsTotal: number;
}

type Lines = readonly Pick<PricedLine, 'kind' | 'amount'>[];

export const discountsOf = (lines: Lines): number =>
  lines.reduce((sum, { kind, amount }) => sum - (kind === BillLineKind.DISCOUNT ? amount : 0), 0);

const listed = (names: readonly string[]): string =>
  names.length ? `${names.join(', ')} or an admin` : 'A manager or an admin';

/** Says who may set another price; null for those who may do it themselves. */
export function priceRefusal({ mayChangePrices, pricers }: BillRights): PriceRefusal | null {
  if (mayChangePrices) return null;
  return (usual) =>
    usual === null
      ? `You cannot add an item without a cloth type. ${listed(pricers)} can`
      : `The price is ${formatPaise(usual)}. ${listed(pricers)} can change it`;
}

/**
 * The most that may be taken off: the limit, or what stood there before where that is more. Each share is rounded by
 * itself, so every line may differ by a paisa.
 */
function mostOff(limit: number, bill: Bill, before: Discounted | null): number {
  const own = shareOf(bill.itemsTotal, limit * 100);
  if (!before?.itemsTotal) return own;
  const stood = Math.ceil((before.discounts * bill.itemsTotal) / before.itemsTotal);
  return Math.max(own, stood + bill.lines.length);
}

/** The line with which the discounts go above what is allowed. */
function lineAbove(lines: readonly PricedLine[], most: number): string {
  const row = lines.findIndex((_, at) => discountsOf(lines.slice(0, at + 1)) > most);
  return `lines.${row}.${lines[row]?.basisPoints ? 'basisPoints' : 'amount'}`;
}

/** BAD_USER_INPUT where the discounts of a bill are above the limit; `isAsked` where its lines were sent. */
export function checkDiscounts(
  bill: Bill,
  { discountLimit, discounters }: BillRights,
  { before, isAsked }: { before: Discounted | null; isAsked: boolean },
): void {
  if (discountLimit === null) return;
  const most = mostOff(discountLimit, bill, before);
  if (discountsOf(bill.lines) <= most) return;
  const own = `${discountLimit} % (${formatPaise(shareOf(bill.itemsTotal, discountLimit * 100))})`;
  const message = `You can give discounts up to ${own}. ${listed(discounters)} can give more`;
  throw badInput({ [isAsked ? lineAbove(bill.lines, most) : 'lines']: message });
}

/** What the report of discounts and prices reads of a step. */
export interface GivenAway {
  discountChange: number | null;
  repricedItems: number | null;
  repricedAmount: number | null;
}

const addedBy = ({ from, price, quantity }: Repriced): number =>
  from === null ? 0 : (price - from) * quantity;

/** What a step changed of discounts and prices; null where nothing. */
export function givenAway({ lines, repriced = [] }: Bill, before: Lines): GivenAway {
  return {
    discountChange: discountsOf(lines) - discountsOf(before) || null,
    repricedItems: repriced.length || null,
    repricedAmount: repriced.length ? repriced.reduce((sum, one) => sum + addedBy(one), 0) : null,
  };
}
