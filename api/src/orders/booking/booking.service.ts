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
import { OrderStatus } from '../order.status.js';
import { defaultPromisedDate } from '../promised-date.rules.js';
import { orderSettings } from '../settings/order-settings.service.js';
import { bookedMail } from '../order.mails.js';
import { createRecurringPickup } from '../recurring/plan.service.js';
import type { RecurrenceInterval } from '../recurring/recurrence-interval.enum.js';
import { repeatedPickup } from '../recurring/recurrence.rules.js';

const oneLineAddress = ({ address, city, state, pincode }: Address): string =>
  `${address}, ${city}, ${state} - ${pincode}`;

/** A request with two addresses is ambiguous, so it is refused. */
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
 * Finds the order that a customer booked with this idempotency key. A merge of two customers moves
 * the keys too.
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
 * Books a pickup for the viewer, or for the user that staff name. The same key with the same body
 * returns the same order, also for concurrent requests.
 */
export async function bookPickup(
  viewer: Viewer,
  deps: BookingDeps,
  input: BookPickupInput,
  key?: string,
): Promise<CreatedOrder> {
  const userId = actingFor(viewer, input.customerId, 'orders.book');
  // A customer who books for themselves is stored as null here. The hash of the request then stays
  // the same after a merge of that customer.
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

interface BookingOfOne {
  key?: string;
  mailed?: boolean;
}

/**
 * Writes the order, its first timeline event, its recurring pickup and usually its mail, in the
 * caller's transaction.
 */
export async function insertBooking(
  viewer: Viewer,
  { em, app, countAction }: BookingDeps,
  input: Booking,
  { key, mailed = true }: BookingOfOne,
): Promise<Order> {
  const { addressId, repeat: interval } = input;
  const user = await holdCustomer(em, input.userId, Boolean(interval));
  const order = await writeBooking(em, input, { key, by: viewer, recurrence: interval });
  if (interval) await createRecurringPickup(em, viewer, { addressId, interval, order, user });
  // A booking counts towards the rate limit only with a new idempotency key. A refused booking
  // rolls the count back.
  await countAction(em, viewer, 'book');
  if (!mailed) return order;
  const content = bookedMail(app.publicUrl, user, order);
  const about = { orderId: order.id, supersedeKey: pickupOf(order) };
  await queueMail({ em, app }, { to: user.email, topic: 'booking confirmed', content, ...about });
  return order;
}

/**
 * Locks the customer row, so that the account cannot be deleted during a booking. The lock is
 * shared, so bookings of one customer do not wait for each other. With `alone` it is exclusive,
 * because recurring pickups are counted.
 */
async function holdCustomer(em: Em, id: string, alone = false): Promise<User> {
  const lockMode = alone ? LockMode.PESSIMISTIC_WRITE : LockMode.PESSIMISTIC_READ;
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
 * The current express surcharge, to be saved with a new order. Later changes of the settings do not
 * affect the order.
 */
async function surchargeNow(em: Em): Promise<Pick<Order, 'expressBasisPoints' | 'expressAmount'>> {
  const { expressBasisPoints, expressAmount } = await orderSettings(em);
  return { expressBasisPoints, expressAmount };
}

/** Writes the order and its first timeline event, in a transaction that has locked the customer. */
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
    ...(input.express && (await surchargeNow(em))),
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
