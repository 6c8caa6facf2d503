import { object, string, type ObjectSchema } from 'yup';
import type { OrderStatus, PaymentMethod, RefundInput } from '../../../graphql/generated';
import { formatMoney } from '../../../ui/format/formatMoney';
import { toPaise } from '../../../ui/format/rupees';

export interface RefundValues {
  /** Rupees given back now, as typed. */
  amount: string;
  method: PaymentMethod | '';
  reason: string;
}

/** Paise: the least and the most that can be given back. */
export interface RefundBounds {
  least: number;
  most: number;
}

/** Nothing that gives money away is chosen beforehand. */
export const emptyRefund: RefundValues = { amount: '', method: '', reason: '' };

/** Error of the amount, for quick feedback; the server validates too. */
export function refundError(amount: string, { least, most }: RefundBounds): string | undefined {
  const paise = toPaise(amount);
  if (paise === null || paise === 0) return 'Enter an amount above zero';
  if (paise > most) return `At most ${formatMoney(most)} can be refunded`;
  if (paise < least) return `At least ${formatMoney(least)} has to be refunded`;
  return undefined;
}

// Formik hands empty boxes over as undefined, hence the defaults.
export const refundSchema = (bounds: RefundBounds): ObjectSchema<RefundValues> =>
  object({
    amount: string()
      .default('')
      .test('amount', (amount, { createError }) => {
        const message = refundError(amount, bounds);
        return message ? createError({ message }) : true;
      }),
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
