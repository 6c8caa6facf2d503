import { LockMode } from '@mikro-orm/core';
import { sql } from 'kysely';
import { Address } from '../../addresses/address.entity.js';
import type { CountAction } from '../../auth/account-rate-limiter.js';
import { actingFor } from '../../auth/ownership.policy.js';
import type { Viewer } from '../../auth/viewer.js';
import type { Deps, Em } from '../../database.js';
import { queueMail } from '../../mails/outbox.service.js';
import { badInput, notFound } from '../../platform/errors.js';
import { runIdempotent } from '../../platform/idempotency.js';
import { User } from '../../users/user.entity.js';
import type { BookPickupInput } from './booking.inputs.js';
import { checkPickupDate } from './pickup-day.service.js';
import { reserveSlot } from '../slots/slot-capacity.service.js';
import { pickupOf } from '../order-mutation.service.js';
import { OrderEvent, OrderEventKind } from '../order-event.entity.js';
import { Order } from '../order.entity.js';
import { OrderStatus } from '../../../rules/order-status.js';
import { defaultPromisedDate } from '../promised-date.rules.js';
import { orderSettings } from '../settings/order-settings.service.js';
import { bookedMail } from '../order.mails.js';
import { createRecurringPickup } from '../recurring/plan.service.js';
import type { RecurrenceInterval } from '../recurring/recurrence-interval.enum.js';
import { repeatedPickup } from '../recurring/recurrence.rules.js';

const oneLineAddress = ({ address, city, state, pincode }: Address): string =>
  `${address}, ${city}, ${state} - ${pincode}`;

/** Error text for a request with both a saved and a new address. */
export const NOT_BOTH = 'Send a saved address or a new one, not both';

async function pickupAddress(em: Em, userId: string, input: BookPickupInput): Promise<string> {
  if (input.addressId && input.pickupAddress) throw badInput({ addressId: NOT_BOTH });
  if (!input.addressId) {
    if (!input.pickupAddress) throw badInput({ pickupAddress: 'Address is required' });
    return input.pickupAddress;
  }
  const address = await em.findOne(Address, { id: input.addressId, user: userId });
  if (!address) throw badInput({ addressId: 'Address not found' });
  return oneLineAddress(address);
}

export interface BookingDeps extends Deps {
  countAction: CountAction;
}

/**
 * Finds the order that a customer booked with this idempotency key. After a merge, orders of the
 * merged customer belong to the remaining customer, so both are searched.
 */
export const findOrderByIdempotencyKey = (
  em: Em,
  userId: string,
  key: string,
): Promise<CreatedOrder | undefined> =>
  em
    .getKysely()
    .selectFrom('order')
    .select('id')
    .where(
      sql<boolean>`user_id in (${userId}::uuid, (
        select kept_id from customer_merge where merged_id = ${userId} and undone_at is null))`,
    )
    .where('idempotency_key', '=', key)
    .executeTakeFirst();

type CreatedOrder = { id: string };

/**
 * Books a pickup for the viewer, or for the customer that staff name. A repeated request with the
 * same idempotency key and body returns the same order, also a concurrent one.
 */
export async function bookPickup(
  viewer: Viewer,
  deps: BookingDeps,
  input: BookPickupInput,
  key?: string,
): Promise<CreatedOrder> {
  const userId = actingFor(viewer, input.customerId, 'orders.book');
  // A customer who books for themselves is null in the hashed body. The hash then stays the same
  // after a merge of that customer.
  const body = { ...input, customerId: userId === viewer.userId ? null : userId };
  return runIdempotent<Em, CreatedOrder>(
    deps.em,
    { by: viewer.userId, key, operation: 'bookPickup', body },
    (em, used) => findOrderByIdempotencyKey(em, userId, used),
    async (tx) => {
      await checkPickupDate(tx, input.pickupDate);
      return insertBooking(viewer, { ...deps, em: tx }, { ...input, userId }, { key });
    },
  );
}

/** The contact name, or null if it is the name of the account. */
export const pickupNameOf = (
  name: string | null | undefined,
  user: Pick<User, 'name'>,
): string | null => (name && name !== user.name ? name : null);

interface Booking extends BookPickupInput {
  userId: string;
  walkIn?: boolean | null;
  counterCollection?: boolean;
}

interface InsertOptions {
  key?: string;
  sendMail?: boolean;
}

/**
 * Writes an order with its first timeline event, and its recurring pickup and booking mail if
 * wanted, in the transaction of the caller.
 */
export async function insertBooking(
  viewer: Viewer,
  { em, app, countAction }: BookingDeps,
  input: Booking,
  { key, sendMail = true }: InsertOptions,
): Promise<Order> {
  const { addressId, recurrence: interval } = input;
  const user = await lockCustomer(em, input.userId, Boolean(interval));
  const order = await writeBooking(em, input, { key, by: viewer, recurrence: interval });
  if (interval) await createRecurringPickup(em, viewer, { addressId, interval, order, user });
  // A repeated request with the same idempotency key does not get here, so it is not counted again.
  // An error rolls the count back.
  await countAction(em, viewer, 'book');
  if (!sendMail) return order;
  const content = bookedMail(app.publicUrl, user, order);
  const about = { orderId: order.id, supersedeKey: pickupOf(order) };
  await queueMail({ em, app }, { to: user.email, topic: 'booking confirmed', content, ...about });
  return order;
}

/**
 * Locks the customer row, so that the account cannot be deleted during a booking. The lock is
 * shared, so that bookings of one customer do not wait for each other. It is exclusive for a new
 * recurring pickup, because the recurring pickups of the customer are counted.
 */
async function lockCustomer(em: Em, id: string, isExclusive = false): Promise<User> {
  const lockMode = isExclusive ? LockMode.PESSIMISTIC_WRITE : LockMode.PESSIMISTIC_READ;
  const user = await em.findOne(User, { id, archivedAt: null }, { lockMode });
  if (!user) throw notFound('User');
  return user;
}

interface BookingOrigin {
  key?: string;
  /** The account that books; undefined for a booking made by a recurring pickup. */
  by?: Viewer;
  recurrence?: RecurrenceInterval | null;
}

/**
 * The current express surcharge, to be saved with a new order. A later change of the settings does
 * not change the surcharge of that order.
 */
async function currentSurcharge(
  em: Em,
): Promise<Pick<Order, 'expressBasisPoints' | 'expressAmount'>> {
  const { expressBasisPoints, expressAmount } = await orderSettings(em);
  return { expressBasisPoints, expressAmount };
}

/** Writes an order and its first timeline event, in a transaction that has locked the customer. */
export async function writeBooking(
  em: Em,
  input: Booking,
  { key, by, recurrence = null }: BookingOrigin,
): Promise<Order> {
  const user = await em.findOneOrFail(User, { id: input.userId });
  const address = await pickupAddress(em, user.id, input);
  const { slotId, pickupDate: day } = input;
  const order = em.create(Order, {
    user,
    ...(await reserveSlot(em, { slotId, day, address })),
    pickupDate: input.pickupDate,
    promisedDate: defaultPromisedDate(input.pickupDate, input.express ?? false),
    pickupAddress: address,
    pickupPhoneNumber: input.phone,
    pickupName: pickupNameOf(input.name, user),
    note: input.note || null,
    express: input.express ?? false,
    ...(input.express && (await currentSurcharge(em))),
    walkIn: input.walkIn ?? false,
    counterCollection: input.counterCollection ?? false,
    idempotencyKey: key ?? null,
    recurrence,
  });
  em.create(OrderEvent, {
    order,
    kind: OrderEventKind.BOOKED,
    toStatus: OrderStatus.WAITING_FOR_PICKUP,
    reason: recurrence && repeatedPickup(recurrence),
    byUserId: by?.userId ?? null,
  });
  await em.flush();
  return order;
}
