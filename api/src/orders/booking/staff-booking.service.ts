import { createAddress } from '../../addresses/addresses.service.js';
import type { Viewer } from '../../auth/viewer.js';
import type { Em } from '../../database.js';
import { today } from '../../platform/dates.js';
import { badInput, inPart } from '../../platform/errors.js';
import { runIdempotent } from '../../platform/idempotency.js';
import { site } from '../../site-config.js';
import { madeWith, createCustomer } from '../../users/create-customer.service.js';
import { User } from '../../users/user.entity.js';
import {
  type BookingDeps,
  findOrderByIdempotencyKey,
  insertBooking,
  NOT_BOTH,
} from './booking.service.js';
import type { CreateBookingForCustomerInput } from './staff-booking.inputs.js';
import { checkPickupDate } from './pickup-day.service.js';

/** Address of a walk-in order that the customer collects. */
const AT_THE_COUNTER = `At our counter: ${site.address.street}, ${site.address.city} - ${site.address.pincode}`;

/**
 * Books for a customer on the phone or at the counter. Customer, address and order are saved in one
 * transaction. The same key with the same body returns the same order, also for concurrent
 * requests.
 */
export async function createBookingForCustomer(
  viewer: Viewer,
  deps: BookingDeps,
  input: CreateBookingForCustomerInput,
  key?: string,
): Promise<{ id: string }> {
  if (Boolean(input.customerId) === Boolean(input.customer))
    throw badInput({ customerId: 'Choose a customer, or add one' });
  const find = async (em: Em, used: string) => {
    const userId = input.customerId ?? (await madeWith(em, viewer, used))?.id;
    return userId ? findOrderByIdempotencyKey(em, userId, used) : null;
  };
  return runIdempotent<Em, { id: string }>(
    deps.em,
    { by: viewer.userId, key, operation: 'createBookingForCustomer', body: input },
    find,
    (tx) => insertAll(viewer, { ...deps, em: tx }, input, key),
  );
}

async function insertAll(
  viewer: Viewer,
  deps: BookingDeps,
  input: CreateBookingForCustomerInput,
  key: string | undefined,
): Promise<{ id: string }> {
  const { customer, address } = input;
  await checkPickupDate(deps.em, input.pickupDate);
  if (input.walkIn && input.pickupDate !== today())
    throw badInput({ pickupDate: 'A walk-in can only be booked for today' });
  if (input.walkIn && input.repeat)
    throw badInput({ repeat: 'A walk-in cannot be a recurring pickup' });
  if (address && input.addressId) throw badInput({ addressId: NOT_BOTH });
  const made =
    customer && (await inPart('customer', () => createCustomer(viewer, deps, customer, key)));
  const userId = made?.id ?? input.customerId ?? '';
  const saved =
    address &&
    (await inPart('address', () =>
      createAddress(viewer, deps, { ...address, customerId: userId }),
    ));
  const addressId = saved?.id ?? input.addressId;
  if (!addressId && !input.walkIn) throw badInput({ addressId: 'Choose an address, or add one' });
  const phone = input.phone ?? made?.phone ?? (await phoneOf(deps.em, userId));
  const { pickupDate, note, express, walkIn, repeat } = input;
  const slotId = walkIn ? null : input.slotId;
  const place = addressId
    ? { addressId }
    : { pickupAddress: AT_THE_COUNTER, counterCollection: true };
  const when = { pickupDate, slotId, walkIn };
  const values = { userId, ...place, ...when, phone, note, express, repeat };
  return insertBooking(viewer, deps, values, { key, mailed: !walkIn });
}

async function phoneOf(em: Em, userId: string): Promise<string> {
  const user = await em.findOne(User, { id: userId, archivedAt: null });
  if (user && !user.phone) throw badInput({ phone: 'Phone number must be 10 digits' });
  return user?.phone ?? '';
}
