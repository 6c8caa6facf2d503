import { sql } from 'kysely';
import { readableSpan } from '../../areas/slot.rules.js';
import type { Em } from '../../database.js';
import { readableDay, timeOfDay, today } from '../../platform/dates.js';
import { AppError, badInput } from '../../platform/errors.js';
import type { Order } from '../order.entity.js';
import { pickupTimes } from './pickup-times.service.js';

/** The time of a pickup as it stands on its order. */
export type PickupTime = Pick<Order, 'slotId' | 'slotStarts' | 'slotEnds'>;

const ANY_TIME: PickupTime = { slotId: null, slotStarts: null, slotEnds: null };

interface WantedPlace {
  slotId: string | null | undefined;
  day: string;
  /** In one line, with its PIN code at the end. */
  address: string;
}

interface Slot {
  weekday: number;
  starts: string;
  ends: string;
  places: number;
}

/** Whoever wants a place waits here for whoever is just taking one, of any day: that is a moment. */
const lockSlot = (em: Em, id: string) =>
  sql<Slot>`
    select weekday, starts, ends, places from area_slot
    where id = ${id} and offered for no key update`.execute(em.getKysely());

/** How many orders hold a place. By itself, so that behind the lock it sees what was taken before it. */
async function placesHeld(em: Em, slotId: string, day: string): Promise<number> {
  const { rows } = await sql<{ orders: number }>`
    select count(*)::int as orders from "order"
    where slot_id = ${slotId} and pickup_date = ${day}::date and order_status <> 'cancelled'`.execute(
    em.getKysely(),
  );
  return rows[0]?.orders ?? 0;
}

const pincodeOf = (address: string): string => /([1-9]\d{5})\s*$/.exec(address)?.[1] ?? '';

/** As it is offered at this PIN code; nobody waits for that. */
async function slotAt(em: Em, id: string, pincode: string) {
  const { rows } = await sql<Slot & { served: boolean }>`
    select s.weekday, s.starts, s.ends, s.places,
      exists (select from area_pincode p where p.pincode = ${pincode} and p.area_id = s.area_id) as served
    from area_slot s where s.id = ${id} and s.offered`.execute(em.getKysely());
  return rows[0];
}

const refused = (why: string) => badInput({ slotId: why });

/**
 * Takes a place for an order of this transaction, which writes it or gives it back: a place is an order that is not
 * cancelled, so none is ever lost or counted twice. Without a slot it is at any time. BAD_USER_INPUT for a slot that is
 * not one of this day and address; CONFLICT when it is full, saying what comes next.
 */
export async function takePlace(
  em: Em,
  { slotId, day, address }: WantedPlace,
): Promise<PickupTime> {
  if (!slotId) return ANY_TIME;
  const pincode = pincodeOf(address);
  const seen = await slotAt(em, slotId, pincode);
  if (!seen) throw refused('This time is no longer offered. Choose another one');
  if (seen.weekday !== new Date(day).getUTCDay())
    throw refused('This time is not offered on this day. Choose another one');
  if (day === today() && seen.starts <= timeOfDay())
    throw refused('This time has begun. Choose a later one');
  if (!seen.served) throw refused('This time is not offered at this address. Choose another one');
  // Where it is full already nobody has to wait to hear so.
  const isFull = async ({ places }: Slot) => (await placesHeld(em, slotId, day)) >= places;
  const slot = (await isFull(seen)) ? seen : (await lockSlot(em, slotId)).rows[0];
  if (!slot) throw refused('This time is no longer offered. Choose another one');
  if (slot === seen || (await isFull(slot))) throw await full(em, { slot, day, pincode });
  return { slotId, slotStarts: slot.starts, slotEnds: slot.ends };
}

interface Full {
  slot: { starts: string; ends: string };
  day: string;
  pincode: string;
}

/** Days that are looked through for the next place. */
const LOOKED_AHEAD = 14;

async function full(em: Em, { slot, day, pincode }: Full): Promise<AppError> {
  const { days } = await pickupTimes(em, { pincode, from: day, days: LOOKED_AHEAD });
  const free = days.flatMap(({ day: on, slots }) =>
    slots.filter(({ left }) => left > 0).map((one) => ({ ...one, on })),
  );
  const next = free.find(({ on, starts }) => on > day || starts > slot.starts) ?? free[0];
  const said = [
    `${readableSpan(slot)} on ${readableDay(day)} is full`,
    ...(next ? [`The next with a place is ${readableSpan(next)} on ${readableDay(next.on)}`] : []),
  ].join('. ');
  return new AppError('CONFLICT', said, { fields: { slotId: said } });
}
