import { badInput } from '../platform/errors.js';
import { formatPaise } from '../platform/money.js';
import { PaymentStatus } from '../orders/payment.status.js';
import { PaymentMethod } from './payment.entity.js';

export interface Paid {
  /** All amounts are in paise. */
  totalPrice: number;
  paidAmount: number;
}

export interface WantedPayment {
  status: PaymentStatus;
  /** The new paid amount in total. */
  partialAmount?: number | null;
}

/** Paid amount for a wanted payment status. BAD_USER_INPUT for an amount above the total or not above 0. */
export function paidOnceAs({ status, partialAmount }: WantedPayment, { totalPrice }: Paid): number {
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

/** Refuses ONLINE for entries by staff, because cash-ups leave it out. BAD_USER_INPUT on `method`. */
export function checkByHand(method: PaymentMethod | null | undefined): void {
  if (method === PaymentMethod.ONLINE)
    throw badInput({ method: 'Online payments are entered by the payment link alone' });
}

/** BAD_USER_INPUT on `method` for a payment without one. */
export function requireMethod(method: PaymentMethod | null | undefined): void {
  if (!method) throw badInput({ method: 'Choose the payment method' });
}

/** Money held for an order. */
export interface Held {
  paidAmount: number;
  /** Online payments above the amount due. */
  excess: number;
}

/**
 * Money held after a refund. It is taken first from payments above the total, then from the excess, then from the
 * paid bill. BAD_USER_INPUT on `field` for more than is held.
 */
export function heldAfter(
  amount: number,
  { totalPrice, paidAmount, excess }: Held & { totalPrice: number },
  field = 'amount',
): Held {
  const refundable = paidAmount + excess;
  if (!refundable) throw badInput({ [field]: 'There is nothing to refund on this order' });
  if (!Number.isSafeInteger(amount) || amount <= 0)
    throw badInput({ [field]: 'The amount must be more than ₹0' });
  if (amount > refundable)
    throw badInput({ [field]: `At most ${formatPaise(refundable)} can be refunded` });
  const abovePaid = Math.min(amount, Math.max(0, paidAmount - totalPrice));
  const ofExcess = Math.min(amount - abovePaid, excess);
  return { paidAmount: paidAmount - (amount - ofExcess), excess: excess - ofExcess };
}

/** An amount of one method; null where it is not specified. */
export interface ByMethod {
  method: PaymentMethod | null;
  /** In paise; negative for a reversal. */
  amount: number;
}

/** Reversal by one method. At most the amount paid by it, so that a cash-up cannot expect less than 0. */
export function takenBackAs(
  method: PaymentMethod,
  amount: number,
  held: readonly ByMethod[],
): ByMethod[] {
  const there = Math.max(held.find((one) => one.method === method)?.amount ?? 0, 0);
  if (there < amount)
    throw badInput({ method: `${formatPaise(there)} of this order came in this way` });
  return [{ method, amount: -amount }];
}

/**
 * Reversal without a given method: by the methods of the payments, in the order of `held`, so that cash-ups expect
 * the right amounts. The rest has no method.
 */
export function takenBackBy(amount: number, held: readonly ByMethod[]): ByMethod[] {
  let left = amount;
  const ways = held.flatMap(({ method, amount: there }) => {
    const back = Math.min(left, Math.max(there, 0));
    left -= back;
    return back > 0 ? [{ method, amount: -back }] : [];
  });
  return left > 0 ? [...ways, { method: null, amount: -left }] : ways;
}
