import type { Loaded } from '@mikro-orm/core';
import { isStaff } from '../auth/permission.policy.js';
import type { Permission } from '../../rules/permission.js';
import type { Viewer } from '../auth/viewer.js';
import type { Deps, Em } from '../database.js';
import { withdrawMails, queueMail } from '../mails/outbox.service.js';
import { type AppError, conflict, stale } from '../platform/errors.js';
import type { MailContent } from '../platform/mail/mailer.js';
import type { ExpectedVersion } from '../platform/optimistic-lock.js';
import { accessibleOrderFilter, orderAccessError } from './driver-orders.queries.js';
import { Order } from './order.entity.js';
import { OrderEvent, OrderEventKind } from './order-event.entity.js';
import { OrderStatus } from '../../rules/order-status.js';
import { offlineTimestamp } from './offline-timestamp.js';

// Access and version checks, timeline event and mail of all changes of an order.

export type OrderForUpdate = Loaded<Order, 'user'>;

/** Columns of the order that a change may write. */
export type OrderValues = Partial<
  Pick<
    Order,
    | 'pickupDate'
    | 'slotId'
    | 'slotStartTime'
    | 'slotEndTime'
    | 'promisedDate'
    | 'walkIn'
    | 'counterCollection'
    | 'deliveryDate'
    | 'orderStatus'
    | 'totalPrice'
    | 'paidAmount'
    | 'overpayment'
    | 'itemCount'
    | 'deliveryOtp'
    | 'printedCode'
    | 'pickupAddress'
    | 'pickupName'
    | 'pickupPhoneNumber'
  >
>;

/** Columns that pickup mails show. A change of one of them makes earlier pickup mails outdated. */
const MAIL_COLUMNS = [
  ...(['pickupDate', 'slotStartTime', 'promisedDate'] as const),
  ...(['pickupAddress', 'pickupName', 'pickupPhoneNumber'] as const),
];

export interface NewEvent extends Partial<
  Pick<OrderEvent, 'discountChange' | 'repricedItems' | 'repricedAmount'> &
    Pick<OrderEvent, 'chargeBasisPoints' | 'chargeAmount'>
> {
  kind: OrderEventKind;
  toStatus?: OrderStatus;
  reason?: string | null;
  /** Idempotency key of the request that made the change. */
  key?: string;
  /** Time at which the client recorded the change offline; empty for one that was sent at once. */
  recordedAt?: Date | null;
}

/**
 * Reads the order that a request changes, without a lock, and checks access and version. Staff with
 * the permission can change any order, drivers the orders of their own rounds, customers their own.
 * Throws FORBIDDEN for staff without the permission, NOT_FOUND for another viewer, and CONFLICT for
 * an outdated version.
 */
export async function findOrderForUpdate(
  em: Em,
  viewer: Viewer,
  seen: ExpectedVersion,
  permission: Permission,
): Promise<OrderForUpdate> {
  const within = await accessibleOrderFilter(em, viewer, seen.id, permission);
  const order = await em.findOne(Order, within, { populate: ['user'], refresh: true });
  if (!order) throw orderAccessError(viewer, permission);
  if (order.version !== seen.version) throw await outdated(em, viewer, order.id);
  return order;
}

/**
 * Saves a change and its timeline event. Of two concurrent changes, the second finds no row with
 * its version and fails with CONFLICT. Earlier mails that show the previous delivery code, bill or
 * pickup become outdated.
 */
export async function saveOrder(
  em: Em,
  viewer: Viewer,
  order: OrderForUpdate,
  values: OrderValues,
  event: NewEvent,
): Promise<void> {
  const { id, version } = order;
  const { toStatus } = event;
  const changed = await em.nativeUpdate(
    Order,
    { id, version },
    { ...values, version: version + 1, ...(toStatus ? { orderStatus: toStatus } : {}) },
  );
  if (!changed) throw await outdated(em, viewer, id);
  if (values.deliveryOtp !== undefined) await withdrawMails(em, deliveryCodeOf(order));
  if (values.totalPrice !== undefined) await withdrawMails(em, billOf(order));
  if (MAIL_COLUMNS.some((name) => values[name] !== undefined) || toStatus === OrderStatus.CANCELLED)
    await withdrawMails(em, pickupOf(order));
  await addEvent(em, viewer, order, event);
}

/** Adds a timeline event, in the transaction that changes the order. */
export async function addEvent(
  em: Em,
  viewer: Viewer,
  order: OrderForUpdate,
  { kind, toStatus, reason, key, recordedAt, ...figures }: NewEvent,
): Promise<void> {
  em.create(OrderEvent, {
    order,
    kind,
    fromStatus: toStatus ? order.orderStatus : null,
    toStatus: toStatus ?? null,
    reason: reason || null,
    ...figures,
    byUserId: viewer.userId,
    idempotencyKey: key ?? null,
    recordedAt: offlineTimestamp(recordedAt, order.createdAt),
  });
  await em.flush();
}

/** Supersede key of the mails with the delivery code: `withdrawMails` makes them outdated. */
export const deliveryCodeOf = ({ id }: { id: string }): string => `delivery code:${id}`;
export const billOf = ({ id }: { id: string }): string => `bill:${id}`;
export const pickupOf = ({ id }: { id: string }): string => `pickup:${id}`;

/** Queues a mail to the customer of the order. */
export const mailCustomer = (
  { em, app }: Deps,
  { id, user }: OrderForUpdate,
  topic: string,
  content: MailContent,
  supersedeKey?: string,
): Promise<void> =>
  queueMail({ em, app }, { to: user.$.email, topic, content, orderId: id, supersedeKey });

/** CONFLICT error for a change that the status of the order does not allow. */
export const invalidTransition = (message: string) => conflict('STATUS_FORBIDS', message);

/** CONFLICT error that names the last event of the order. */
export async function outdated(em: Em, viewer: Viewer, orderId: string): Promise<AppError> {
  const last = await em
    .getKysely()
    .selectFrom('order_event as e')
    .leftJoin('user as u', 'u.id', 'e.by_user_id')
    .select(['e.kind', 'e.to_status as to', 'e.reason', 'e.by_user_id as byUserId', 'u.name'])
    .where('e.order_id', '=', orderId)
    .orderBy('e.at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last) return stale('This order was changed');
  const otherPerson = isStaff(viewer) ? (last.name ?? 'Our system') : 'Our team';
  const who = last.byUserId === viewer.userId ? 'You' : otherPerson;
  return stale(`${who} ${describeEvent(last)} in the meantime`);
}

interface LastEvent {
  kind: OrderEventKind;
  to: OrderStatus | null;
  reason: string | null;
}

function describeEvent({ kind, to, reason }: LastEvent): string {
  switch (kind) {
    case OrderEventKind.BOOKED:
      return 'booked this order';
    case OrderEventKind.STATUS_CHANGED:
      return `changed this order to ${to}`;
    case OrderEventKind.RESCHEDULED:
      return 'rescheduled the pickup';
    case OrderEventKind.BILL_CHANGED:
      return 'changed the bill of this order';
    case OrderEventKind.PAYMENT_RECORDED:
      return `changed the payment of this order (${reason})`;
    case OrderEventKind.WRONG_DELIVERY_CODE:
      return 'entered a wrong delivery code for this order';
    case OrderEventKind.CONTACT_UPDATED:
      return 'changed the address or contact of this order';
    case OrderEventKind.PROMISED_DATE_CHANGED:
      return 'changed the promised date of this order';
    case OrderEventKind.ATTEMPT_FAILED:
      return 'recorded a failed attempt for this order';
    case OrderEventKind.PIECES_COUNTED:
      return 'counted the pieces of this order';
    case OrderEventKind.PHOTO_ADDED:
      return 'added a photo to this order';
    case OrderEventKind.PHOTO_REMOVED:
      return 'removed a photo of this order';
  }
}
