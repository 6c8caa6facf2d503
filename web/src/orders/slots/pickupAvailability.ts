import type { PickupAvailabilityQuery } from '../../graphql/generated';
import { formatWeekday, todayPlus } from '../../ui/format/dates';

/** Availability of pickups from the server. */
export type Times = PickupAvailabilityQuery['pickupAvailability'];
type Day = Times['days'][number];
export type Slot = Day['slots'][number];

/** What staff choose who promise no time; customers do where there is something to choose. */
export const anyTime = 'any';

const pincodeRule = /^[1-9]\d{5}$/;

export const isPincode = (text: string): boolean => pincodeRule.test(text);

/** Of an address in one line; empty where none stands at its end. */
export const pincodeOf = (address: string): string => /([1-9]\d{5})\s*$/.exec(address)?.[1] ?? '';

/** Days in one answer. */
const daysTold = 14;
const dayLength = 86_400_000;

/** First day of the answer that contains a day; today for an empty or past one. */
export function toldFrom(day: string): string {
  const ahead = (Date.parse(day) - Date.parse(todayPlus())) / dayLength;
  return todayPlus(ahead > 0 ? Math.floor(ahead / daysTold) * daysTold : 0);
}

const hasRoom = ({ remaining }: Slot): boolean => remaining > 0;

const dayOf = (times: Times | undefined, day: string): Day | undefined =>
  times?.days.find((one) => one.day === day);

/** What can be chosen on a day, full ones too; nothing where any time will do. */
export const slotsOf = (times: Times | undefined, day: string): readonly Slot[] =>
  (times?.acceptsAnyTime ? undefined : dayOf(times, day)?.slots) ?? [];

/** Why nothing can be booked on a day; nothing while that is not known. */
export function dayRefusal(times: Times | undefined, day: string): string | undefined {
  const told = dayOf(times, day);
  if (!times || !told) return undefined;
  if (told.closedReason !== null)
    return `We are closed on ${formatWeekday(day)}: ${told.closedReason}`;
  if (times.acceptsAnyTime || told.slots.some(hasRoom)) return undefined;
  if (told.slots.length > 0) return `All times on ${formatWeekday(day)} are full`;
  return day === todayPlus() ? 'Pickups are over for today' : `No pickups on ${formatWeekday(day)}`;
}

/** Next day with a free slot in the loaded range. */
export const nextFreeDay = (times: Times | undefined, day: string): string | undefined =>
  times?.days.find((one) => one.day > day && !dayRefusal(times, one.day))?.day;

/** A slot that was chosen as long as it has room; staff begin with the first that has. */
export function chosenSlot(
  slots: readonly Slot[],
  slotId: string,
  { staff = false }: { staff?: boolean } = {},
): string {
  const chosen = slots.find((slot) => slot.id === slotId && hasRoom(slot))?.id;
  if (!staff) return chosen ?? '';
  return slotId === anyTime ? anyTime : (chosen ?? slots.find(hasRoom)?.id ?? anyTime);
}

/** Slot id to send for staff; null means any time. Without availability the server validates. */
export function staffSlot(times: Times | undefined, day: string, slotId: string): string | null {
  const chosen = times ? chosenSlot(slotsOf(times, day), slotId, { staff: true }) : slotId;
  return chosen && chosen !== anyTime ? chosen : null;
}

/** What an order holds already. */
export interface Held {
  pickupDate: string;
  slotId: string | null;
}

/** Counts the place that the order already has as free. */
export function withHeld(times: Times | undefined, held: Held | undefined): Times | undefined {
  if (!times || !held?.slotId) return times;
  const days = times.days.map((one) =>
    one.day === held.pickupDate
      ? {
          ...one,
          slots: one.slots.map((slot) =>
            slot.id === held.slotId ? { ...slot, remaining: slot.remaining + 1 } : slot,
          ),
        }
      : one,
  );
  return { ...times, days };
}

export interface SlotRequest {
  pincode: string;
  day: string;
  slotId: string;
}

interface Judged {
  /** What of it a customer cannot have, and why. */
  refused: { place?: string; day?: string; slotId?: string };
  /** What to send for it: null is any time. */
  slotId: string | null;
}

export const notServed = (pincode: string): string => `We do not serve ${pincode} yet`;

/** Why a waitlisted time is not to be had: in the words of the server, which may be asked later than the screen was drawn. */
function slotRefusal(slots: readonly Slot[], { day, slotId }: SlotRequest): string {
  if (!slotId || slots.some(({ id }) => id === slotId)) return 'Choose a time';
  return day === todayPlus()
    ? 'This time slot has started. Choose a later slot'
    : 'This time slot is no longer available. Choose another slot';
}

/** Validates a customer's choice; without availability the server does. */
export function judge(times: Times | undefined, request: SlotRequest): Judged {
  const { pincode, day, slotId } = request;
  if (!times) return { refused: {}, slotId: slotId || null };
  if (!times.isServed) return { refused: { place: notServed(pincode) }, slotId: null };
  const why = dayRefusal(times, day);
  if (why) return { refused: { day: why }, slotId: null };
  const slots = slotsOf(times, day);
  const chosen = chosenSlot(slots, slotId);
  const missing = slots.length > 0 && !chosen;
  return {
    refused: missing ? { slotId: slotRefusal(slots, request) } : {},
    slotId: chosen || null,
  };
}
