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

/** Address of a walk-in order without an address: the customer collects it at the counter. */
const COUNTER_ADDRESS = `At our counter: ${site.address.street}, ${site.address.city} - ${site.address.pincode}`;

/**
 * Books an order for a customer on the phone or at the counter. Customer, address and order are
 * saved in one transaction. A repeated request with the same idempotency key and body returns the
 * same order, also a concurrent one.
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
    (tx) => insertCustomerAndOrder(viewer, { ...deps, em: tx }, input, key),
  );
}

async function insertCustomerAndOrder(
  viewer: Viewer,
  deps: BookingDeps,
  input: CreateBookingForCustomerInput,
  key: string | undefined,
): Promise<{ id: string }> {
  const { customer, address } = input;
  await checkPickupDate(deps.em, input.pickupDate);
  if (input.walkIn && input.pickupDate !== today())
    throw badInput({ pickupDate: 'A walk-in can only be booked for today' });
  if (input.walkIn && input.recurrence)
    throw badInput({ recurrence: 'A walk-in cannot be a recurring pickup' });
  if (address && input.addressId) throw badInput({ addressId: NOT_BOTH });
  const newCustomer =
    customer && (await inPart('customer', () => createCustomer(viewer, deps, customer, key)));
  const userId = newCustomer?.id ?? input.customerId ?? '';
  const newAddress =
    address &&
    (await inPart('address', () =>
      createAddress(viewer, deps, { ...address, customerId: userId }),
    ));
  const addressId = newAddress?.id ?? input.addressId;
  if (!addressId && !input.walkIn) throw badInput({ addressId: 'Choose an address, or add one' });
  const phone = input.phone ?? newCustomer?.phone ?? (await phoneOf(deps.em, userId));
  const { pickupDate, note, express, walkIn, recurrence } = input;
  const slotId = walkIn ? null : input.slotId;
  const where = addressId
    ? { addressId }
    : { pickupAddress: COUNTER_ADDRESS, counterCollection: true };
  const when = { pickupDate, slotId, walkIn };
  const values = { userId, ...where, ...when, phone, note, express, recurrence };
  return insertBooking(viewer, deps, values, { key, sendMail: !walkIn });
}

async function phoneOf(em: Em, userId: string): Promise<string> {
  const user = await em.findOne(User, { id: userId, archivedAt: null });
  if (user && !user.phone) throw badInput({ phone: 'Phone number must be 10 digits' });
  return user?.phone ?? '';
}
