import { addedBy, sumOfTaxes } from '@laundry/api/tax';
import type { AdjustmentInput, AdjustmentKind, OrderStatus } from '../../../graphql/generated';
import { toPaise, toRupees } from '../../../ui/format/rupees';
import { adjustmentLabels } from '../../billLabels';
import type { BillItems } from './billItems';

/** A discount or a charge as typed. */
export interface TypedAdjustment {
  /** Names the line while it is edited. */
  key: string;
  kind: AdjustmentKind;
  /** Only a discount or a surcharge may be a percentage of the items. */
  unit: '₹' | '%';
  size: string;
  reason: string;
}

interface SavedLine {
  id: string;
  kind: AdjustmentKind;
  /** Paise; negative for a discount. */
  amount: number;
  /** Hundredths of a percent. */
  basisPoints?: number | null;
  reason: string;
}

/** Most lines that a bill takes. */
export const maxAdjustments = 20;
const maxReason = 200;
const whole = 10_000;

/** Tax and rounding follow from the rest. */
const isTyped = ({ kind }: SavedLine): boolean => kind !== 'TAX' && kind !== 'ROUNDING';

/** The lines of an order as they stand in the form. */
export const typedAdjustments = (adjustments: readonly SavedLine[]): TypedAdjustment[] =>
  adjustments.filter(isTyped).map(({ id, kind, amount, basisPoints, reason }) => ({
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
export const expressAdjustments = (order: ExpressOrder): TypedAdjustment[] => {
  const { orderStatus, expressBasisPoints: basisPoints, expressAmount: amount } = order;
  if (orderStatus !== 'WAITING_FOR_PICKUP' || !(basisPoints || amount)) return [];
  const line = { id: 'express', kind: 'SURCHARGE' as const, reason: 'Express' };
  return typedAdjustments([{ ...line, amount: amount ?? 0, basisPoints }]);
};

/** One line more, with nothing in it yet. */
export function withNewLine(
  adjustments: TypedAdjustment[],
  kind: AdjustmentKind,
): TypedAdjustment[] {
  let number = adjustments.length;
  while (adjustments.some(({ key }) => key === `new-${number}`)) number += 1;
  return [...adjustments, { key: `new-${number}`, kind, unit: '₹', size: '', reason: '' }];
}

const isEmpty = ({ size, reason }: TypedAdjustment): boolean => `${size}${reason}`.trim() === '';

/** Paise, or hundredths of a percent; null when it is neither. */
function sizeOf({ unit, size }: TypedAdjustment): number | null {
  const typed = toPaise(size);
  return !typed || (unit === '%' && typed > whole) ? null : typed;
}

/** Rounded half up, as the server does. */
function amountOf(line: TypedAdjustment, itemsTotal: number): number {
  const size = sizeOf(line) ?? 0;
  const paise = line.unit === '%' ? Math.floor((itemsTotal * size + whole / 2) / whole) : size;
  return line.kind === 'DISCOUNT' ? -paise : paise;
}

const sumOf = (amounts: readonly { amount: number }[]): number =>
  amounts.reduce((sum, { amount }) => sum + amount, 0);

/** Sum of the adjustments for items of this sum, in paise. */
const sumOfAdjustments = (adjustments: TypedAdjustment[], itemsTotal: number): number =>
  adjustments.reduce((sum, line) => sum + amountOf(line, itemsTotal), 0);

/** What a bill comes to with these lines, tax and rounding, as the server reckons it; below zero while discounts are more than all else. */
export function billTotal({ items, terms }: BillItems, adjustments: TypedAdjustment[]): number {
  const itemsTotal = sumOf(items);
  const sum = sumOfAdjustments(adjustments, itemsTotal);
  if (itemsTotal + sum < 0) return itemsTotal + sum;
  const { taxes, rounding } = addedBy(items, sum, terms);
  return itemsTotal + sum + sumOfTaxes(taxes) + rounding;
}

interface LineErrors {
  size?: string;
  reason?: string;
}

/** Errors of a line that is not empty. */
export function adjustmentErrors(line: TypedAdjustment): LineErrors {
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
export function billRefusal(bill: BillItems, adjustments: TypedAdjustment[]): string | null {
  for (const line of adjustments) {
    const { size, reason } = adjustmentErrors(line);
    const wrong = size ?? reason;
    if (wrong) return `${adjustmentLabels[line.kind]}: ${wrong}`;
  }
  return billTotal(bill, adjustments) < 0 ? 'The discounts are more than the bill' : null;
}

/** The lines to send; empty ones are left out. */
export const sentAdjustments = (adjustments: TypedAdjustment[]): TypedAdjustment[] =>
  adjustments.filter((line) => !isEmpty(line));

export const adjustmentInputs = (adjustments: TypedAdjustment[]): AdjustmentInput[] =>
  sentAdjustments(adjustments).map((line) => ({
    kind: line.kind,
    ...(line.unit === '%' ? { basisPoints: sizeOf(line) } : { amount: sizeOf(line) }),
    reason: line.reason.trim(),
  }));

/** True if the lines differ from the saved ones. */
export const areOthers = (adjustments: TypedAdjustment[], saved: TypedAdjustment[]): boolean =>
  JSON.stringify(adjustmentInputs(adjustments)) !== JSON.stringify(adjustmentInputs(saved));
