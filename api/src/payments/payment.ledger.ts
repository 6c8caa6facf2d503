import { badInput } from '../platform/errors.js';
import { formatPaise } from '../platform/money.js';
import { PaymentStatus } from '../orders/payment.status.js';
import { PaymentMethod } from './payment.entity.js';

export interface Paid {
  /** In paise, like everything here. */
  totalPrice: number;
  paidAmount: number;
}

export interface WantedPayment {
  status: PaymentStatus;
  /** New cumulative amount. */
  partialAmount?: number | null;
}

/** What will have been paid of an order once it is as wanted. BAD_USER_INPUT for an amount outside of its total. */
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

/**
 * Refuses what comes and goes by the provider alone as a way of staff: by hand it would be in nobody's cash-up.
 * BAD_USER_INPUT on `method`.
 */
export function checkByHand(method: PaymentMethod | null | undefined): void {
  if (method === PaymentMethod.ONLINE)
    throw badInput({ method: 'Online payments are entered by the payment link alone' });
}

/** BAD_USER_INPUT on `method` for a payment without one. */
export function requireMethod(method: PaymentMethod | null | undefined): void {
  if (!method) throw badInput({ method: 'Choose how the money came in' });
}

/** Money of a customer that is in the house for an order. */
export interface Held {
  paidAmount: number;
  /** Came in above what was due. */
  excess: number;
}

/**
 * What is held of an order once `amount` of it has been given back: first what is paid above the total, then
 * what was never due, then what pays the bill. BAD_USER_INPUT with `field` for more than is held.
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

/** Money by its method; null where it is not specified. */
export interface ByMethod {
  method: PaymentMethod | null;
  /** In paise; negative for what goes back. */
  amount: number;
}

/** What is taken back by one way: at most what came in by it, or there would be less to count than there is. */
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
 * What is taken back without saying how, by the ways in which it came, in the order of `held`: whoever counts cash misses
 * what was cash. What is held of no way stays without one.
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
