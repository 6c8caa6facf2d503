import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import { Address } from '../../addresses/address.entity.js';
import type { CountDeed } from '../../auth/account-limits.js';
import { actingFor } from '../../auth/ownership.policy.js';
import type { Viewer } from '../../auth/viewer.js';
import type { Deps, Em } from '../../database.js';
import { queueMail } from '../../mails/outbox.service.js';
import { addDays, today } from '../../platform/dates.js';
import { badInput, notFound } from '../../platform/errors.js';
import { checkIdempotencyKey } from '../../platform/idempotency.js';
import { User } from '../../users/user.entity.js';
import type { BookPickupInput } from './booking.inputs.js';
import { pickupOf } from '../order-change.service.js';
import { OrderEvent, OrderEventKind } from '../order-event.entity.js';
import { Order } from '../order.entity.js';
import { OrderStatus } from '../order.status.js';
import { bookedMail } from '../order.mails.js';

/** How far ahead a pickup can be booked. */
export const MAX_DAYS_AHEAD = 60;

/** Refuses a day that no pickup can be on. */
export function checkPickupDate(day: string): void {
  if (day < today()) throw badInput({ pickupDate: 'Pickup date cannot be before today' });
  if (day > addDays(today(), MAX_DAYS_AHEAD))
    throw badInput({ pickupDate: `Pickup date must be within ${MAX_DAYS_AHEAD} days` });
}

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

interface BookingDeps extends Deps {
  countDeed: CountDeed;
}

async function findBooked(em: Em, userId: string, key: string | undefined): Promise<Order | null> {
  return key ? em.findOne(Order, { user: userId, idempotencyKey: key }) : null;
}

/**
 * Books a pickup for the viewer, or for a user that an admin names. The same key again gives the same
 * order, also when both requests run at once: the unique index lets one of them write.
 */
export async function bookPickup(
  viewer: Viewer,
  { em, app, countDeed }: BookingDeps,
  input: BookPickupInput,
  key?: string,
): Promise<{ id: string }> {
  const userId = actingFor(viewer, input.userId, 'orders.book');
  checkIdempotencyKey(key);
  const booked = await findBooked(em, userId, key);
  if (booked) return booked;
  checkPickupDate(input.pickupDate);
  try {
    return await em.transactional((tx) =>
      insertBooking(viewer, { em: tx, app, countDeed }, { ...input, userId }, key),
    );
  } catch (error) {
    const winner =
      error instanceof UniqueConstraintViolationException
        ? await findBooked(em.fork(), userId, key)
        : null;
    if (winner) return winner;
    throw error;
  }
}

/** Kept only where it says more than the account does. */
const nameAtTheDoor = ({ name }: BookPickupInput, user: User): string | null =>
  name && name !== user.name ? name : null;

async function insertBooking(
  viewer: Viewer,
  { em, app, countDeed }: BookingDeps,
  input: BookPickupInput & { userId: string },
  key?: string,
): Promise<Order> {
  // Shared, so that bookings do not wait for each other, but whoever deletes the account does, or they do.
  const user = await em.findOne(
    User,
    { id: input.userId, archivedAt: null },
    { lockMode: LockMode.PESSIMISTIC_READ },
  );
  if (!user) throw notFound('User');
  const order = em.create(Order, {
    user,
    pickupDate: input.pickupDate,
    pickupAddress: await pickupAddress(em, user.id, input),
    pickupPhoneNumber: input.phone,
    pickupName: nameAtTheDoor(input, user),
    note: input.note || null,
    express: input.express ?? false,
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
