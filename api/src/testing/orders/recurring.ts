import { Address } from '../../addresses/address.entity.js';
import type { AddressInput } from '../../addresses/address.inputs.js';
import {
  OccurrenceOutcome,
  RecurringOccurrence,
} from '../../orders/recurring/recurring-occurrence.entity.js';
import { RecurringPickup } from '../../orders/recurring/recurring-pickup.entity.js';
import { RecurrenceInterval } from '../../orders/recurring/recurrence-interval.enum.js';
import { nextOccurrence } from '../../orders/recurring/recurrence.rules.js';
import { addDays, today } from '../../platform/dates.js';
import type { TestUser } from '../factories.js';
import { ADDRESS, type Call, type CallContext } from '../call-context.js';
import type { TestServer } from '../test-server.js';
import { makeOrder } from './order-factories.js';

interface PlanValues {
  interval?: RecurrenceInterval;
  slotId?: string | null;
  /** PIN code of the address. */
  pincode?: string;
  /** Day of the first pickup; by default today. */
  startsOn?: string;
  phone?: string | null;
}

export async function makeAddress(
  { orm }: TestServer,
  { id }: Pick<TestUser, 'id'>,
  values: Partial<AddressInput> = {},
): Promise<Address> {
  const em = orm.em.fork();
  const address = em.create(Address, { user: id, ...ADDRESS, primary: false, ...values });
  await em.flush();
  return address;
}

/**
 * Inserts a recurring pickup with its first order into the database. The next pickup is one
 * interval later.
 */
export async function makeRecurring(
  test: TestServer,
  user: Pick<TestUser, 'id'>,
  {
    interval = RecurrenceInterval.WEEKLY,
    slotId = null,
    pincode,
    startsOn = today(),
    phone = null,
  }: PlanValues = {},
) {
  const address = await makeAddress(test, user, pincode ? { pincode } : {});
  const order = await makeOrder(test, user, { pickupDate: startsOn });
  const em = test.orm.em.fork();
  const nextOn = nextOccurrence({ startsOn, interval }, startsOn);
  const days = { startsOn, handledUntil: startsOn, nextOn };
  const plan = em.create(RecurringPickup, {
    ...{ user: user.id, address: address.id, interval, slotId, phone, ...days },
  });
  await em.flush();
  const { id, version } = plan;
  const first = { day: startsOn, outcome: OccurrenceOutcome.BOOKED, orderId: order.id };
  em.create(RecurringOccurrence, { recurringPickupId: id, ...first });
  await em.flush();
  return { id, version, nextOn, addressId: address.id };
}

const planVersion = async ({ test, owner }: CallContext) => {
  const { id, version } = await makeRecurring(test, owner);
  return { id, version };
};

/** Calls of the operations about recurring pickups, see `OPERATION_SAMPLES`. */
export const RECURRING_CALLS: Record<string, Call> = {
  recurringPickups: ({ owner }) => ({ customerId: owner.id }),
  pauseRecurringPickup: async (callContext) => ({
    ...(await planVersion(callContext)),
    input: { until: addDays(today(), 30) },
  }),
  resumeRecurringPickup: async (callContext) => {
    const plan = await planVersion(callContext);
    const em = callContext.test.orm.em.fork();
    await em.nativeUpdate(RecurringPickup, { id: plan.id }, { paused: true, nextOn: null });
    return plan;
  },
  skipRecurringPickup: planVersion,
  unskipRecurringPickup: async (callContext) => {
    const plan = await makeRecurring(callContext.test, callContext.owner);
    const skipped = { handledUntil: plan.nextOn, nextOn: addDays(plan.nextOn, 7) };
    const em = callContext.test.orm.em.fork();
    await em.nativeUpdate(RecurringPickup, { id: plan.id }, skipped);
    return { id: plan.id, version: plan.version };
  },
  cancelRecurringPickup: planVersion,
};
