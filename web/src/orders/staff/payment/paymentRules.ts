import type {
  UpdatePaymentInput,
  PaymentMethod,
  PaymentStatus,
} from '../../../graphql/schema.generated';
import { formatMoney } from '../../../ui/format/formatMoney';
import { toPaise } from '../../../ui/format/rupees';
import type { Tone } from '../../../ui/statusColors';

/** Total and paid amount of an order, in paise. */
interface Amounts {
  totalPrice: number;
  paidAmount: number;
  due: number;
}

export interface PaymentState extends Amounts {
  paymentStatus: PaymentStatus;
}

export interface PaymentValues {
  /** Empty while nothing is chosen. */
  status: PaymentStatus | '';
  /** Rupees received now, as typed. */
  amount: string;
  method: PaymentMethod | '';
  reference: string;
}

/** Payment state of an order including payments in the offline queue of this phone. */
export function withWaiting<Order extends PaymentState>(order: Order, waits: number): Order {
  if (waits === 0) return order;
  const due = Math.max(0, order.due - waits);
  const paymentStatus = due === 0 ? 'PAID' : 'PARTIAL';
  return { ...order, paidAmount: order.paidAmount + waits, due, paymentStatus };
}

/** No option is preselected. */
export const emptyPayment: PaymentValues = { status: '', amount: '', method: '', reference: '' };

/** Form values with the current status. Saving these without a change sends no payment. */
export const currentPayment = ({ paymentStatus }: PaymentState): PaymentValues => ({
  ...emptyPayment,
  status: paymentStatus,
});

/** True if the form matches the payment state of the order. */
export const isUnchanged = (values: PaymentValues, order: PaymentState): boolean =>
  values.status === order.paymentStatus &&
  [values.amount, values.method, values.reference].every((text) => text.trim() === '');

/** True if this status adds a payment, which needs a method. */
export const bringsMoney = ({ status }: PaymentValues, { due }: Amounts): boolean =>
  status === 'PARTIAL' || (status === 'PAID' && due > 0);

export function methodError(values: PaymentValues, order: PaymentState): string | undefined {
  if (values.method || isUnchanged(values, order) || !bringsMoney(values, order)) return undefined;
  return 'Choose the payment method';
}

/** Paise that a change to this status reverses. */
export const amountReversed = ({ status }: PaymentValues, { paidAmount }: Amounts): number =>
  status === 'UNPAID' ? paidAmount : 0;

/** Error of a part payment, for quick feedback. The server also validates. */
export function amountError(values: PaymentValues, order: PaymentState): string | undefined {
  const { status, amount } = values;
  if (status !== 'PARTIAL' || isUnchanged(values, order)) return undefined;
  if (order.due === 0) return 'Nothing is due. Use Refund to return money';
  const paise = toPaise(amount);
  if (paise === null && Number(amount) > 0) return 'Enter rupees with at most two decimals';
  if (!paise) return 'Enter an amount above zero';
  if (paise > order.due) return `Only ${formatMoney(order.due)} is due`;
  return undefined;
}

/**
 * Input of the mutation. A part payment is sent as the new total: former payments plus this one.
 * Null while no status is chosen.
 */
export function paymentInput(
  values: PaymentValues,
  { paidAmount }: Amounts,
): UpdatePaymentInput | null {
  const { status, amount, method, reference } = values;
  if (!status) return null;
  return {
    status,
    ...(status === 'PARTIAL' ? { partialAmount: paidAmount + (toPaise(amount) ?? 0) } : {}),
    ...(method && status !== 'UNPAID' ? { method } : {}),
    ...(reference.trim() ? { reference: reference.trim() } : {}),
  };
}

/** Green for a paid order, yellow for a partly paid one and red for an unpaid one. */
export function dueTone({ due, paidAmount }: Pick<Amounts, 'due' | 'paidAmount'>): Tone {
  if (due === 0) return 'green';
  return paidAmount > 0 ? 'yellow' : 'red';
}
