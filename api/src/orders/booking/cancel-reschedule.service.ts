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
  lockOrderForUpdate,
  type OrderForUpdate,
  pickupOf,
  saveOrder,
} from '../order-mutation.service.js';
import { cancelledMail, rescheduledMail } from '../order.mails.js';
import type { CancelOrderInput, RescheduleOrderInput } from './booking.inputs.js';
import { OrderEvent, OrderEventKind } from '../order-event.entity.js';
import { movedPromisedDate } from '../promised-date.rules.js';
import { isOpenToCustomer, needsReason, OrderStatus, transitionBetween } from '../order.status.js';

/**
 * Cancels an order. Its customer can cancel before the pickup; staff can cancel before the delivery and give a
 * reason.
 */
export function cancelOrder(
  viewer: Viewer,
  { em, app }: Deps,
  { reason, ...seen }: ExpectedVersion & CancelOrderInput,
): Promise<void> {
  const staff = hasPermission(viewer, 'orders.cancel');
  return em.transactional(async (tx) => {
    const order = await lockOrderForUpdate(tx, viewer, seen, 'orders.cancel');
    const step = transitionBetween(order.orderStatus, OrderStatus.CANCELLED);
    if (!step)
      throw invalidTransition(`This order is ${order.orderStatus} and cannot be cancelled`);
    if (!staff && !isOpenToCustomer(order.orderStatus))
      throw invalidTransition('Your laundry has already been picked up. Please call us to cancel');
    if (staff && needsReason(step) && !reason) throw badInput({ reason: 'A reason is required' });
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
 * How often a customer may reschedule one order. Each time sends a mail and adds a timeline event.
 */
const OWN_MOVES = 5;

async function checkOwnMoves(em: Em, viewer: Viewer, { id }: OrderForUpdate): Promise<void> {
  const own = { order: id, kind: OrderEventKind.RESCHEDULED, byUserId: viewer.userId };
  if ((await em.count(OrderEvent, own)) >= OWN_MOVES)
    throw invalidTransition(
      `You have already moved this pickup ${OWN_MOVES} times. Please call us to move it again`,
    );
}

/**
 * Moves the pickup to another day, before the pickup. A customer may do this `OWN_MOVES` times per
 * order, staff without limit.
 */
export function rescheduleOrder(
  viewer: Viewer,
  { em, app }: Deps,
  { pickupDate, slotId, reason, ...seen }: ExpectedVersion & RescheduleOrderInput,
): Promise<void> {
  return em.transactional(async (tx) => {
    const order = await lockOrderForUpdate(tx, viewer, seen, 'orders.book');
    if (!isOpenToCustomer(order.orderStatus))
      throw invalidTransition(`The pickup cannot be moved: this order is ${order.orderStatus}`);
    await checkPickupDate(tx, pickupDate);
    if (pickupDate === order.pickupDate && (slotId ?? null) === order.slotId)
      throw badInput({ pickupDate: `The pickup is already on ${readablePickup(order)}` });
    if (!hasPermission(viewer, 'orders.book')) await checkOwnMoves(tx, viewer, order);
    const time = await reserveSlot(tx, { slotId, day: pickupDate, address: order.pickupAddress });
    const promisedDate = movedPromisedDate(order, pickupDate);
    // A pickup on another day is no longer a walk-in.
    const moves = { pickupDate, ...time, promisedDate, walkIn: false };
    await saveOrder(tx, viewer, order, moves, {
      kind: OrderEventKind.RESCHEDULED,
      reason: [`From ${readablePickup(order)} to ${readablePickup({ ...order, ...moves })}`, reason]
        .filter(Boolean)
        .join('. '),
    });
    const moved = { ...order, ...moves };
    const content = rescheduledMail(app.publicUrl, order.user.$, moved, reason);
    await mailCustomer({ em: tx, app }, order, 'pickup rescheduled', content, pickupOf(order));
  });
}
