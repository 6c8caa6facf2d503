import { object, string, type ObjectSchema } from 'yup';
import type { OrderStatus, PaymentMethod, RefundInput } from '../../../graphql/schema.generated';
import { formatMoney } from '../../../ui/format/formatMoney';
import { toPaise } from '../../../ui/format/rupees';

export interface RefundValues {
  /** Rupees to refund, as typed. */
  amount: string;
  method: PaymentMethod | '';
  reason: string;
  /**
   * The refund either makes the order owe the amount again or reduces the bill. Empty while nothing
   * is chosen.
   */
  after: 'OWED' | 'REDUCED' | '';
}

/** The smallest and largest possible refund in paise. */
export interface RefundBounds {
  least: number;
  most: number;
}

/** No option is preselected in a form that gives money away. */
export const emptyRefund: RefundValues = { amount: '', method: '', reason: '', after: '' };

/** Error of the amount, for quick feedback. The server also validates. */
export function refundError(amount: string, { least, most }: RefundBounds): string | undefined {
  const paise = toPaise(amount);
  if (paise === null || paise === 0) return 'Enter an amount above zero';
  if (paise > most) return `You can refund at most ${formatMoney(most)}`;
  if (paise < least) return `Refund at least ${formatMoney(least)}`;
  return undefined;
}

/** A discount that keeps a fully paid order paid after a refund. All amounts are paise. */
export interface Reduction {
  /** Amount that the order would owe again. */
  owed: number;
  /**
   * Amount that the discount takes off the total. Either `owed` or the next higher amount that tax
   * and rounding allow.
   */
  reduces: number;
  discount: number;
}

/** Calculates the reduction of the bill for a refund. Null if the refund leaves nothing due. */
export type ReductionOf = (amount: string) => Reduction | null;

const noReduction: ReductionOf = () => null;

/** Tax and rounding make some totals impossible. */
const reductionError = (after: unknown, reduction: Reduction | null): string | undefined =>
  after === 'REDUCED' && reduction && reduction.reduces !== reduction.owed
    ? `Because of tax and rounding the bill can be reduced by ${formatMoney(reduction.reduces)}, not by ${formatMoney(reduction.owed)}`
    : undefined;

// Formik passes empty fields as undefined, so each field has a default.
export const refundSchema = (
  bounds: RefundBounds,
  reductionOf = noReduction,
): ObjectSchema<RefundValues> =>
  object({
    amount: string()
      .default('')
      .test('amount', (amount, { parent, createError }) => {
        const { after } = parent as RefundValues;
        const message = refundError(amount, bounds) ?? reductionError(after, reductionOf(amount));
        return message ? createError({ message }) : true;
      }),
    after: string<RefundValues['after']>()
      .default('')
      .test('after', 'Choose what happens after the refund', (after, { parent }) =>
        Boolean(after || !reductionOf((parent as RefundValues).amount)),
      ),
    method: string<PaymentMethod | ''>()
      .default('')
      .test('method', 'Choose the refund method', (method) => Boolean(method)),
    reason: string()
      .default('')
      .trim()
      .required('A reason is required')
      .max(300, 'At most 300 characters'),
  });

/** Input of the mutation. Null without a valid amount or method. */
export function refundInput({ amount, method, reason }: RefundValues): RefundInput | null {
  const paise = toPaise(amount);
  return paise && method ? { amount: paise, method, reason: reason.trim() } : null;
}

/** Label of the refund button. Includes the amount once the amount is valid. */
export function refundLabel(
  amount: string,
  bounds: RefundBounds,
  saves?: 'items' | 'bill',
): string {
  const sum = refundError(amount, bounds) ? '' : ` ${formatMoney(toPaise(amount) ?? 0)}`;
  if (saves === 'items') return `Save items and refund${sum}`;
  return saves === 'bill' ? `Save bill and refund${sum}` : `Refund${sum}`;
}

interface RefundableOrder {
  orderStatus: OrderStatus;
  totalPrice: number;
  paidAmount: number;
  refundable: number;
}

/**
 * Amount due after a refund. Zero for a cancelled order. Like the server, refunds overpayments
 * first.
 */
export function owedAgain(
  amount: number,
  { orderStatus, totalPrice, paidAmount, refundable }: RefundableOrder,
): number {
  if (orderStatus === 'CANCELLED') return 0;
  const neverDue = refundable - Math.min(paidAmount, totalPrice);
  return Math.max(0, amount - neverDue);
}

/** Message for users without permission to refund. */
export const cannotRefund =
  'The new total is below the amount paid. A person with permission to give refunds must save this change.';
