import { addedBy, sumOfTaxes } from '@laundry/api/tax';
import type { BillLineInput, BillLineKind, OrderStatus } from '../../../graphql/generated';
import { toPaise, toRupees } from '../../../ui/format/rupees';
import { billLineLabels } from '../../billLabels';
import type { BillItems } from './billItems';

/** A discount or a charge as typed. */
export interface TypedBillLine {
  /** Names the line while it is edited. */
  key: string;
  kind: BillLineKind;
  /** Only a discount or a surcharge may be a percentage of the items. */
  unit: '₹' | '%';
  size: string;
  reason: string;
}

interface SavedLine {
  id: string;
  kind: BillLineKind;
  /** Paise; negative for a discount. */
  amount: number;
  /** Hundredths of a percent. */
  basisPoints?: number | null;
  reason: string;
}

/** Most lines that a bill takes. */
export const maxBillLines = 20;
const maxReason = 200;
const whole = 10_000;

/** Tax and rounding follow from the rest. */
const isTyped = ({ kind }: SavedLine): boolean => kind !== 'TAX' && kind !== 'ROUNDING';

/** The lines of an order as they stand in the form. */
export const typedBillLines = (lines: readonly SavedLine[]): TypedBillLine[] =>
  lines.filter(isTyped).map(({ id, kind, amount, basisPoints, reason }) => ({
    key: id,
    kind,
    unit: basisPoints ? '%' : '₹',
    size: basisPoints ? String(basisPoints / 100) : toRupees(Math.abs(amount)),
    reason,
  }));

interface ExpressOrder {
  orderStatus: OrderStatus;
  expressBasisPoints?: number | null;
  expressAmount?: number | null;
}

/** The express line that the server adds when the pickup is recorded. */
export const expressLines = (order: ExpressOrder): TypedBillLine[] => {
  const { orderStatus, expressBasisPoints: basisPoints, expressAmount: amount } = order;
  if (orderStatus !== 'WAITING_FOR_PICKUP' || !(basisPoints || amount)) return [];
  const line = { id: 'express', kind: 'SURCHARGE' as const, reason: 'Express' };
  return typedBillLines([{ ...line, amount: amount ?? 0, basisPoints }]);
};

/** One line more, with nothing in it yet. */
export function withNewLine(lines: TypedBillLine[], kind: BillLineKind): TypedBillLine[] {
  let number = lines.length;
  while (lines.some(({ key }) => key === `new-${number}`)) number += 1;
  return [...lines, { key: `new-${number}`, kind, unit: '₹', size: '', reason: '' }];
}

const isEmpty = ({ size, reason }: TypedBillLine): boolean => `${size}${reason}`.trim() === '';

/** Paise, or hundredths of a percent; null when it is neither. */
function sizeOf({ unit, size }: TypedBillLine): number | null {
  const typed = toPaise(size);
  return !typed || (unit === '%' && typed > whole) ? null : typed;
}

/** Rounded half up, as the server does. */
function amountOf(line: TypedBillLine, itemsTotal: number): number {
  const size = sizeOf(line) ?? 0;
  const paise = line.unit === '%' ? Math.floor((itemsTotal * size + whole / 2) / whole) : size;
  return line.kind === 'DISCOUNT' ? -paise : paise;
}

const sumOf = (amounts: readonly { amount: number }[]): number =>
  amounts.reduce((sum, { amount }) => sum + amount, 0);

/** What stands beside items of so much; paise. */
const besideOf = (lines: TypedBillLine[], itemsTotal: number): number =>
  lines.reduce((sum, line) => sum + amountOf(line, itemsTotal), 0);

/** What a bill comes to with these lines, tax and rounding, as the server reckons it; below zero while discounts are more than all else. */
export function billTotal({ items, terms }: BillItems, lines: TypedBillLine[]): number {
  const itemsTotal = sumOf(items);
  const beside = besideOf(lines, itemsTotal);
  if (itemsTotal + beside < 0) return itemsTotal + beside;
  const { taxes, rounding } = addedBy(items, beside, terms);
  return itemsTotal + beside + sumOfTaxes(taxes) + rounding;
}

interface LineErrors {
  size?: string;
  reason?: string;
}

/** Errors of a line that is not empty. */
export function billLineErrors(line: TypedBillLine): LineErrors {
  if (isEmpty(line)) return {};
  const { unit, reason } = line;
  return {
    ...(sizeOf(line) === null
      ? { size: unit === '%' ? '0.01 to 100 %' : 'Enter an amount above zero' }
      : {}),
    ...(reason.trim() === '' ? { reason: 'A reason is required' } : {}),
    ...(reason.trim().length > maxReason ? { reason: `At most ${maxReason} characters` } : {}),
  };
}

/** What keeps the lines from being saved, in words. */
export function billRefusal(bill: BillItems, lines: TypedBillLine[]): string | null {
  for (const line of lines) {
    const { size, reason } = billLineErrors(line);
    const wrong = size ?? reason;
    if (wrong) return `${billLineLabels[line.kind]}: ${wrong}`;
  }
  return billTotal(bill, lines) < 0 ? 'The discounts are more than the bill' : null;
}

/** The lines to send; empty ones are left out. */
export const sentBillLines = (lines: TypedBillLine[]): TypedBillLine[] =>
  lines.filter((line) => !isEmpty(line));

export const billLineInputs = (lines: TypedBillLine[]): BillLineInput[] =>
  sentBillLines(lines).map((line) => ({
    kind: line.kind,
    ...(line.unit === '%' ? { basisPoints: sizeOf(line) } : { amount: sizeOf(line) }),
    reason: line.reason.trim(),
  }));

/** True if the lines differ from the saved ones. */
export const areOthers = (lines: TypedBillLine[], saved: TypedBillLine[]): boolean =>
  JSON.stringify(billLineInputs(lines)) !== JSON.stringify(billLineInputs(saved));
