import { badInput } from '../platform/errors.js';
import { formatPaise } from '../platform/money.js';
import { PaymentStatus } from '../orders/payment.status.js';
import { PaymentMethod } from './payment.entity.js';

export interface PaymentTotals {
  /** All amounts are in paise. */
  totalPrice: number;
  paidAmount: number;
}

export interface PaymentTarget {
  status: PaymentStatus;
  /** The new total of all payments, in paise. */
  partialAmount?: number | null;
}

/**
 * Paid amount in paise for a requested payment status. Throws BAD_USER_INPUT for an amount above
 * the total or not above 0.
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
 * Throws BAD_USER_INPUT on `method` for ONLINE. Staff cannot enter online payments, because
 * cash-ups exclude them.
 */
export function checkByHand(method: PaymentMethod | null | undefined): void {
  if (method === PaymentMethod.ONLINE)
    throw badInput({ method: 'Online payments are recorded automatically. Choose another method' });
}

/** Throws BAD_USER_INPUT on `method` for a payment without a method. */
export function requireMethod(method: PaymentMethod | null | undefined): void {
  if (!method) throw badInput({ method: 'Choose the payment method' });
}

/** Payments that remain with an order, in paise. */
export interface HeldAmounts {
  paidAmount: number;
  /** Online payments above the amount due, in paise. */
  overpayment: number;
}

/**
 * Payments that remain after a refund. The refund reduces the part above the total first, then the
 * overpayment, then the rest. Throws BAD_USER_INPUT on `field` for more than the remaining payments.
 */
export function heldAfterRefund(
  amount: number,
  { totalPrice, paidAmount, overpayment }: HeldAmounts & { totalPrice: number },
  field = 'amount',
): HeldAmounts {
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

/** An amount of one payment method; null for entries without a method. */
export interface ByMethod {
  method: PaymentMethod | null;
  /** Amount in paise; negative for a reversal. */
  amount: number;
}

/**
 * Reversal of payments of one method. It is at most the amount paid by that method, so that a
 * cash-up cannot expect less than 0.
 */
export function reversalByMethod(
  method: PaymentMethod,
  amount: number,
  held: readonly ByMethod[],
): ByMethod[] {
  const there = Math.max(held.find((one) => one.method === method)?.amount ?? 0, 0);
  if (there < amount)
    throw badInput({
      method: `Only ${formatPaise(there)} of this order was paid with this method`,
    });
  return [{ method, amount: -amount }];
}

/**
 * Reversal without a given method. It uses the methods of the payments, in the order of `held`, so
 * that cash-ups expect the right amounts. Any rest has no method.
 */
export function reversalsByMethod(amount: number, held: readonly ByMethod[]): ByMethod[] {
  let left = amount;
  const ways = held.flatMap(({ method, amount: there }) => {
    const back = Math.min(left, Math.max(there, 0));
    left -= back;
    return back > 0 ? [{ method, amount: -back }] : [];
  });
  return left > 0 ? [...ways, { method: null, amount: -left }] : ways;
}
