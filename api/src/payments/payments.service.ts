import { orderScope } from '../auth/ownership.policy.js';
import { permissionDenied } from '../auth/permission.policy.js';
import type { Viewer } from '../auth/viewer.js';
import type { Deps, Em } from '../database.js';
import type { ExpectedVersion } from '../platform/optimistic-lock.js';
import {
  invalidTransition,
  mailCustomer,
  findOrderForUpdate,
  type OrderForUpdate,
  saveOrder,
} from '../orders/order-mutation.service.js';
import { OrderEventKind } from '../orders/order-event.entity.js';
import { permissionOf } from '../../rules/order-actions.js';
import { OrderStatus } from '../../rules/order-status.js';
import { offlineTimestamp } from '../orders/offline-timestamp.js';
import { addEntry, enterOnce } from './payment-ledger.service.js';
import { PaymentKind, type PaymentMethod } from './payment.entity.js';
import type { UpdatePaymentInput } from './payment.inputs.js';
import {
  type ByMethod,
  refuseOnlineMethod,
  newPaidAmount,
  requireMethod,
  reversalByMethod,
  reversalsByMethod,
} from './payment-calculation.js';
import { paymentMail } from './payment.mails.js';
import { describePayment } from './payment.labels.js';
import { paidByMethod, paymentBalanceOf } from './payments.queries.js';

/**
 * Throws CONFLICT before the pickup, and for a payment of a cancelled order. Staff can only reverse
 * or refund payments of a cancelled order.
 */
function checkStatus({ orderStatus }: OrderForUpdate, amount: number): void {
  if (orderStatus === OrderStatus.WAITING_FOR_PICKUP)
    throw invalidTransition('There is nothing to pay yet: this order is waiting for pickup');
  if (orderStatus === OrderStatus.CANCELLED && amount > 0)
    throw invalidTransition('This order is cancelled: what was paid can only be refunded');
}

export interface PaymentEntry {
  input: UpdatePaymentInput;
  /** Idempotency key of the request. */
  key?: string | null;
  /** Whether the method may be missing, as in the REST path of the specification. */
  methodOptional?: boolean;
}

/**
 * Sets the paid amount of an order by new ledger entries: a payment, or reversals for a lower
 * amount. A repeated request with the same idempotency key and body changes nothing, also a
 * concurrent one.
 */
export function updatePayment(
  viewer: Viewer,
  { em, app }: Deps,
  seen: ExpectedVersion,
  entry: PaymentEntry,
): Promise<void> {
  const { input, key } = entry;
  const request = { operation: 'updatePayment', orderId: seen.id, input, key };
  return enterOnce(em, viewer, request, (tx) =>
    setPaidAmount(viewer, { em: tx, app }, seen, entry),
  );
}

async function setPaidAmount(
  viewer: Viewer,
  { em, app }: Deps,
  seen: ExpectedVersion,
  { input, key, methodOptional }: PaymentEntry,
): Promise<void> {
  const order = await findOrderForUpdate(em, viewer, seen, permissionOf('RECORD_PAYMENT'));
  checkStatus(order, 0);
  refuseOnlineMethod(input.method);
  const paidAmount = newPaidAmount(input, order);
  const amount = paidAmount - order.paidAmount;
  checkStatus(order, amount);
  if (amount > 0 && !methodOptional) requireMethod(input.method);
  // An unchanged paid amount makes no entry. The response only reads the order, so the viewer needs
  // the right to read it.
  if (amount === 0) {
    if (orderScope(viewer, 'orders.read') === 'own') throw permissionDenied(viewer, 'orders.read');
    return;
  }
  await saveOrder(
    em,
    viewer,
    order,
    { paidAmount },
    {
      kind: OrderEventKind.PAYMENT_RECORDED,
      reason: describePayment(amount, input),
      recordedAt: input.recordedAt,
    },
  );
  await addEntries(em, viewer, { order, amount }, input, key);
  if (amount < 0) return;
  const balance = await paymentBalanceOf(em, order.id);
  const content = paymentMail(app.publicUrl, order.user.$, order, amount, balance);
  await mailCustomer({ em, app }, order, 'payment received', content);
}

/**
 * Makes one ledger entry. A reversal without a method makes one entry for each method of the
 * payments, beginning with the last one.
 */
async function addEntries(
  em: Em,
  viewer: Viewer,
  { order, amount }: { order: OrderForUpdate; amount: number },
  { method = null, reference, ...input }: UpdatePaymentInput,
  key?: string | null,
): Promise<void> {
  const kind = amount > 0 ? PaymentKind.PAYMENT : PaymentKind.REVERSAL;
  const orderId = order.id;
  const recordedAt = offlineTimestamp(input.recordedAt, order.createdAt);
  const entries =
    amount < 0 ? await reversalsFor(em, orderId, -amount, method) : [{ amount, method }];
  for (const [index, entry] of entries.entries())
    await addEntry(
      em,
      viewer,
      { orderId, kind, reference, recordedAt, ...entry },
      index === 0 ? key : null,
    );
}

async function reversalsFor(
  em: Em,
  orderId: string,
  amount: number,
  method: PaymentMethod | null,
): Promise<ByMethod[]> {
  const paid = await paidByMethod(em, orderId);
  return method
    ? reversalByMethod(method, amount, paid)
    : reversalsByMethod(amount, paid.toReversed());
}
