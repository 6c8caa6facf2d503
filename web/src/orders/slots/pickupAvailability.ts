import type { PickupAvailabilityQuery } from './usePickupAvailability.generated';
import { formatWeekday, todayPlus } from '../../ui/format/dates';

/** Availability of pickups from the server. */
export type Availability = PickupAvailabilityQuery['pickupAvailability'];
type Day = Availability['days'][number];
export type Slot = Day['slots'][number];

/** Choice of staff who promise no slot. Customers must choose a slot if the address has slots. */
export const anyTime = 'any';

const pincodeRule = /^[1-9]\d{5}$/;

export const isPincode = (text: string): boolean => pincodeRule.test(text);

/** PIN code at the end of a one-line address. Empty if there is none. */
export const pincodeOf = (address: string): string => /([1-9]\d{5})\s*$/.exec(address)?.[1] ?? '';

/** Number of days in one response. */
const DAYS_PER_REQUEST = 14;
const dayLength = 86_400_000;

/** First day of the response that contains a day. Today for an empty or past day. */
export function availabilityFrom(day: string): string {
  const ahead = (Date.parse(day) - Date.parse(todayPlus())) / dayLength;
  return todayPlus(ahead > 0 ? Math.floor(ahead / DAYS_PER_REQUEST) * DAYS_PER_REQUEST : 0);
}

const hasRoom = ({ remaining }: Slot): boolean => remaining > 0;

const dayOf = (times: Availability | undefined, day: string): Day | undefined =>
  times?.days.find((one) => one.day === day);

/** All slots of a day, including full ones. Empty if the address has no slots. */
export const slotsOf = (times: Availability | undefined, day: string): readonly Slot[] =>
  (times?.acceptsAnyTime ? undefined : dayOf(times, day)?.slots) ?? [];

/** The reason why no pickup can be booked on a day. Undefined while availability is unknown. */
export function dayRefusal(times: Availability | undefined, day: string): string | undefined {
  const dayAvailability = dayOf(times, day);
  if (!times || !dayAvailability) return undefined;
  if (dayAvailability.closedReason !== null)
    return `We are closed on ${formatWeekday(day)}: ${dayAvailability.closedReason}`;
  if (times.acceptsAnyTime || dayAvailability.slots.some(hasRoom)) return undefined;
  if (dayAvailability.slots.length > 0)
    return `All time slots on ${formatWeekday(day)} are full. Choose another day`;
  return day === todayPlus()
    ? 'Pickups are over for today. Choose another day'
    : `No pickups on ${formatWeekday(day)}. Choose another day`;
}

/** Next day with a free slot in the loaded range. */
export const nextFreeDay = (times: Availability | undefined, day: string): string | undefined =>
  times?.days.find((one) => one.day > day && !dayRefusal(times, one.day))?.day;

/** The chosen slot while it has a free pickup. For staff otherwise the first free one. */
export function chosenSlot(
  slots: readonly Slot[],
  slotId: string,
  { staff = false }: { staff?: boolean } = {},
): string {
  const chosen = slots.find((slot) => slot.id === slotId && hasRoom(slot))?.id;
  if (!staff) return chosen ?? '';
  return slotId === anyTime ? anyTime : (chosen ?? slots.find(hasRoom)?.id ?? anyTime);
}

/** Slot id to send for staff. Null means any time. Without availability the server validates. */
export function staffSlot(
  times: Availability | undefined,
  day: string,
  slotId: string,
): string | null {
  const chosen = times ? chosenSlot(slotsOf(times, day), slotId, { staff: true }) : slotId;
  return chosen && chosen !== anyTime ? chosen : null;
}

/** The slot that an order already has. */
export interface BookedSlot {
  pickupDate: string;
  slotId: string | null;
}

/** Counts the pickup that the order already has as free. */
export function withBookedSlot(
  times: Availability | undefined,
  held: BookedSlot | undefined,
): Availability | undefined {
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

interface PickupCheck {
  /** Errors of the booking by field. */
  refused: { place?: string; day?: string; slotId?: string };
  /** Slot id to send. Null means any time. */
  slotId: string | null;
}

export const outsideServiceArea = (pincode: string): string => `We do not serve ${pincode} yet`;

/** Error for a slot that is not free, with the texts of the server. */
function slotRefusal(slots: readonly Slot[], { day, slotId }: SlotRequest): string {
  if (!slotId || slots.some(({ id }) => id === slotId)) return 'Choose a time';
  return day === todayPlus()
    ? 'This time slot has started. Choose a later slot'
    : 'This time slot is no longer available. Choose another slot';
}

/** Validates a customer's choice. Without availability the server validates. */
export function checkPickup(times: Availability | undefined, request: SlotRequest): PickupCheck {
  const { pincode, day, slotId } = request;
  if (!times) return { refused: {}, slotId: slotId || null };
  if (!times.isServed) return { refused: { place: outsideServiceArea(pincode) }, slotId: null };
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
