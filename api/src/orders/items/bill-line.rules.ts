import { badInput, type FieldErrors } from '../../platform/errors.js';
import { badRows } from '../../platform/inputs.js';
import { formatPaise, MAX_TOTAL } from '../../platform/money.js';
import { BillLineKind, isWorkedOut } from '../bill-line.entity.js';

/** Maximum number of bill lines in a request. */
const MAX_BILL_LINES = 20;

/** 100 %, in hundredths of a percent. */
const WHOLE = 10_000;

export interface WantedLine {
  kind: BillLineKind;
  /** Amount in paise, above 0. */
  amount?: number | null;
  /** For a discount or surcharge: the share of the items instead of an amount. */
  basisPoints?: number | null;
  reason: string;
}

export interface PricedLine {
  kind: BillLineKind;
  /** Amount in paise; negative for a discount. */
  amount: number;
  basisPoints: number | null;
  reason: string;
}

/** A share of an amount, in hundredths of a percent; rounded half up to the paisa. */
export const shareOf = (paise: number, basisPoints: number): number =>
  Math.floor((paise * basisPoints + WHOLE / 2) / WHOLE);

function fieldsOf({ kind, amount, basisPoints }: WantedLine, row: number): FieldErrors {
  if (isWorkedOut({ kind })) return { [`lines.${row}.kind`]: 'This line is worked out by itself' };
  const isShare = (basisPoints ?? null) !== null;
  if (isShare && kind === BillLineKind.DELIVERY_FEE)
    return { [`lines.${row}.basisPoints`]: 'A delivery fee is an amount, not a percentage' };
  if (isShare === ((amount ?? null) !== null))
    return { [`lines.${row}.amount`]: 'Give an amount or a percentage' };
  return {};
}

/** Adds the amount to a line, for this sum of items in paise. */
export function priced(
  { kind, amount, basisPoints, reason }: WantedLine,
  itemsTotal: number,
): PricedLine {
  const share = basisPoints ?? null;
  const size = share === null ? (amount ?? 0) : shareOf(itemsTotal, share);
  return {
    kind,
    amount: kind === BillLineKind.DISCOUNT ? 0 - size : size,
    basisPoints: share,
    reason,
  };
}

/**
 * Computes the amounts of the lines for this sum of items, and the total. Throws BAD_USER_INPUT
 * with fields such as `lines.0.amount`. The field is `lines` when the discounts exceed the sum.
 */
export function priceLines(
  wanted: readonly WantedLine[],
  itemsTotal: number,
): { lines: PricedLine[]; totalPrice: number } {
  if (wanted.length > MAX_BILL_LINES)
    throw badInput({ lines: `A bill has at most ${MAX_BILL_LINES} discounts and charges` });
  const wrong = Object.fromEntries(wanted.map(fieldsOf).flatMap(Object.entries<string>));
  if (Object.keys(wrong).length) throw badRows(wrong);
  const lines = wanted.map((line) => priced(line, itemsTotal));
  const totalPrice = lines.reduce((sum, { amount }) => sum + amount, itemsTotal);
  if (totalPrice < 0) throw badInput({ lines: tooMuchOff(lines, itemsTotal) });
  if (totalPrice > MAX_TOTAL)
    throw badInput({ lines: `An order can be at most ${formatPaise(MAX_TOTAL)}` });
  return { lines, totalPrice };
}

function tooMuchOff(lines: readonly PricedLine[], itemsTotal: number): string {
  const off = lines.reduce((sum, { amount }) => sum - Math.min(amount, 0), 0);
  const charged = lines.reduce((sum, { amount }) => sum + Math.max(amount, 0), itemsTotal);
  return `Discounts of ${formatPaise(off)} are more than the ${formatPaise(charged)} that they are taken off`;
}

/** Converts a saved line back to input, so that its amount can be computed for other items. */
export const askedFor = ({ kind, amount, basisPoints, reason }: PricedLine): WantedLine => ({
  ...{ kind, basisPoints, reason },
  amount: basisPoints === null ? Math.abs(amount) : null,
});

const KIND_WORDS: Record<BillLineKind, string> = {
  [BillLineKind.DISCOUNT]: 'Discount',
  [BillLineKind.SURCHARGE]: 'Surcharge',
  [BillLineKind.DELIVERY_FEE]: 'Delivery fee',
  [BillLineKind.TAX]: 'GST',
  [BillLineKind.ROUNDING]: 'Rounding',
};

/** Label of a line on a bill: "Discount 12.5 % (Regular customer)", "GST 18 % (on ₹1,000.00)". */
export function lineInWords({ kind, basisPoints, reason }: Omit<PricedLine, 'amount'>): string {
  const share = basisPoints === null ? '' : ` ${basisPoints / 100} %`;
  return `${KIND_WORDS[kind]}${share} (${reason})`;
}

/**
 * The surcharge line of an express order, as agreed at the booking. Empty when express has no
 * surcharge.
 */
export const expressLines = ({
  expressBasisPoints: basisPoints,
  expressAmount: amount,
}: {
  expressBasisPoints: number | null;
  expressAmount: number | null;
}): WantedLine[] =>
  basisPoints === null && amount === null
    ? []
    : [{ kind: BillLineKind.SURCHARGE, basisPoints, amount, reason: 'Express' }];

/** Maximum length of a timeline text, in characters. */
const MAX_TOLD = 500;

const cut = (text: string): string =>
  text.length > MAX_TOLD ? `${text.slice(0, MAX_TOLD - 1)}…` : text;

const linesInWords = (lines: readonly PricedLine[]): string =>
  lines.map((line) => `${lineInWords(line)} ${formatPaise(line.amount)}`).join(', ');

/** Timeline text for items without a cloth type: "Stage curtain: not on the list". */
const reasonsInWords = ({ reasons = [] }: ToldBill): string => reasons.join(', ');

interface ToldBill {
  lines: readonly PricedLine[];
  reasons?: readonly string[];
}

/**
 * Timeline text of a new bill: items without a cloth type, discounts and charges. Null for a bill
 * without them.
 */
export const tellNewBill = (bill: ToldBill): string | null =>
  cut([reasonsInWords(bill), linesInWords(bill.lines)].filter(Boolean).join('. ')) || null;

/**
 * Timeline text of a changed bill: total before and after, lowered charges (`lowered`, in paise),
 * and the lines if they changed.
 */
export function tellChange(
  from: number,
  { totalPrice, ...bill }: ToldBill & { totalPrice: number },
  areOthers: boolean,
  lowered = 0,
): string {
  const total = `Total ${formatPaise(from)} → ${formatPaise(totalPrice)}`;
  const lines = areOthers && (linesInWords(bill.lines) || 'No discounts or charges');
  const charges = lowered ? `Charges lowered by ${formatPaise(lowered)}` : '';
  return cut([total, charges, reasonsInWords(bill), lines].filter(Boolean).join('. '));
}
