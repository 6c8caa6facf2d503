import { badInput, type FieldErrors } from '../../platform/errors.js';
import { badRows } from '../../platform/check-input.js';
import { formatPaise, MAX_TOTAL } from '../../platform/money.js';
import { AdjustmentKind, isComputed } from '../order-adjustment.entity.js';

/** Maximum number of discounts, surcharges and fees of a bill, with the express surcharge. */
const MAX_ADJUSTMENTS = 20;

/** 100%, in hundredths of a percent. */
const HUNDRED_PERCENT = 10_000;

export interface WantedAdjustment {
  kind: AdjustmentKind;
  /** Amount in paise, above 0. */
  amount?: number | null;
  /**
   * Percentage of the items in hundredths of a percent, instead of an amount. Only for a discount
   * or a surcharge.
   */
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

/** A percentage of an amount in paise, rounded half up to the paisa. */
export const percentageOf = (paise: number, basisPoints: number): number =>
  Math.floor((paise * basisPoints + HUNDRED_PERCENT / 2) / HUNDRED_PERCENT);

function fieldsOf({ kind, amount, basisPoints }: WantedAdjustment, row: number): FieldErrors {
  if (isComputed({ kind }))
    return { [`adjustments.${row}.kind`]: 'This line is calculated automatically' };
  const isPercentage = (basisPoints ?? null) !== null;
  if (isPercentage && kind === AdjustmentKind.DELIVERY_FEE)
    return { [`adjustments.${row}.basisPoints`]: 'A delivery fee is an amount, not a percentage' };
  if (isPercentage === ((amount ?? null) !== null))
    return { [`adjustments.${row}.amount`]: 'Enter an amount or a percentage' };
  return {};
}

/** Computes the amount of an adjustment, for this sum of the items in paise. */
export function priceAdjustment(
  { kind, amount, basisPoints, reason }: WantedAdjustment,
  itemsTotal: number,
): PricedAdjustment {
  const percentage = basisPoints ?? null;
  const size = percentage === null ? (amount ?? 0) : percentageOf(itemsTotal, percentage);
  return {
    kind,
    amount: kind === AdjustmentKind.DISCOUNT ? 0 - size : size,
    basisPoints: percentage,
    reason,
  };
}

/**
 * Computes the amounts of the adjustments for this sum of the items, and the new total. Throws
 * BAD_USER_INPUT with fields such as `adjustments.0.amount`. The field is `adjustments` for too
 * many adjustments, a total below 0, and a total above the maximum of an order.
 */
export function priceAdjustments(
  wanted: readonly WantedAdjustment[],
  itemsTotal: number,
): { adjustments: PricedAdjustment[]; totalPrice: number } {
  if (wanted.length > MAX_ADJUSTMENTS)
    throw badInput({ adjustments: `A bill has at most ${MAX_ADJUSTMENTS} discounts and charges` });
  const wrong = Object.fromEntries(wanted.map(fieldsOf).flatMap(Object.entries<string>));
  if (Object.keys(wrong).length) throw badRows(wrong);
  const adjustments = wanted.map((line) => priceAdjustment(line, itemsTotal));
  const totalPrice = adjustments.reduce((sum, { amount }) => sum + amount, itemsTotal);
  if (totalPrice < 0) throw badInput({ adjustments: excessiveDiscount(adjustments, itemsTotal) });
  if (totalPrice > MAX_TOTAL)
    throw badInput({ adjustments: `An order can be at most ${formatPaise(MAX_TOTAL)}` });
  return { adjustments, totalPrice };
}

function excessiveDiscount(adjustments: readonly PricedAdjustment[], itemsTotal: number): string {
  const off = adjustments.reduce((sum, { amount }) => sum - Math.min(amount, 0), 0);
  const charged = adjustments.reduce((sum, { amount }) => sum + Math.max(amount, 0), itemsTotal);
  return `Discounts of ${formatPaise(off)} are more than the bill of ${formatPaise(charged)}`;
}

/**
 * Converts a saved adjustment back to input, so that its amount can be computed for other items.
 */
export const toWantedAdjustment = ({
  kind,
  amount,
  basisPoints,
  reason,
}: PricedAdjustment): WantedAdjustment => ({
  ...{ kind, basisPoints, reason },
  amount: basisPoints === null ? Math.abs(amount) : null,
});

const KIND_LABELS: Record<AdjustmentKind, string> = {
  [AdjustmentKind.DISCOUNT]: 'Discount',
  [AdjustmentKind.SURCHARGE]: 'Surcharge',
  [AdjustmentKind.DELIVERY_FEE]: 'Delivery fee',
  [AdjustmentKind.TAX]: 'GST',
  [AdjustmentKind.ROUNDING]: 'Rounding',
};

/**
 * Label of an adjustment on a bill: "Discount 12.5% (Regular customer)", "GST 18% (on
 * ₹1,000.00)".
 */
export function adjustmentInWords({
  kind,
  basisPoints,
  reason,
}: Omit<PricedAdjustment, 'amount'>): string {
  const percentage = basisPoints === null ? '' : ` ${basisPoints / 100}%`;
  return `${KIND_LABELS[kind]}${percentage} (${reason})`;
}

/** The surcharge of an express order, as saved at the booking. Empty for an order without one. */
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

/** Maximum length of the timeline text of a bill, in characters. */
const MAX_TEXT = 500;

const shorten = (text: string): string =>
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
 * Timeline text of a new bill: its items without a cloth type, discounts and charges. Null when the
 * bill has none of these.
 */
export const describeNewBill = (bill: BillSummary): string | null =>
  shorten(
    [reasonsInWords(bill), adjustmentsInWords(bill.adjustments)].filter(Boolean).join('. '),
  ) || null;

/**
 * Timeline text of a changed bill: the total before and after, and the lowered charges (`lowered`,
 * in paise). It also lists the adjustments if the request contained any (`hasAdjustments`).
 */
export function describeBillChange(
  from: number,
  { totalPrice, ...bill }: BillSummary & { totalPrice: number },
  hasAdjustments: boolean,
  lowered = 0,
): string {
  const total = `Total ${formatPaise(from)} → ${formatPaise(totalPrice)}`;
  const adjustments =
    hasAdjustments && (adjustmentsInWords(bill.adjustments) || 'No discounts or charges');
  const charges = lowered ? `Charges lowered by ${formatPaise(lowered)}` : '';
  return shorten([total, charges, reasonsInWords(bill), adjustments].filter(Boolean).join('. '));
}
