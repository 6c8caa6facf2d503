import type { Viewer } from '../../auth/viewer.js';
import type { Deps, Em } from '../../database.js';
import type { Seen } from '../../platform/versioned.js';
import {
  impossible,
  orderToChange,
  type OrderToChange,
  writeChange,
} from '../order-change.service.js';
import { OrderEventKind } from '../order-event.entity.js';
import { type OrderStatus, stepBetween } from '../order.status.js';
import { endCodeMails, tellStillHere } from './code-mails.service.js';

/**
 * How long after a step whoever took it may take it back. A screen offers it for seconds, and for as long as somebody
 * keeps the message open; later it is a step back, which takes a reason.
 */
export const UNDO_MINUTES = 5;

/** The moment since which a step is not too old. */
const since = (): Date => new Date(Date.now() - UNDO_MINUTES * 60_000);

/** What happened last to an order. */
const lastEvent = (em: Em, { id }: OrderToChange) =>
  em
    .getKysely()
    .selectFrom('order_event')
    .select(['kind', 'from_status as from', 'to_status as to', 'by_user_id as by'])
    .select((eb) => eb('at', '>', since()).as('isRecent'))
    .where('order_id', '=', id)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The status before the step that the viewer took last. What was undone is no step forward, so nothing is undone twice. */
async function statusBefore(em: Em, viewer: Viewer, order: OrderToChange): Promise<OrderStatus> {
  const last = await lastEvent(em, order);
  const { kind, from, to } = last ?? {};
  const isStep = kind === OrderEventKind.STATUS_CHANGED && to === order.orderStatus;
  if (!isStep || !from || !last || stepBetween(from, to) !== 'forward')
    throw impossible('There is no step of this order to undo');
  if (last.by !== viewer.userId)
    throw impossible(`Another person made this order ${to}. Move it back with a reason`);
  if (!last.isRecent)
    throw impossible('It is too late to undo this. Move the order back with a reason');
  return from;
}

/**
 * Takes back the step forward that the viewer took last, as if it had not been: another version than the one it made is
 * refused. The mail with a delivery code that has not left is withdrawn; one that has is put right by another mail, and the
 * timeline tells.
 */
export function undoMove(
  viewer: Viewer,
  { em, app }: Deps,
  seen: Seen,
  key?: string,
): Promise<{ toStatus: OrderStatus; reason: string }> {
  return em.transactional(async (tx) => {
    const order = await orderToChange(tx, viewer, seen, 'orders.move');
    const toStatus = await statusBefore(tx, viewer, order);
    const told = await endCodeMails(tx, order);
    const reason = told
      ? 'Undone. The mail with the delivery code had left; another one says that it is over'
      : 'Undone';
    await writeChange(
      tx,
      viewer,
      order,
      { deliveryOtp: null },
      { kind: OrderEventKind.STATUS_CHANGED, toStatus, reason, key },
    );
    if (told) await tellStillHere({ em: tx, app }, order);
    return { toStatus, reason };
  });
}
