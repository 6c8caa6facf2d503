import { formatPaise } from '../platform/money.js';
import { PaymentMethod } from './payment.entity.js';
import type { PaymentInput, RefundInput } from './payment.inputs.js';

/** How money came in or went back, as the end of a sentence. */
export const METHOD_WORDS: Record<PaymentMethod, string> = {
  [PaymentMethod.CASH]: 'in cash',
  [PaymentMethod.UPI]: 'by UPI',
  [PaymentMethod.CARD]: 'by card',
  [PaymentMethod.BANK_TRANSFER]: 'by bank transfer',
  [PaymentMethod.ONLINE]: 'online',
};

/** A method as the end of a sentence; money can be without one over REST. */
export const methodInWords = (method: PaymentMethod | null | undefined): string =>
  method ? ` ${METHOD_WORDS[method]}` : ', method not specified';

/** A payment or a reversal in words, for the timeline. */
export function paymentInWords(amount: number, { method, reference }: PaymentInput): string {
  const what = `${formatPaise(Math.abs(amount))} ${amount > 0 ? 'paid' : 'taken back'}`;
  // A reversal without a method has the methods of the reversed payments.
  const how = amount < 0 && !method ? '' : methodInWords(method);
  return `${what}${how}${reference ? ` (${reference})` : ''}`;
}

/** A refund in words, for the timeline. */
export const refundInWords = ({ amount, method, reason }: RefundInput): string =>
  `${formatPaise(amount)} refunded ${METHOD_WORDS[method]}: ${reason}`;
