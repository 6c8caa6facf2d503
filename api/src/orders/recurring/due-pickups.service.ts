import { LockMode } from '@mikro-orm/core';
import { sql } from 'kysely';
import { Address } from '../../addresses/address.entity.js';
import { AreaSlot } from '../../areas/area-slot.entity.js';
import { readableSpan } from '../../areas/slot.rules.js';
import type { Deps, Em } from '../../database.js';
import { queueMail } from '../../mails/outbox.service.js';
import { addDays, timeOfDay, today } from '../../platform/dates.js';
import { AppError } from '../../platform/errors.js';
import { User } from '../../users/user.entity.js';
import { writeBooking } from '../booking/booking.service.js';
import { pickupOf } from '../order-mutation.service.js';
import type { Order } from '../order.entity.js';
import { readableTime } from '../slots/pickup-time.rules.js';
import type { PickupSlot } from '../slots/pickup-availability.payloads.js';
import type { Clock } from '../slots/pickup-availability.queries.js';
import { pickupAvailability } from '../slots/pickup-availability.service.js';
import { OccurrenceOutcome, RecurringOccurrence } from './recurring-occurrence.entity.js';
import { RecurringPickup } from './recurring-pickup.entity.js';
import { notBookedMail, recurringBookedMail } from './recurring.mails.js';
import { nextOccurrence } from './recurrence.rules.js';

export const MAKE_DUE_PICKUPS = 'make_due_pickups';

/**
 * Latest time (Asia/Kolkata) at which the job books a pickup without a slot for the same day, so
 * that the mail reaches the customer in time.
 */
const LATEST_ANY_TIME = '12:00';

const clock = (): Clock => ({ day: today(), time: timeOfDay() });

/**
 * Books the orders of recurring pickups for today and tomorrow. Each booking has its own
 * transaction with its mail, so that several processes or a crash cannot book a day twice. If the
 * job did not run yesterday, it books the pickups of today, if that is still possible. An error of
 * one recurring pickup does not stop the next one.
 */
export async function makeDuePickups({ em, app }: Deps, now = clock()): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from recurring_pickup where next_day <= ${addDays(now.day, 1)}::date order by next_day, id`.execute(
    em.getKysely(),
  );
  const failures: unknown[] = [];
  for (const { id } of rows)
    try {
      while (await bookNextDay({ em: em.fork(), app }, id, now));
    } catch (error) {
      failures.push(error);
    }
  // The job queue repeats the job after this error, and then books the failed pickups.
  if (failures.length) throw failures[0];
}

interface Due {
  plan: RecurringPickup;
  day: string;
  user: User;
  address: Address;
}

interface OccurrenceResult {
  outcome: OccurrenceOutcome;
  order?: Order;
  /**
   * Sentence for the mail: the difference to the planned slot, or the reason why nothing is booked.
   */
  sentence: string | null;
}

/**
 * Books the next day of one recurring pickup. Returns false when no day is due, when its account or
 * address is deleted, or when another process has locked it.
 */
function bookNextDay({ em, app }: Deps, id: string, now: Clock): Promise<boolean> {
  return em.transactional(async (tx) => {
    const due = await lockDue(tx, id, now);
    if (!due) return false;
    const { plan, day } = due;
    const key = { recurringPickupId: id, day };
    const result = (await tx.count(RecurringOccurrence, key)) ? null : await bookDay(tx, due, now);
    const { outcome } = result ?? {};
    if (outcome)
      tx.create(RecurringOccurrence, { ...key, outcome, orderId: result?.order?.id ?? null });
    const isPaused = outcome === OccurrenceOutcome.NOT_SERVED;
    const nextOn = isPaused ? null : nextOccurrence(plan, day, now.day);
    const version = plan.version + 1;
    const state = { handledUntil: day, paused: isPaused, pausedUntil: null };
    Object.assign(plan, { ...state, nextOn, version, updatedBy: null });
    await tx.flush();
    if (result) await emailBookedPickup({ em: tx, app }, due, result);
    return true;
  });
}

/**
 * Locks the account, then the recurring pickup. Deletions of accounts and addresses lock in the
 * same order; another order could cause a deadlock.
 */
async function lockDue(em: Em, id: string, now: Clock): Promise<Due | null> {
  const found = await em.findOne(RecurringPickup, { id });
  const user = await em.findOne(
    User,
    { id: found?.user.id, archivedAt: null },
    { lockMode: LockMode.PESSIMISTIC_READ },
  );
  const plan = await em.findOne(
    RecurringPickup,
    { id, nextOn: { $lte: addDays(now.day, 1) } },
    { lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE, refresh: true },
  );
  const address = plan?.address && (await em.findOne(Address, { id: plan.address.id }));
  return user && plan?.nextOn && address ? { plan, day: plan.nextOn, user, address } : null;
}

const notBooked = (outcome: OccurrenceOutcome, sentence: string): OccurrenceResult => ({
  outcome,
  sentence,
});

const bookedTooLate = () =>
  notBooked(OccurrenceOutcome.TOO_LATE, 'Sorry, we could not book it in time.');

/** Books a pickup on a day, with the checks of a booking by the customer. */
async function bookDay(em: Em, due: Due, now: Clock): Promise<OccurrenceResult> {
  const { plan, day, address } = due;
  if (day < now.day) return bookedTooLate();
  const { pincode } = address;
  const { isServed, days } = await pickupAvailability(em, { pincode, from: day, days: 1 });
  if (!isServed)
    return notBooked(OccurrenceOutcome.NOT_SERVED, `We do not serve ${pincode} any more.`);
  const { closedReason = null, slots = [] } = days[0] ?? {};
  if (closedReason)
    return notBooked(OccurrenceOutcome.CLOSED, `We are closed on this day: ${closedReason}.`);
  const plannedSlot = plan.slotId && (await em.findOneOrFail(AreaSlot, { id: plan.slotId }));
  const order = await bookFirstFree(em, due, [
    ...(plannedSlot ? slotsBy(plannedSlot, slots) : []),
    ...(day > now.day || now.time < LATEST_ANY_TIME ? [null] : []),
  ]);
  if (!order) return bookedTooLate();
  const isPlanned = !plannedSlot || order.slotId === plannedSlot.id;
  return {
    outcome: OccurrenceOutcome.BOOKED,
    order,
    sentence: isPlanned ? null : insteadOf(plannedSlot, order),
  };
}

/** Ids of the free slots: the planned slot, then later slots, then earlier ones. */
function slotsBy(plannedSlot: AreaSlot, slots: readonly PickupSlot[]): string[] {
  const free = slots.filter(({ remaining }) => remaining > 0);
  const later = free.filter(({ startTime }) => startTime >= plannedSlot.starts);
  const ids = [...later, ...free].map(({ id }) => id);
  return [...new Set([...ids.filter((id) => id === plannedSlot.id), ...ids])];
}

/** Books the first of these slots that is free; null means any time. Undefined if none is free. */
async function bookFirstFree(
  em: Em,
  { plan, day, user, address }: Due,
  slots: readonly (string | null)[],
): Promise<Order | undefined> {
  const { name, note, express, interval: recurrence } = plan;
  const phone = plan.phone ?? user.phone ?? '';
  const values = { name, phone, note, express, addressId: address.id, pickupDate: day };
  for (const slotId of slots)
    try {
      return await writeBooking(em, { ...values, slotId, userId: user.id }, { recurrence });
    } catch (error) {
      if (!(error instanceof AppError && error.details.fields?.['slotId'])) throw error;
    }
  return undefined;
}

const insteadOf = ({ starts: startTime, ends: endTime }: AreaSlot, order: Order): string =>
  `Your usual time, ${readableSpan({ startTime, endTime })}, is full on this day. We will come at ${readableTime(order) ?? 'another time on that day'} instead.`;

/**
 * Mails the result to the current e-mail address of the account; no mail for an account without
 * one.
 */
async function emailBookedPickup(
  { em, app }: Deps,
  { plan, day, user }: Due,
  { order, sentence }: OccurrenceResult,
): Promise<void> {
  const { interval, nextOn } = plan;
  const content = order
    ? recurringBookedMail(app.publicUrl, user, order, { interval, instead: sentence })
    : notBookedMail(app.publicUrl, user, { interval, day, nextOn, why: sentence ?? '' });
  const topic = order ? 'recurring pickup booked' : 'recurring pickup not booked';
  const about = order ? { orderId: order.id, supersedeKey: pickupOf(order) } : {};
  await queueMail({ em, app }, { to: user.email, topic, content, ...about });
}
