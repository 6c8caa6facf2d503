import { permissionOf } from '../../rules/order-actions.js';
import type { Viewer } from '../auth/viewer.js';
import type { Deps } from '../database.js';
import type { ExpectedVersion } from '../platform/optimistic-lock.js';
import {
  mailCustomer,
  findOrderForUpdate,
  type OrderForUpdate,
  saveOrder,
} from '../orders/order-mutation.service.js';
import { OrderEventKind } from '../orders/order-event.entity.js';
import { addEntry, enterOnce } from './payment-ledger.service.js';
import { PaymentKind } from './payment.entity.js';
import type { RefundInput } from './payment.inputs.js';
import { refuseOnlineMethod, remainingAfterRefund } from './payment-calculation.js';
import { describeRefund } from './payment.labels.js';
import { paymentBalanceOf } from './payments.queries.js';
import { refundMail } from './refund.mails.js';

/**
 * Refunds payments of an order in any status, online payments above the amount due first. A
 * repeated request with the same idempotency key and body changes nothing, also a concurrent one.
 */
export function refundPayment(
  viewer: Viewer,
  { em, app }: Deps,
  seen: ExpectedVersion,
  input: RefundInput,
  key?: string | null,
): Promise<void> {
  const request = { operation: 'refundPayment', orderId: seen.id, input, key };
  return enterOnce(em, viewer, request, async (tx) => {
    const order = await findOrderForUpdate(tx, viewer, seen, permissionOf('REFUND'));
    const { paidAmount, overpayment } = remainingAfterRefund(input.amount, order);
    const reason = describeRefund(input);
    await saveOrder(
      tx,
      viewer,
      order,
      { paidAmount, overpayment },
      { kind: OrderEventKind.PAYMENT_RECORDED, reason },
    );
    await enterRefund(viewer, { em: tx, app }, order, input, key);
  });
}

/**
 * Adds the ledger entry of a refund and mails the customer. The transaction of the caller has
 * already changed the order.
 */
export async function enterRefund(
  viewer: Viewer,
  { em, app }: Deps,
  order: OrderForUpdate,
  input: RefundInput,
  key?: string | null,
): Promise<void> {
  const { amount, method, reason } = input;
  refuseOnlineMethod(method);
  await addEntry(
    em,
    viewer,
    { orderId: order.id, amount: -amount, kind: PaymentKind.REFUND, method, reason },
    key,
  );
  const balance = await paymentBalanceOf(em, order.id);
  const content = refundMail(app.publicUrl, order.user.$, order, input, balance);
  await mailCustomer({ em, app }, order, 'refund', content);
}
