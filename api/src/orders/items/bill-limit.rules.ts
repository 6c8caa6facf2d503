import type { BillRights } from '../../employees/bill-rights.queries.js';
import { badInput } from '../../platform/errors.js';
import { formatPaise } from '../../platform/money.js';
import { BillLineKind } from '../bill-line.entity.js';
import { askedFor, priced, type PricedLine, shareOf, type WantedLine } from './bill-line.rules.js';
import type { PriceRefusal } from './item-prices.js';
import type { Bill, Repriced } from './order.bill.js';

/** Lines of the saved bill and sum of its items, in paise. */
interface BillBefore {
  lines: readonly PricedLine[];
  itemsTotal: number;
}

/** Surcharges and fees of a bill: a share of its items, in hundredths of a percent, and a sum in paise. */
export interface Charges {
  basisPoints: number;
  amount: number;
}

/** What a bill is below the bill without discounts and with its highest charges, in paise. */
export interface TakenOff {
  discounts: number;
  charges: number;
}

const discountsOf = (lines: readonly PricedLine[]): number =>
  lines.reduce((sum, { kind, amount }) => sum - (kind === BillLineKind.DISCOUNT ? amount : 0), 0);

const isCharge = ({ kind }: { kind: BillLineKind }): boolean =>
  kind === BillLineKind.SURCHARGE || kind === BillLineKind.DELIVERY_FEE;

/** The surcharges and fees among these lines. */
export const chargesOf = (lines: readonly WantedLine[]): Charges => {
  const charges = lines.filter(isCharge);
  return {
    basisPoints: charges.reduce((sum, line) => sum + (line.basisPoints ?? 0), 0),
    amount: charges.reduce((sum, line) => sum + (line.basisPoints ? 0 : (line.amount ?? 0)), 0),
  };
};

const costOf = ({ basisPoints, amount }: Charges, itemsTotal: number): number =>
  amount + shareOf(itemsTotal, basisPoints);

/**
 * What a bill takes off: its discounts, and the difference of its charges to the highest charges that the order had
 * by its booking or by any saved bill (`charged`). Limit, timeline and control report use this rule, so that neither
 * several small saves nor a percentage saved as an amount hide a discount.
 */
function takenOff({ lines, itemsTotal }: BillBefore, charged: readonly Charges[]): TakenOff {
  const own = costOf(chargesOf(lines), itemsTotal);
  const highest = Math.max(own, ...charged.map((charges) => costOf(charges, itemsTotal)));
  return { discounts: discountsOf(lines), charges: highest - own };
}

const sumOf = ({ discounts, charges }: TakenOff): number => discounts + charges;

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

/** The lines of a saved bill on other items. A fixed discount shrinks with them, so that its share never grows. */
const onItems = ({ lines, itemsTotal: from }: BillBefore, itemsTotal: number): PricedLine[] =>
  lines.map((line) => {
    if (line.basisPoints !== null) return priced(askedFor(line), itemsTotal);
    if (line.kind !== BillLineKind.DISCOUNT || itemsTotal >= from) return line;
    return { ...line, amount: Math.ceil((line.amount * itemsTotal) / from) };
  });

/** Charges that a saved bill takes off, in proportion to other items. Shares are rounded, so a change adds paise. */
const chargesOffOn = (
  bill: BillBefore,
  charged: readonly Charges[],
  itemsTotal: number,
): number => {
  const { charges } = takenOff(bill, charged);
  if (!charges || !bill.itemsTotal || bill.itemsTotal === itemsTotal) return charges;
  return Math.ceil(((charges + 1) * itemsTotal) / bill.itemsTotal) + 1;
};

/** The field of the line that exceeds the limit: a lowered charge, else a discount; `lines` for a removed charge. */
function lineAbove(
  lines: readonly PricedLine[],
  stood: readonly PricedLine[],
  most: number,
): string {
  const isLowered = (line: PricedLine): boolean =>
    isCharge(line) &&
    stood.some(
      ({ kind, reason, amount }) =>
        kind === line.kind && reason === line.reason && amount > line.amount,
    );
  const row =
    most < 0
      ? lines.findIndex(isLowered)
      : lines.findIndex((_, at) => discountsOf(lines.slice(0, at + 1)) > most);
  return row < 0 ? 'lines' : `lines.${row}.${lines[row]?.basisPoints ? 'basisPoints' : 'amount'}`;
}

export interface BillHistory {
  before: BillBefore | null;
  /** Charges agreed at the booking, and those of every saved bill. */
  charged: readonly Charges[];
}

/**
 * Throws BAD_USER_INPUT if a bill takes off more than the limit, and a larger share than the saved bill did. The error is at the
 * line if the request sent lines (`isAsked`), else at `lines`.
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
  const limit = `${discountLimit} % (${formatPaise(own)})`;
  const lowered = off.charges ? ` Lowered charges count (${formatPaise(off.charges)}).` : '';
  const message = `You can give discounts up to ${limit}.${lowered} ${listed(discounters)} can give more`;
  throw badInput({
    [isAsked ? lineAbove(bill.lines, stood, most - off.charges) : 'lines']: message,
  });
}

/** What an event changes of discounts, prices and charges; null for no change. */
export interface GivenAway {
  /** In paise, by `takenOff`. */
  discountChange: number | null;
  repricedItems: number | null;
  repricedAmount: number | null;
  /** Charges of the new bill. */
  chargeBasisPoints: number | null;
  chargeAmount: number | null;
}

const addedBy = ({ from, price, quantity }: Repriced): number =>
  from === null ? 0 : (price - from) * quantity;

/** Changes of discounts and prices between two bills, and the charges of the new one. */
export function givenAway(bill: Bill, { before, charged }: BillHistory): GivenAway {
  const { lines, repriced = [] } = bill;
  const stood = before ? sumOf(takenOff(before, charged)) : 0;
  const { basisPoints, amount } = chargesOf(lines);
  return {
    discountChange: sumOf(takenOff(bill, charged)) - stood || null,
    repricedItems: repriced.length || null,
    repricedAmount: repriced.length ? repriced.reduce((sum, one) => sum + addedBy(one), 0) : null,
    ...{ chargeBasisPoints: basisPoints, chargeAmount: amount },
  };
}

/** Paise by which a new bill has lower charges than before, for the timeline; 0 for none. */
export const chargesLowered = (bill: Bill, { before, charged }: BillHistory): number =>
  before ? Math.max(0, takenOff(bill, charged).charges - takenOff(before, charged).charges) : 0;
