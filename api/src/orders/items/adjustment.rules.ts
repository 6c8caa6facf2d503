import { badInput, type FieldErrors } from '../../platform/errors.js';
import { badRows } from '../../platform/input-decorators.js';
import { formatPaise, MAX_TOTAL } from '../../platform/money.js';
import { AdjustmentKind, isWorkedOut } from '../order-adjustment.entity.js';

/** Maximum number of adjustments in a request. */
const MAX_ADJUSTMENTS = 20;

/** 100%, in hundredths of a percent. */
const WHOLE = 10_000;

export interface WantedAdjustment {
  kind: AdjustmentKind;
  /** Amount in paise, above 0. */
  amount?: number | null;
  /** For a discount or surcharge: the share of the items instead of an amount. */
  basisPoints?: number | null;
  reason: string;
}

export interface PricedAdjustment {
  kind: AdjustmentKind;
  /** Amount in paise; negative for a discount. */
  amount: number;
  basisPoints: number | null;
  reason: string;
}

/** A share of an amount, in hundredths of a percent; rounded half up to the paisa. */
export const shareOf = (paise: number, basisPoints: number): number =>
  Math.floor((paise * basisPoints + WHOLE / 2) / WHOLE);

function fieldsOf({ kind, amount, basisPoints }: WantedAdjustment, row: number): FieldErrors {
  if (isWorkedOut({ kind }))
    return { [`adjustments.${row}.kind`]: 'This line is calculated automatically' };
  const isShare = (basisPoints ?? null) !== null;
  if (isShare && kind === AdjustmentKind.DELIVERY_FEE)
    return { [`adjustments.${row}.basisPoints`]: 'A delivery fee is an amount, not a percentage' };
  if (isShare === ((amount ?? null) !== null))
    return { [`adjustments.${row}.amount`]: 'Enter an amount or a percentage' };
  return {};
}

/** Adds the amount to a line, for this sum of items in paise. */
export function priced(
  { kind, amount, basisPoints, reason }: WantedAdjustment,
  itemsTotal: number,
): PricedAdjustment {
  const share = basisPoints ?? null;
  const size = share === null ? (amount ?? 0) : shareOf(itemsTotal, share);
  return {
    kind,
    amount: kind === AdjustmentKind.DISCOUNT ? 0 - size : size,
    basisPoints: share,
    reason,
  };
}

/**
 * Computes the amounts of the lines for this sum of items, and the total. Throws BAD_USER_INPUT
 * with fields such as `adjustments.0.amount`. The field is `adjustments` when the discounts exceed the sum.
 */
export function priceAdjustments(
  wanted: readonly WantedAdjustment[],
  itemsTotal: number,
): { adjustments: PricedAdjustment[]; totalPrice: number } {
  if (wanted.length > MAX_ADJUSTMENTS)
    throw badInput({ adjustments: `A bill has at most ${MAX_ADJUSTMENTS} discounts and charges` });
  const wrong = Object.fromEntries(wanted.map(fieldsOf).flatMap(Object.entries<string>));
  if (Object.keys(wrong).length) throw badRows(wrong);
  const adjustments = wanted.map((line) => priced(line, itemsTotal));
  const totalPrice = adjustments.reduce((sum, { amount }) => sum + amount, itemsTotal);
  if (totalPrice < 0) throw badInput({ adjustments: tooMuchOff(adjustments, itemsTotal) });
  if (totalPrice > MAX_TOTAL)
    throw badInput({ adjustments: `An order can be at most ${formatPaise(MAX_TOTAL)}` });
  return { adjustments, totalPrice };
}

function tooMuchOff(adjustments: readonly PricedAdjustment[], itemsTotal: number): string {
  const off = adjustments.reduce((sum, { amount }) => sum - Math.min(amount, 0), 0);
  const charged = adjustments.reduce((sum, { amount }) => sum + Math.max(amount, 0), itemsTotal);
  return `Discounts of ${formatPaise(off)} are more than the bill of ${formatPaise(charged)}`;
}

/** Converts a saved line back to input, so that its amount can be computed for other items. */
export const askedFor = ({
  kind,
  amount,
  basisPoints,
  reason,
}: PricedAdjustment): WantedAdjustment => ({
  ...{ kind, basisPoints, reason },
  amount: basisPoints === null ? Math.abs(amount) : null,
});

const KIND_WORDS: Record<AdjustmentKind, string> = {
  [AdjustmentKind.DISCOUNT]: 'Discount',
  [AdjustmentKind.SURCHARGE]: 'Surcharge',
  [AdjustmentKind.DELIVERY_FEE]: 'Delivery fee',
  [AdjustmentKind.TAX]: 'GST',
  [AdjustmentKind.ROUNDING]: 'Rounding',
};

/** Label of a line on a bill: "Discount 12.5% (Regular customer)", "GST 18% (on ₹1,000.00)". */
export function adjustmentInWords({
  kind,
  basisPoints,
  reason,
}: Omit<PricedAdjustment, 'amount'>): string {
  const share = basisPoints === null ? '' : ` ${basisPoints / 100}%`;
  return `${KIND_WORDS[kind]}${share} (${reason})`;
}

/**
 * The surcharge line of an express order, as agreed at the booking. Empty when express has no
 * surcharge.
 */
export const expressAdjustments = ({
  expressBasisPoints: basisPoints,
  expressAmount: amount,
}: {
  expressBasisPoints: number | null;
  expressAmount: number | null;
}): WantedAdjustment[] =>
  basisPoints === null && amount === null
    ? []
    : [{ kind: AdjustmentKind.SURCHARGE, basisPoints, amount, reason: 'Express' }];

/** Maximum length of a timeline text, in characters. */
const MAX_TEXT = 500;

const cut = (text: string): string =>
  text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT - 1)}…` : text;

const adjustmentsInWords = (adjustments: readonly PricedAdjustment[]): string =>
  adjustments.map((line) => `${adjustmentInWords(line)} ${formatPaise(line.amount)}`).join(', ');

/** Timeline text for items without a cloth type: "Stage curtain: not on the list". */
const reasonsInWords = ({ reasons = [] }: BillSummary): string => reasons.join(', ');

interface BillSummary {
  adjustments: readonly PricedAdjustment[];
  reasons?: readonly string[];
}

/**
 * Timeline text of a new bill: items without a cloth type, discounts and charges. Null for a bill
 * without them.
 */
export const describeNewBill = (bill: BillSummary): string | null =>
  cut([reasonsInWords(bill), adjustmentsInWords(bill.adjustments)].filter(Boolean).join('. ')) ||
  null;

/**
 * Timeline text of a changed bill: total before and after, lowered charges (`lowered`, in paise),
 * and the lines if they changed.
 */
export function describeBillChange(
  from: number,
  { totalPrice, ...bill }: BillSummary & { totalPrice: number },
  areOthers: boolean,
  lowered = 0,
): string {
  const total = `Total ${formatPaise(from)} → ${formatPaise(totalPrice)}`;
  const adjustments =
    areOthers && (adjustmentsInWords(bill.adjustments) || 'No discounts or charges');
  const charges = lowered ? `Charges lowered by ${formatPaise(lowered)}` : '';
  return cut([total, charges, reasonsInWords(bill), adjustments].filter(Boolean).join('. '));
}
