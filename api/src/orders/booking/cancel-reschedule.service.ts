import { hasPermission } from '../../auth/permission.policy.js';
import type { Viewer } from '../../auth/viewer.js';
import { badInput } from '../../platform/errors.js';
import type { ExpectedVersion } from '../../platform/optimistic-lock.js';
import { checkPickupDate } from './pickup-day.service.js';
import { reserveSlot } from '../slots/slot-capacity.service.js';
import { readablePickup } from '../slots/pickup-time.rules.js';
import type { Deps, Em } from '../../database.js';
import {
  invalidTransition,
  mailCustomer,
  findOrderForUpdate,
  type OrderForUpdate,
  pickupOf,
  saveOrder,
} from '../order-mutation.service.js';
import { cancelledMail, rescheduledMail } from '../order.mails.js';
import type { CancelOrderInput, RescheduleOrderInput } from './booking.inputs.js';
import { OrderEvent, OrderEventKind } from '../order-event.entity.js';
import { movedPromisedDate } from '../promised-date.rules.js';
import { isPossible, isPossibleForCustomer, permissionOf } from '../../../rules/order-actions.js';
import { needsReason, OrderStatus, transitionBetween } from '../../../rules/order-status.js';

/**
 * Cancels an order. Its customer can cancel it before the pickup, staff before the delivery. Staff
 * must give a reason.
 */
export function cancelOrder(
  viewer: Viewer,
  { em, app }: Deps,
  { reason, ...seen }: ExpectedVersion & CancelOrderInput,
): Promise<void> {
  const staff = hasPermission(viewer, permissionOf('CANCEL'));
  return em.transactional(async (tx) => {
    const order = await findOrderForUpdate(tx, viewer, seen, permissionOf('CANCEL'));
    const transition = transitionBetween(order.orderStatus, OrderStatus.CANCELLED);
    if (!transition)
      throw invalidTransition(`This order is ${order.orderStatus} and cannot be cancelled`);
    if (!staff && !isPossibleForCustomer('CANCEL', order.orderStatus))
      throw invalidTransition('Your laundry has already been picked up. Please call us to cancel');
    if (staff && needsReason(transition) && !reason)
      throw badInput({ reason: 'A reason is required' });
    await saveOrder(
      tx,
      viewer,
      order,
      { deliveryOtp: null },
      { kind: OrderEventKind.STATUS_CHANGED, toStatus: OrderStatus.CANCELLED, reason },
    );
    const content = cancelledMail(app.publicUrl, order.user.$, order, reason);
    await mailCustomer({ em: tx, app }, order, 'order cancelled', content);
  });
}

/**
 * How often a customer may reschedule one order, because each time sends a mail and adds a timeline
 * event.
 */
const MAX_RESCHEDULES = 5;

async function checkRescheduleLimit(em: Em, viewer: Viewer, { id }: OrderForUpdate): Promise<void> {
  const own = { order: id, kind: OrderEventKind.RESCHEDULED, byUserId: viewer.userId };
  if ((await em.count(OrderEvent, own)) >= MAX_RESCHEDULES)
    throw invalidTransition(
      `You have already moved this pickup ${MAX_RESCHEDULES} times. Please call us to move it again`,
    );
}

/**
 * Moves the pickup of an order to another day, before the pickup. A customer can do this
 * `MAX_RESCHEDULES` times per order; staff have no limit.
 */
export function rescheduleOrder(
  viewer: Viewer,
  { em, app }: Deps,
  { pickupDate, slotId, reason, ...seen }: ExpectedVersion & RescheduleOrderInput,
): Promise<void> {
  return em.transactional(async (tx) => {
    const order = await findOrderForUpdate(tx, viewer, seen, permissionOf('RESCHEDULE'));
    const isStaffChange = hasPermission(viewer, permissionOf('RESCHEDULE'));
    const possible = isStaffChange ? isPossible : isPossibleForCustomer;
    if (!possible('RESCHEDULE', order.orderStatus))
      throw invalidTransition(`The pickup cannot be moved: this order is ${order.orderStatus}`);
    await checkPickupDate(tx, pickupDate);
    if (pickupDate === order.pickupDate && (slotId ?? null) === order.slotId)
      throw badInput({ pickupDate: `The pickup is already on ${readablePickup(order)}` });
    if (!isStaffChange) await checkRescheduleLimit(tx, viewer, order);
    const time = await reserveSlot(tx, { slotId, day: pickupDate, address: order.pickupAddress });
    const promisedDate = movedPromisedDate(order, pickupDate);
    // A customer who brought the laundry is no longer at the counter, so the order is no walk-in.
    const values = { pickupDate, ...time, promisedDate, walkIn: false };
    await saveOrder(tx, viewer, order, values, {
      kind: OrderEventKind.RESCHEDULED,
      reason: [
        `From ${readablePickup(order)} to ${readablePickup({ ...order, ...values })}`,
        reason,
      ]
        .filter(Boolean)
        .join('. '),
    });
    const rescheduled = { ...order, ...values };
    const content = rescheduledMail(app.publicUrl, order.user.$, rescheduled, reason);
    await mailCustomer({ em: tx, app }, order, 'pickup rescheduled', content, pickupOf(order));
  });
}
