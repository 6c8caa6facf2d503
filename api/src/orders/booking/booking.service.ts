import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import { Address } from '../../addresses/address.entity.js';
import type { CountDeed } from '../../auth/account-limits.js';
import { actingFor } from '../../auth/ownership.policy.js';
import type { Viewer } from '../../auth/viewer.js';
import type { Deps, Em } from '../../database.js';
import { queueMail } from '../../mails/outbox.service.js';
import { AppError, badInput, notFound } from '../../platform/errors.js';
import { checkIdempotencyKey } from '../../platform/idempotency.js';
import { User } from '../../users/user.entity.js';
import type { BookPickupInput } from './booking.inputs.js';
import { checkPickupDate } from './pickup-day.service.js';
import { takePlace } from '../slots/places.service.js';
import { pickupOf } from '../order-change.service.js';
import { OrderEvent, OrderEventKind } from '../order-event.entity.js';
import { Order } from '../order.entity.js';
import { OrderStatus } from '../order.status.js';
import { promisedDay } from '../promise.rules.js';
import { bookedMail } from '../order.mails.js';

export const oneLineAddress = ({ address, city, state, pincode }: Address): string =>
  `${address}, ${city}, ${state} - ${pincode}`;

async function pickupAddress(em: Em, userId: string, input: BookPickupInput): Promise<string> {
  if (!input.addressId) {
    if (!input.pickupAddress) throw badInput({ pickupAddress: 'Address is required' });
    return input.pickupAddress;
  }
  const address = await em.findOne(Address, { id: input.addressId, user: userId });
  if (!address) throw badInput({ addressId: 'Address not found' });
  return oneLineAddress(address);
}

export interface BookingDeps extends Deps {
  countDeed: CountDeed;
}

export async function findBooked(
  em: Em,
  userId: string,
  key: string | undefined,
): Promise<Order | null> {
  return key ? em.findOne(Order, { user: userId, idempotencyKey: key }) : null;
}

type Booked = { id: string };

/** Books in one transaction, unless it is found to be booked; also when two ask at once, and an index lets one of them write. */
export async function bookOnce(
  em: Em,
  find: (em: Em) => Promise<Booked | null>,
  book: (tx: Em) => Promise<Booked>,
): Promise<Booked> {
  const booked = await find(em);
  if (booked) return booked;
  try {
    return await em.transactional(book);
  } catch (error) {
    // The last place of a slot may have gone to the same booking, sent twice.
    const isLost =
      error instanceof UniqueConstraintViolationException ||
      (error instanceof AppError && error.code === 'CONFLICT');
    const winner = isLost && (await find(em.fork()));
    if (winner) return winner;
    throw error;
  }
}

/**
 * Books a pickup for the viewer, or for a user that an admin names. The same key again gives the same
 * order, also when both requests run at once: the unique index lets one of them write.
 */
export async function bookPickup(
  viewer: Viewer,
  deps: BookingDeps,
  input: BookPickupInput,
  key?: string,
): Promise<Booked> {
  const userId = actingFor(viewer, input.userId, 'orders.book');
  checkIdempotencyKey(key);
  return bookOnce(
    deps.em,
    (em) => findBooked(em, userId, key),
    async (tx) => {
      await checkPickupDate(tx, input.pickupDate);
      return insertBooking(viewer, { ...deps, em: tx }, { ...input, userId }, { key });
    },
  );
}

/** Kept only where it says more than the account does. */
export const nameAtTheDoor = (
  name: string | null | undefined,
  user: Pick<User, 'name'>,
): string | null => (name && name !== user.name ? name : null);

/** Writes the order with its first line of the timeline and, as a rule, its mail; in the caller's transaction. */
export async function insertBooking(
  viewer: Viewer,
  { em, app, countDeed }: BookingDeps,
  input: BookPickupInput & { userId: string; walkIn?: boolean | null },
  { key, mailed = true }: { key?: string; mailed?: boolean },
): Promise<Order> {
  // Shared, so that bookings do not wait for each other, but whoever deletes the account does, or they do.
  const user = await em.findOne(
    User,
    { id: input.userId, archivedAt: null },
    { lockMode: LockMode.PESSIMISTIC_READ },
  );
  if (!user) throw notFound('User');
  const address = await pickupAddress(em, user.id, input);
  const { slotId, pickupDate: day } = input;
  const order = em.create(Order, {
    user,
    ...(await takePlace(em, { slotId, day, address })),
    pickupDate: input.pickupDate,
    promisedBy: promisedDay(input.pickupDate, input.express ?? false),
    pickupAddress: address,
    pickupPhoneNumber: input.phone,
    pickupName: nameAtTheDoor(input.name, user),
    note: input.note || null,
    express: input.express ?? false,
    walkIn: input.walkIn ?? false,
    idempotencyKey: key ?? null,
  });
  em.create(OrderEvent, {
    order,
    kind: OrderEventKind.BOOKED,
    toStatus: OrderStatus.WAITING_FOR_PICKUP,
    byUserId: viewer.userId,
  });
  await em.flush();
  // After the key was found to be new, and given back with all the rest when the booking is refused.
  await countDeed(em, viewer, 'book');
  if (!mailed) return order;
  const content = bookedMail(app.publicUrl, user, order);
  await queueMail(
    { em, app },
    {
      to: user.email,
      topic: 'booking confirmed',
      content,
      orderId: order.id,
      holds: pickupOf(order),
    },
  );
  return order;
}
