import { object, string, type ObjectSchema } from 'yup';
import type { OrderStatus, PaymentMethod, RefundInput } from '../../../graphql/generated';
import { formatMoney } from '../../../ui/format/formatMoney';
import { toPaise } from '../../../ui/format/rupees';

export interface RefundValues {
  /** Rupees given back now, as typed. */
  amount: string;
  method: PaymentMethod | '';
  reason: string;
  /** Whether the amount is owed again or the bill is reduced by it; empty while it is not chosen. */
  after: 'OWED' | 'REDUCED' | '';
}

/** Paise: the least and the most that can be given back. */
export interface RefundBounds {
  least: number;
  most: number;
}

/** Nothing that gives money away is chosen beforehand. */
export const emptyRefund: RefundValues = { amount: '', method: '', reason: '', after: '' };

/** Error of the amount, for quick feedback; the server validates too. */
export function refundError(amount: string, { least, most }: RefundBounds): string | undefined {
  const paise = toPaise(amount);
  if (paise === null || paise === 0) return 'Enter an amount above zero';
  if (paise > most) return `At most ${formatMoney(most)} can be refunded`;
  if (paise < least) return `At least ${formatMoney(least)} has to be refunded`;
  return undefined;
}

/** A discount that keeps a fully paid order paid after a refund. All amounts are paise. */
export interface Reduction {
  /** What the order would owe again. */
  owed: number;
  /** What the discount takes off the total: `owed`, or the next higher amount that tax and rounding allow. */
  reduces: number;
  discount: number;
}

/** How a bill can be reduced by a refund. Null where a refund leaves nothing due, so that there is no choice. */
export type ReductionOf = (amount: string) => Reduction | null;

const noReduction: ReductionOf = () => null;

/** Tax and rounding do not allow every total. */
const reductionError = (after: unknown, reduction: Reduction | null): string | undefined =>
  after === 'REDUCED' && reduction && reduction.reduces !== reduction.owed
    ? `With tax and rounding, the bill cannot be reduced by ${formatMoney(reduction.owed)}. ${formatMoney(reduction.reduces)} is possible`
    : undefined;

// Formik hands empty boxes over as undefined, hence the defaults.
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
      .test('after', 'Choose whether the amount is owed again', (after, { parent }) =>
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

/** Input of the mutation; null while a field is missing. */
export function refundInput({ amount, method, reason }: RefundValues): RefundInput | null {
  const paise = toPaise(amount);
  return paise && method ? { amount: paise, method, reason: reason.trim() } : null;
}

/** The button says what it does as soon as the sum can be given back. */
export const refundLabel = (amount: string, bounds: RefundBounds): string =>
  refundError(amount, bounds) ? 'Refund' : `Refund ${formatMoney(toPaise(amount) ?? 0)}`;

interface Held {
  orderStatus: OrderStatus;
  /** Paise, as all here. */
  totalPrice: number;
  paidAmount: number;
  refundable: number;
}

/** Amount due after a refund; zero for a cancelled order. Like the server, refunds overpayments first. */
export function owedAgain(
  amount: number,
  { orderStatus, totalPrice, paidAmount, refundable }: Held,
): number {
  if (orderStatus === 'CANCELLED') return 0;
  const neverDue = refundable - Math.min(paidAmount, totalPrice);
  return Math.max(0, amount - neverDue);
}

/** Message for users without permission to refund. */
export const cannotRefund =
  'The new total is below the amount paid. A person with permission to give refunds must save this change.';
