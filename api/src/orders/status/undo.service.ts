import type { Viewer } from '../../auth/viewer.js';
import type { Deps, Em } from '../../database.js';
import type { ExpectedVersion } from '../../platform/optimistic-lock.js';
import {
  invalidTransition,
  findOrderForUpdate,
  type OrderForUpdate,
  saveOrder,
} from '../order-mutation.service.js';
import { OrderEventKind } from '../order-event.entity.js';
import { permissionOf } from '../../../rules/order-actions.js';
import { type OrderStatus, transitionBetween } from '../../../rules/order-status.js';
import { withdrawCodeMails, notifyDispatchCancelled } from './code-mails.service.js';

/**
 * Minutes in which staff can undo their own status change, with the button of a short message.
 * After that only a step back with a reason is possible.
 */
export const UNDO_MINUTES = 5;

const undoLimit = (): Date => new Date(Date.now() - UNDO_MINUTES * 60_000);

/** The last event of an order. */
const lastEvent = (em: Em, { id }: OrderForUpdate) =>
  em
    .getKysely()
    .selectFrom('order_event')
    .select(['kind', 'from_status as from', 'to_status as to', 'by_user_id as by'])
    .select((eb) => eb('at', '>', undoLimit()).as('isRecent'))
    .where('order_id', '=', id)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/**
 * The status before the last forward change of the viewer. An undone change is a step back, so it
 * cannot be undone twice.
 */
async function statusBefore(em: Em, viewer: Viewer, order: OrderForUpdate): Promise<OrderStatus> {
  const last = await lastEvent(em, order);
  const { kind, from, to } = last ?? {};
  const isStep = kind === OrderEventKind.STATUS_CHANGED && to === order.orderStatus;
  if (!isStep || !from || !last || transitionBetween(from, to) !== 'forward')
    throw invalidTransition('Nothing to undo for this order');
  if (last.by !== viewer.userId)
    throw invalidTransition(
      `Another person changed this order to ${to}. Move it back with a reason`,
    );
  if (!last.isRecent)
    throw invalidTransition('It is too late to undo this. Move the order back with a reason');
  return from;
}

/**
 * Undoes the last forward status change of the viewer. Throws CONFLICT if another event followed,
 * if another person made the change, or if it is older than `UNDO_MINUTES`. A queued mail with the
 * delivery code is withdrawn. After a sent one the customer gets a correction by mail, and the
 * timeline says so.
 */
export function undoStatusChange(
  viewer: Viewer,
  { em, app }: Deps,
  seen: ExpectedVersion,
  key?: string,
): Promise<{ toStatus: OrderStatus; reason: string }> {
  return em.transactional(async (tx) => {
    const order = await findOrderForUpdate(tx, viewer, seen, permissionOf('MOVE_FORWARD'));
    const toStatus = await statusBefore(tx, viewer, order);
    const codeWasSent = await withdrawCodeMails(tx, order);
    const reason = codeWasSent
      ? 'Undone. We emailed the customer that the delivery code no longer works'
      : 'Undone';
    await saveOrder(
      tx,
      viewer,
      order,
      { deliveryOtp: null },
      { kind: OrderEventKind.STATUS_CHANGED, toStatus, reason, key },
    );
    if (codeWasSent) await notifyDispatchCancelled({ em: tx, app }, order);
    return { toStatus, reason };
  });
}
