import { sql } from 'kysely';
import type { Viewer } from '../../auth/viewer.js';
import type { Deps, Em } from '../../database.js';
import { type AppError, badInput } from '../../platform/errors.js';
import { newOtp } from '../../platform/otp.js';
import { formatPaise } from '../../platform/money.js';
import type { ExpectedVersion } from '../../platform/optimistic-lock.js';
import {
  deliveryCodeOf,
  invalidTransition,
  mailCustomer,
  findOrderForUpdate,
  type OrderForUpdate,
  type OrderValues,
  saveOrder,
} from '../order-mutation.service.js';
import { printedCodeFor } from '../printed-code.js';
import { requireCounts } from '../piece-counts/piece-counts.service.js';
import { PieceCount } from '../piece-counts/piece-count.entity.js';
import type { DeliverOrderInput, UpdateOrderStatusInput } from './status.inputs.js';
import { holdOrders } from '../hold-orders.js';
import { proofOfDelivery } from './delivery-proof.service.js';
import { withdrawCodeMails, notifyDispatchCancelled } from './code-mails.service.js';
import { deliveredMail, dispatchedMail } from './status.mails.js';
import { OrderEventKind } from '../order-event.entity.js';
import { OrderAdjustment } from '../order-adjustment.entity.js';
import { OrderItem } from '../order-item.entity.js';
import { isPossible, permissionOf } from '../../../rules/order-actions.js';
import {
  needsReason,
  OrderStatus,
  type StatusTransition,
  transitionBetween,
} from '../../../rules/order-status.js';

const USE_INSTEAD: Partial<Record<StatusTransition, string>> = {
  pickup: 'Record the pickup and its items first. This marks the order as picked',
  delivery: 'Use Deliver, and enter the delivery code of the customer',
  cancel: 'To cancel, use Cancel order',
};

function refusal(
  from: OrderStatus,
  to: OrderStatus,
  step: StatusTransition | undefined,
): AppError | null {
  if (!step) return badInput({ status: `An order cannot go from “${from}” to “${to}”` });
  const instead = USE_INSTEAD[step];
  return instead ? badInput({ status: instead }) : null;
}

/**
 * Columns that change with a new status. A return to "waiting for pickup" also deletes the items,
 * adjustments and piece counts.
 */
async function valuesFor(em: Em, order: OrderForUpdate, to: OrderStatus): Promise<OrderValues> {
  if (to === OrderStatus.DISPATCHED) {
    const printedCode = printedCodeFor(order);
    return { deliveryOtp: printedCode ?? newOtp(), printedCode, deliveryDate: null };
  }
  if (to !== OrderStatus.WAITING_FOR_PICKUP) return { deliveryOtp: null };
  if (order.paidAmount > 0)
    throw invalidTransition(
      `${formatPaise(order.paidAmount)} was already paid. Refund it before you move the order back`,
    );
  await holdOrders(em, sql`id = ${order.id}`);
  await em.nativeDelete(OrderItem, { order: order.id });
  await em.nativeDelete(OrderAdjustment, { order: order.id });
  // The pieces of the next pickup need a new count.
  await em.nativeDelete(PieceCount, { orderId: order.id });
  return { totalPrice: 0, itemCount: 0 };
}

/**
 * Moves an order one status forward, or one status back with a reason. A change to "dispatched"
 * creates a delivery code and mails it. After a step back from "dispatched", a mail corrects a code
 * that was already mailed. A return to "waiting for pickup" removes the bill.
 */
export function updateOrderStatus(
  viewer: Viewer,
  { em, app }: Deps,
  { status: to, reason, ...seen }: ExpectedVersion & UpdateOrderStatusInput,
  key?: string,
): Promise<void> {
  return em.transactional(async (tx) => {
    const order = await findOrderForUpdate(tx, viewer, seen, permissionOf('MOVE_FORWARD'));
    const step = transitionBetween(order.orderStatus, to);
    const error = refusal(order.orderStatus, to, step);
    if (error) throw error;
    if (step && needsReason(step) && !reason) throw badInput({ reason: 'A reason is required' });
    if (step === 'forward') await requireCounts(tx, order, to);
    const values = await valuesFor(tx, order, to);
    const codeWasSent = await withdrawCodeMails(tx, order);
    await saveOrder(tx, viewer, order, values, {
      kind: OrderEventKind.STATUS_CHANGED,
      toStatus: to,
      reason,
      key,
    });
    if (codeWasSent) await notifyDispatchCancelled({ em: tx, app }, order);
    if (values.deliveryOtp) {
      const content = dispatchedMail(app.publicUrl, order.user.$, order, values.deliveryOtp);
      const supersedeKey = deliveryCodeOf(order);
      await mailCustomer({ em: tx, app }, order, 'laundry on its way', content, supersedeKey);
    }
  });
}

/** Delivers an order with a proof of delivery. */
export async function deliverOrder(
  viewer: Viewer,
  { em, app }: Deps,
  { id, version, ...proofInput }: ExpectedVersion & DeliverOrderInput,
): Promise<void> {
  const refusal = await em.transactional(async (tx) => {
    const order = await findOrderForUpdate(tx, viewer, { id, version }, permissionOf('DELIVER'));
    if (!isPossible('DELIVER', order.orderStatus))
      throw invalidTransition(`This order cannot be delivered: it is ${order.orderStatus}`);
    const proof = await proofOfDelivery(tx, viewer, order, proofInput);
    if (proof.refusal) return proof.refusal;
    await saveOrder(
      tx,
      viewer,
      order,
      { deliveryOtp: null, deliveryDate: new Date() },
      {
        kind: OrderEventKind.STATUS_CHANGED,
        toStatus: OrderStatus.DELIVERED,
        reason: proof.why,
        recordedAt: proofInput.recordedAt,
      },
    );
    const content = deliveredMail(app.publicUrl, order.user.$, order);
    await mailCustomer({ em: tx, app }, order, 'laundry delivered', content);
    return null;
  });
  if (refusal) throw refusal;
}
