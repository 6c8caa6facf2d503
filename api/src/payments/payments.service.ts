import type { Viewer } from '../auth/viewer.js';
import type { Em } from '../database.js';
import {
  type Deps,
  impossible,
  mailCustomer,
  orderToChange,
  type OrderToChange,
  type Seen,
  writeChange,
} from '../orders/changes.service.js';
import { OrderEventKind } from '../orders/order-event.entity.js';
import { OrderStatus } from '../orders/order.status.js';
import { checkIdempotencyKey } from '../platform/idempotency.js';
import { formatPaise } from '../platform/money.js';
import { Payment, PaymentKind, PaymentMethod } from './payment.entity.js';
import type { PaymentInput } from './payment.inputs.js';
import { paidOnceAs } from './payment.ledger.js';
import { paymentMail } from './payment.mails.js';
import { isEntered } from './payments.queries.js';

const METHODS: Record<PaymentMethod, string> = {
  [PaymentMethod.CASH]: 'in cash',
  [PaymentMethod.UPI]: 'by UPI',
  [PaymentMethod.CARD]: 'by card',
  [PaymentMethod.BANK_TRANSFER]: 'by bank transfer',
  [PaymentMethod.ONLINE]: 'online',
};

/** An entry in words, for the timeline. */
function inWords(amount: number, { method, reference }: PaymentInput): string {
  const what = `${formatPaise(Math.abs(amount))} ${amount > 0 ? 'paid' : 'taken back'}`;
  const how = method ? ` ${METHODS[method]}` : '';
  return `${what}${how}${reference ? ` (${reference})` : ''}`;
}

/** Money comes in once there is a bill; of a cancelled order it can only go back. */
function checkStatus({ orderStatus }: OrderToChange, amount: number): void {
  if (orderStatus === OrderStatus.WAITING_FOR_PICKUP)
    throw impossible('There is nothing to pay yet: this order is waiting for pickup');
  if (orderStatus === OrderStatus.CANCELLED && amount > 0)
    throw impossible('This order is cancelled: what was paid can only be taken back');
}

/**
 * Makes an order paid as far as staff say, by one more entry in its ledger: a payment, or a reversal
 * when less is paid than before. The same key again changes nothing, also when both requests run at once.
 */
export async function updatePayment(
  viewer: Viewer,
  { em, app }: Deps,
  seen: Seen,
  input: PaymentInput,
  key?: string | null,
): Promise<void> {
  checkIdempotencyKey(key);
  if (key && (await isEntered(em, seen.id, key))) return;
  try {
    await em.transactional((tx) => enter(viewer, { em: tx, app }, seen, input, key));
  } catch (error) {
    if (key && (await isEntered(em, seen.id, key))) return;
    throw error;
  }
}

async function enter(
  viewer: Viewer,
  { em, app }: Deps,
  seen: Seen,
  input: PaymentInput,
  key?: string | null,
): Promise<void> {
  const order = await orderToChange(em, viewer, seen);
  checkStatus(order, 0);
  const paidAmount = paidOnceAs(input, order);
  const amount = paidAmount - order.paidAmount;
  checkStatus(order, amount);
  if (amount === 0) return;
  await writeChange(
    em,
    viewer,
    order,
    { paidAmount },
    { kind: OrderEventKind.PAYMENT, reason: inWords(amount, input) },
  );
  await addEntry(em, viewer, order.id, amount, input, key);
  if (amount < 0) return;
  const { totalPrice } = order;
  const content = paymentMail(app.publicUrl, order.user.$, order, amount, {
    totalPrice,
    paidAmount,
  });
  await mailCustomer({ em, app }, order, 'payment received', content);
}

async function addEntry(
  em: Em,
  viewer: Viewer,
  orderId: string,
  amount: number,
  { method, reference }: PaymentInput,
  key?: string | null,
): Promise<void> {
  em.create(Payment, {
    orderId,
    amount,
    kind: amount > 0 ? PaymentKind.PAYMENT : PaymentKind.REVERSAL,
    method: method ?? null,
    reference: reference || null,
    byUserId: viewer.userId,
    idempotencyKey: key ?? null,
  });
  await em.flush();
}
