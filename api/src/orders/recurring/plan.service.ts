import type { Viewer } from '../../auth/viewer.js';
import type { Em } from '../../database.js';
import { badInput, conflict, taken } from '../../platform/errors.js';
import { mapUniqueViolation } from '../../platform/unique-violation.js';
import type { User } from '../../users/user.entity.js';
import type { Order } from '../order.entity.js';
import { OccurrenceOutcome, RecurringOccurrence } from './recurring-occurrence.entity.js';
import { RecurringPickup } from './recurring-pickup.entity.js';
import type { RecurrenceInterval } from './recurrence-interval.enum.js';
import { nextOccurrence } from './recurrence.rules.js';

/** Maximum number of recurring pickups per account. */
export const MAX_RECURRING_PICKUPS = 10;

interface NewRecurringPickup {
  addressId?: string | null;
  interval: RecurrenceInterval;
  order: Order;
  user: User;
}

/**
 * Creates a recurring pickup from its first order. Its next day is one interval after the day of
 * that order. The caller has locked the account, so concurrent requests cannot exceed the maximum.
 */
export async function createRecurringPickup(
  em: Em,
  { userId }: Viewer,
  { addressId, interval, order, user }: NewRecurringPickup,
): Promise<void> {
  if (!addressId) throw badInput({ addressId: 'Choose a saved address for a pickup that repeats' });
  if ((await em.count(RecurringPickup, { user: user.id, endedAt: null })) >= MAX_RECURRING_PICKUPS)
    throw conflict(
      'LIMIT_REACHED',
      `You can have at most ${MAX_RECURRING_PICKUPS} recurring pickups. End one first`,
    );
  const { pickupDate: startsOn, slotId, note, express } = order;
  const plan = em.create(RecurringPickup, {
    ...{ user, address: addressId, interval, startsOn, slotId, note, express },
    name: order.pickupName,
    phone: order.pickupPhoneNumber === user.phone ? null : order.pickupPhoneNumber,
    handledUntil: startsOn,
    nextOn: nextOccurrence({ startsOn, interval }, startsOn),
    updatedBy: userId,
  });
  const twice = 'You already have a recurring pickup at this address on this day of the week';
  await mapUniqueViolation(em.flush(), taken('ALREADY_EXISTS', 'recurrence', twice));
  const first = { day: startsOn, outcome: OccurrenceOutcome.BOOKED, orderId: order.id };
  em.create(RecurringOccurrence, { recurringPickupId: plan.id, ...first });
  await em.flush();
}
