import { sql } from 'kysely';
import { readableSpan } from '../../areas/slot.rules.js';
import type { Em } from '../../database.js';
import { readableDay, timeOfDay, today } from '../../platform/dates.js';
import { type AppError, badInput, taken } from '../../platform/errors.js';
import { type Weekday, weekdayOf } from '../../platform/weekday.enum.js';
import type { Order } from '../order.entity.js';
import { pickupAvailability } from './pickup-availability.service.js';

/** Columns of an order that store its slot. */
export type PickupTime = Pick<Order, 'slotId' | 'slotStartTime' | 'slotEndTime'>;

const ANY_TIME: PickupTime = { slotId: null, slotStartTime: null, slotEndTime: null };

interface SlotRequest {
  slotId: string | null | undefined;
  day: string;
  /** Address in one line; its end is the PIN code. */
  address: string;
}

interface Slot {
  weekday: Weekday;
  startTime: string;
  endTime: string;
  capacity: number;
}

/** Locks the slot row, so that concurrent bookings of the slot run one after the other. */
const lockSlot = (em: Em, id: string) =>
  sql<Slot>`
    select weekday, starts as "startTime", ends as "endTime", capacity from area_slot
    where id = ${id} and offered for no key update`.execute(em.getKysely());

/**
 * Number of orders in the slot that are not cancelled. This statement runs after the lock, so that
 * it includes bookings that were committed before the lock.
 */
async function bookedOrders(em: Em, slotId: string, day: string): Promise<number> {
  const { rows } = await sql<{ orders: number }>`
    select count(*)::int as orders from "order"
    where slot_id = ${slotId} and pickup_date = ${day}::date and order_status <> 'cancelled'`.execute(
    em.getKysely(),
  );
  return rows[0]?.orders ?? 0;
}

const pincodeOf = (address: string): string => /([1-9]\d{5})\s*$/.exec(address)?.[1] ?? '';

/** Reads a slot, and whether its area contains this PIN code. It takes no lock. */
async function slotAt(em: Em, id: string, pincode: string) {
  const { rows } = await sql<Slot & { isServed: boolean }>`
    select s.weekday, s.starts as "startTime", s.ends as "endTime", s.capacity,
      exists (select from area_pincode p where p.pincode = ${pincode} and p.area_id = s.area_id) as "isServed"
    from area_slot s where s.id = ${id} and s.offered`.execute(em.getKysely());
  return rows[0];
}

const slotError = (why: string) => badInput({ slotId: why });

/**
 * Reserves a slot for an order, in the transaction of the caller. It counts the orders of the slot
 * that are not cancelled; there is no separate counter. Without a slot the order has no time.
 * Throws BAD_USER_INPUT for a slot that has begun, is no longer offered, or belongs to another
 * weekday or area. Throws CONFLICT for a full slot, with the next free one in the message.
 */
export async function reserveSlot(
  em: Em,
  { slotId, day, address }: SlotRequest,
): Promise<PickupTime> {
  if (!slotId) return ANY_TIME;
  const pincode = pincodeOf(address);
  const slotRead = await slotAt(em, slotId, pincode);
  if (!slotRead) throw slotError('This time slot is no longer available. Choose another slot');
  if (slotRead.weekday !== weekdayOf(day))
    throw slotError('This time slot is not available on this day. Choose another slot');
  if (day === today() && slotRead.startTime <= timeOfDay())
    throw slotError('This time slot has started. Choose a later slot');
  if (!slotRead.isServed)
    throw slotError('This time slot is not available at this address. Choose another slot');
  // A full slot needs no lock, because the booking fails at once.
  const isFull = async ({ capacity }: Slot) => (await bookedOrders(em, slotId, day)) >= capacity;
  const slot = (await isFull(slotRead)) ? slotRead : (await lockSlot(em, slotId)).rows[0];
  if (!slot) throw slotError('This time slot is no longer available. Choose another slot');
  if (slot === slotRead || (await isFull(slot)))
    throw await fullSlotError(em, { slot, day, pincode });
  return { slotId, slotStartTime: slot.startTime, slotEndTime: slot.endTime };
}

interface FullSlot {
  slot: { startTime: string; endTime: string };
  day: string;
  pincode: string;
}

/** Number of days in which `fullSlotError` searches the next free slot. */
const SEARCHED_DAYS = 14;

async function fullSlotError(em: Em, { slot, day, pincode }: FullSlot): Promise<AppError> {
  const { days } = await pickupAvailability(em, { pincode, from: day, days: SEARCHED_DAYS });
  const free = days.flatMap(({ day: on, slots }) =>
    slots.filter(({ remaining }) => remaining > 0).map((one) => ({ ...one, on })),
  );
  const next = free.find(({ on, startTime }) => on > day || startTime > slot.startTime) ?? free[0];
  const message = [
    `${readableSpan(slot)} on ${readableDay(day)} is full`,
    ...(next ? [`The next free slot is ${readableSpan(next)} on ${readableDay(next.on)}`] : []),
  ].join('. ');
  return taken('SLOT_FULL', 'slotId', message);
}
