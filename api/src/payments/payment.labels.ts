import { formatPaise } from '../platform/money.js';
import { PaymentMethod } from './payment.entity.js';
import type { UpdatePaymentInput, RefundInput } from './payment.inputs.js';

/** Payment methods as the end of a sentence, such as "in cash". */
export const METHOD_LABELS: Record<PaymentMethod, string> = {
  [PaymentMethod.CASH]: 'in cash',
  [PaymentMethod.UPI]: 'by UPI',
  [PaymentMethod.CARD]: 'by card',
  [PaymentMethod.BANK_TRANSFER]: 'by bank transfer',
  [PaymentMethod.ONLINE]: 'online',
};

/** A payment method as the end of a sentence, or a text for a missing method, which REST allows. */
export const methodLabel = (method: PaymentMethod | null | undefined): string =>
  method ? ` ${METHOD_LABELS[method]}` : ', method not specified';

/** Timeline text of a payment or a reversal. */
export function describePayment(amount: number, { method, reference }: UpdatePaymentInput): string {
  const what = `${formatPaise(Math.abs(amount))} ${amount > 0 ? 'paid' : 'reversed'}`;
  // A reversal without a method gets the methods of the reversed payments, so the text names none.
  const how = amount < 0 && !method ? '' : methodLabel(method);
  return `${what}${how}${reference ? ` (${reference})` : ''}`;
}

/** Timeline text of a refund. */
export const describeRefund = ({ amount, method, reason }: RefundInput): string =>
  `${formatPaise(amount)} refunded ${METHOD_LABELS[method]}: ${reason}`;
