import { addedBy, sumOfTaxes } from '@laundry/api/rules/tax';
import type {
  AdjustmentInput,
  AdjustmentKind,
  OrderStatus,
} from '../../../graphql/schema.generated';
import { toPaise, toRupees } from '../../../ui/format/rupees';
import { adjustmentLabels } from '../../billLabels';
import type { BillItems } from './billItems';

export interface TypedAdjustment {
  /** React key of the line while it is edited. */
  key: string;
  kind: AdjustmentKind;
  /** Discounts and surcharges may be a percentage of the items. Other kinds are amounts. */
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

/** The highest number of adjustments on a bill. */
export const maxAdjustments = 20;
const maxReason = 200;
const whole = 10_000;

/** The server calculates tax and rounding. Users do not type them. */
const isTyped = ({ kind }: SavedLine): boolean => kind !== 'TAX' && kind !== 'ROUNDING';

/** Form lines for the saved adjustments of an order. */
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

/** The express surcharge that the server adds when the pickup is recorded. */
export const expressAdjustments = (order: ExpressOrder): TypedAdjustment[] => {
  const { orderStatus, expressBasisPoints: basisPoints, expressAmount: amount } = order;
  if (orderStatus !== 'WAITING_FOR_PICKUP' || !(basisPoints || amount)) return [];
  const line = { id: 'express', kind: 'SURCHARGE' as const, reason: 'Express' };
  return typedAdjustments([{ ...line, amount: amount ?? 0, basisPoints }]);
};

export function withNewLine(
  adjustments: TypedAdjustment[],
  kind: AdjustmentKind,
): TypedAdjustment[] {
  let number = adjustments.length;
  while (adjustments.some(({ key }) => key === `new-${number}`)) number += 1;
  return [...adjustments, { key: `new-${number}`, kind, unit: '₹', size: '', reason: '' }];
}

const isEmpty = ({ size, reason }: TypedAdjustment): boolean => `${size}${reason}`.trim() === '';

/** Paise, or hundredths of a percent. Null for invalid text. */
function sizeOf({ unit, size }: TypedAdjustment): number | null {
  const typed = toPaise(size);
  return !typed || (unit === '%' && typed > whole) ? null : typed;
}

/** Amount of a line in paise. Rounds half up, as the server does. */
function amountOf(line: TypedAdjustment, itemsTotal: number): number {
  const size = sizeOf(line) ?? 0;
  const paise = line.unit === '%' ? Math.floor((itemsTotal * size + whole / 2) / whole) : size;
  return line.kind === 'DISCOUNT' ? -paise : paise;
}

const sumOf = (amounts: readonly { amount: number }[]): number =>
  amounts.reduce((sum, { amount }) => sum + amount, 0);

/** Sum of the adjustments in paise. Percentages apply to the total of the items. */
const sumOfAdjustments = (adjustments: TypedAdjustment[], itemsTotal: number): number =>
  adjustments.reduce((sum, line) => sum + amountOf(line, itemsTotal), 0);

/**
 * Total of a bill with adjustments, tax and rounding, calculated as on the server. Negative if the
 * discounts are too high.
 */
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

/** Validation errors of a line. An empty line has none. */
export function adjustmentErrors(line: TypedAdjustment): LineErrors {
  if (isEmpty(line)) return {};
  const { unit, reason } = line;
  return {
    ...(sizeOf(line) === null
      ? { size: unit === '%' ? 'Enter 0.01 to 100%' : 'Enter an amount above zero' }
      : {}),
    ...(reason.trim() === '' ? { reason: 'A reason is required' } : {}),
    ...(reason.trim().length > maxReason ? { reason: `At most ${maxReason} characters` } : {}),
  };
}

/** The reason why the bill cannot be saved, as a text. */
export function billRefusal(bill: BillItems, adjustments: TypedAdjustment[]): string | null {
  for (const line of adjustments) {
    const { size, reason } = adjustmentErrors(line);
    const wrong = size ?? reason;
    if (wrong) return `${adjustmentLabels[line.kind]}: ${wrong}`;
  }
  return billTotal(bill, adjustments) < 0
    ? 'The discounts are higher than the bill. Reduce them'
    : null;
}

export const sentAdjustments = (adjustments: TypedAdjustment[]): TypedAdjustment[] =>
  adjustments.filter((line) => !isEmpty(line));

export const adjustmentInputs = (adjustments: TypedAdjustment[]): AdjustmentInput[] =>
  sentAdjustments(adjustments).map((line) => ({
    kind: line.kind,
    ...(line.unit === '%' ? { basisPoints: sizeOf(line) } : { amount: sizeOf(line) }),
    reason: line.reason.trim(),
  }));

export const areOthers = (adjustments: TypedAdjustment[], saved: TypedAdjustment[]): boolean =>
  JSON.stringify(adjustmentInputs(adjustments)) !== JSON.stringify(adjustmentInputs(saved));
