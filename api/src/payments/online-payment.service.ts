import { sql } from 'kysely';
import { v7 } from 'uuid';
import type { Deps, Em } from '../database.js';
import { queueMail } from '../mails/outbox.service.js';
import { OrderEventKind } from '../orders/order-event.entity.js';
import { formatPaise } from '../platform/money.js';
import { onlinePaymentMail } from './online-payment.mails.js';
import { PaymentKind, PaymentMethod } from './payment.entity.js';
import { type Split, splitPayment } from './service-charge.js';

export interface IncomingPayment {
  orderId: string;
  /** Id of the payment at the provider. */
  paymentId: string;
  /** Whole amount of the payment, in paise. */
  amount: number;
  /** Sum of the earlier payments through the same link, in paise. */
  before: number;
}

/**
 * Locks the row of the order until the transaction ends. Returns undefined if the order does not
 * exist.
 */
async function lockOrder(tx: Em, orderId: string) {
  return tx
    .getKysely()
    .selectFrom('order as o')
    .innerJoin('user as u', 'u.id', 'o.user_id')
    .select(['o.due', 'u.name', 'u.email'])
    .where('o.id', '=', orderId)
    .forUpdate('o')
    .executeTakeFirst();
}

/**
 * Records a payment that the provider reported, in the transaction of the caller. Returns null for
 * a repeated report or an unknown order. An order is never paid above its total: the remaining
 * amount, for example after a cash payment or a cancellation, is saved as `overpayment`. The
 * timeline shows the overpayment, the customer gets a mail, and staff must refund it.
 */
export async function recordOnlinePayment(
  { em: tx, app }: Deps,
  { orderId, paymentId, amount, before }: IncomingPayment,
): Promise<Split | null> {
  // The lock makes repeated reports of a payment, and payments that staff record, run one after the
  // other.
  const order = await lockOrder(tx, orderId);
  if (!order) return null;
  const split = splitPayment({ amount, before, due: order.due });
  const inserted = await tx
    .getKysely()
    .insertInto('online_payment')
    .values({
      payment_id: paymentId,
      order_id: orderId,
      amount,
      applied: split.applied,
      service_charge: split.serviceCharge,
      overpayment: split.overpayment,
      created_at: sql<Date>`now()`,
    })
    .onConflict((conflict) => conflict.column('payment_id').doNothing())
    .returning('payment_id')
    .executeTakeFirst();
  if (!inserted) return null;
  await writeLedger(tx, orderId, paymentId, split);
  await queueMail(
    { em: tx, app },
    {
      to: order.email,
      topic: 'payment received',
      content: onlinePaymentMail(app.publicUrl, {
        ...split,
        orderId,
        paymentId,
        name: order.name,
        due: order.due - split.applied,
      }),
      orderId,
    },
  );
  return split;
}

async function writeLedger(
  tx: Em,
  orderId: string,
  paymentId: string,
  { applied, serviceCharge, overpayment }: Split,
): Promise<void> {
  const db = tx.getKysely();
  const entry = (kind: PaymentKind, amount: number) => ({
    id: v7(),
    order_id: orderId,
    amount,
    kind,
    method: PaymentMethod.ONLINE,
    reference: paymentId,
    idempotency_key: `${kind}:${paymentId}`,
    created_at: sql<Date>`now()`,
  });
  const entries = [
    entry(PaymentKind.PAYMENT, applied),
    entry(PaymentKind.SERVICE_CHARGE, serviceCharge),
    entry(PaymentKind.OVERPAYMENT, overpayment),
  ].filter(({ amount }) => amount > 0);
  if (entries.length) await db.insertInto('payment').values(entries).execute();
  await db
    .updateTable('order')
    .set({
      paid_amount: sql<number>`paid_amount + ${applied}`,
      overpayment: sql<number>`overpayment + ${overpayment}`,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', orderId)
    .execute();
  await db
    .insertInto('order_event')
    .values({
      id: v7(),
      order_id: orderId,
      at: sql<Date>`now()`,
      kind: OrderEventKind.PAYMENT_RECORDED,
      reason: paymentReason(paymentId, applied, overpayment),
    })
    .execute();
}

/** Timeline text of a payment, for customers and staff. */
function paymentReason(paymentId: string, applied: number, overpayment: number): string {
  const paid = applied > 0 ? `${formatPaise(applied)} paid online (${paymentId})` : '';
  const refundDue =
    overpayment > 0
      ? `${formatPaise(overpayment)} paid online above what was due, to be refunded`
      : '';
  return [paid, refundDue].filter(Boolean).join('. ') || 'Service charge online';
}
