import { badInput } from '../platform/errors.js';
import { formatPaise } from '../platform/money.js';
import { PaymentStatus } from '../orders/payment.status.js';
import { PaymentMethod } from './payment.entity.js';

/** Amounts of an order in paise. */
export interface PaymentTotals {
  totalPrice: number;
  paidAmount: number;
}

export interface PaymentTarget {
  status: PaymentStatus;
  /** New paid amount in paise, for the status PARTIAL. */
  partialAmount?: number | null;
}

/**
 * Paid amount in paise for a requested payment status. Throws BAD_USER_INPUT for a partial amount
 * that is missing, not above 0, or above the total, and for UNPAID with a total of 0.
 */
export function newPaidAmount(
  { status, partialAmount }: PaymentTarget,
  { totalPrice }: PaymentTotals,
): number {
  switch (status) {
    case PaymentStatus.PAID:
      return totalPrice;
    case PaymentStatus.UNPAID:
      if (totalPrice === 0) throw badInput({ status: 'There is nothing to pay on this order' });
      return 0;
    case PaymentStatus.PARTIAL:
      return partOf(totalPrice, partialAmount ?? null);
  }
}

function partOf(totalPrice: number, amount: number | null): number {
  if (amount === null) throw badInput({ partialAmount: 'Please enter an amount' });
  if (!Number.isSafeInteger(amount) || amount <= 0)
    throw badInput({ partialAmount: 'The amount must be more than ₹0' });
  if (amount > totalPrice)
    throw badInput({
      partialAmount: `The amount must be at most the total of ${formatPaise(totalPrice)}`,
    });
  return amount;
}

/**
 * Throws BAD_USER_INPUT on `method` for ONLINE. Staff cannot record online payments, because
 * cash-ups exclude them.
 */
export function refuseOnlineMethod(method: PaymentMethod | null | undefined): void {
  if (method === PaymentMethod.ONLINE)
    throw badInput({ method: 'Online payments are recorded automatically. Choose another method' });
}

/** Throws BAD_USER_INPUT on `method` for a payment without a method. */
export function requireMethod(method: PaymentMethod | null | undefined): void {
  if (!method) throw badInput({ method: 'Choose the payment method' });
}

/** Payments of an order that are not refunded, in paise. */
export interface RemainingPayments {
  paidAmount: number;
  /** Online payments above the amount due, in paise. */
  overpayment: number;
}

/**
 * Payments that remain after a refund. The refund first reduces the amount paid above the total,
 * then the overpayment, then the amount paid towards the total. Throws BAD_USER_INPUT on `field`
 * for an amount above all payments.
 */
export function remainingAfterRefund(
  amount: number,
  { totalPrice, paidAmount, overpayment }: RemainingPayments & { totalPrice: number },
  field = 'amount',
): RemainingPayments {
  const refundable = paidAmount + overpayment;
  if (!refundable) throw badInput({ [field]: 'There is nothing to refund on this order' });
  if (!Number.isSafeInteger(amount) || amount <= 0)
    throw badInput({ [field]: 'The amount must be more than ₹0' });
  if (amount > refundable)
    throw badInput({ [field]: `You can refund at most ${formatPaise(refundable)}` });
  const abovePaid = Math.min(amount, Math.max(0, paidAmount - totalPrice));
  const ofOverpayment = Math.min(amount - abovePaid, overpayment);
  return {
    paidAmount: paidAmount - (amount - ofOverpayment),
    overpayment: overpayment - ofOverpayment,
  };
}

/** Amount of one payment method; null for entries without a method. */
export interface ByMethod {
  method: PaymentMethod | null;
  /** Amount in paise; negative for a reversal. */
  amount: number;
}

/**
 * Reversal with a given method. Throws BAD_USER_INPUT above the amount paid by that method, so that
 * the expected amount of a cash-up is never negative.
 */
export function reversalByMethod(
  method: PaymentMethod,
  amount: number,
  paid: readonly ByMethod[],
): ByMethod[] {
  const paidByThis = Math.max(paid.find((one) => one.method === method)?.amount ?? 0, 0);
  if (paidByThis < amount)
    throw badInput({
      method: `Only ${formatPaise(paidByThis)} of this order was paid with this method`,
    });
  return [{ method, amount: -amount }];
}

/**
 * Reversal without a given method. It uses the methods of the payments, in the order of `paid`, so
 * that cash-ups expect the right amounts. Any remaining amount has no method.
 */
export function reversalsByMethod(amount: number, paid: readonly ByMethod[]): ByMethod[] {
  let remaining = amount;
  const reversals = paid.flatMap(({ method, amount: paidByThis }) => {
    const reversed = Math.min(remaining, Math.max(paidByThis, 0));
    remaining -= reversed;
    return reversed > 0 ? [{ method, amount: -reversed }] : [];
  });
  return remaining > 0 ? [...reversals, { method: null, amount: -remaining }] : reversals;
}
