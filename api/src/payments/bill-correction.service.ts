import type { Viewer } from '../auth/viewer.js';
import type { Deps } from '../database.js';
import { correctBill, type NewBill } from '../orders/items/items.service.js';
import { addEvent, type OrderForUpdate } from '../orders/order-mutation.service.js';
import { OrderEventKind } from '../orders/order-event.entity.js';
import { badInput } from '../platform/errors.js';
import { formatPaise } from '../platform/money.js';
import type { ExpectedVersion } from '../platform/optimistic-lock.js';
import type { RefundInput } from './payment.inputs.js';
import { type RemainingPayments, remainingAfterRefund } from './payment-calculation.js';
import { describeRefund } from './payment.labels.js';
import { enterRefund } from './refunds.service.js';

export interface Correction extends NewBill {
  /** Refund to the customer, required when the new total is below the paid amount. */
  refund?: RefundInput | null;
}

/**
 * Corrects items or adjustments of a bill, and refunds the amount that is paid above the new total,
 * in the same transaction.
 */
export function updateBill(
  viewer: Viewer,
  { em, app }: Deps,
  seen: ExpectedVersion,
  { refund, ...bill }: Correction,
): Promise<void> {
  return em.transactional(async (tx) => {
    const deps = { em: tx, app };
    const order = await correctBill(viewer, deps, seen, bill, (totalPrice, before) =>
      paymentsAfter(totalPrice, before, refund),
    );
    if (!refund) return;
    const event = { kind: OrderEventKind.PAYMENT_RECORDED, reason: describeRefund(refund) };
    await addEvent(tx, viewer, order, event);
    await enterRefund(viewer, deps, order, refund);
  });
}

/**
 * Paid amount and overpayment after the correction and its refund. Throws BAD_USER_INPUT for a
 * missing, needless, too low or too high refund.
 */
function paymentsAfter(
  totalPrice: number,
  order: OrderForUpdate,
  refund?: RefundInput | null,
): RemainingPayments {
  const { paidAmount, overpayment } = order;
  const excess = paidAmount - totalPrice;
  if (excess <= 0) {
    if (!refund) return { paidAmount, overpayment };
    throw badInput({
      refund: 'The new total is not below the amount paid, so there is nothing to refund',
    });
  }
  const difference = `${formatPaise(excess)} more than the new total of ${formatPaise(totalPrice)}`;
  if (!refund)
    throw badInput({
      refund: `${formatPaise(paidAmount)} of this order is paid, ${difference}. Refund the difference with this change`,
    });
  const remaining = remainingAfterRefund(
    refund.amount,
    { totalPrice, paidAmount, overpayment },
    'refund.amount',
  );
  if (remaining.paidAmount > totalPrice)
    throw badInput({ 'refund.amount': `Refund at least ${formatPaise(excess)}` });
  return remaining;
}
