import type { FieldErrors } from '../platform/errors.js';
import type { SlotInput } from './areas.inputs.js';

/** Maximum number of slots of an area in a week. */
const MAX_SLOTS = 100;

type Span = Pick<SlotInput, 'startTime' | 'endTime'>;

/** Texts of the form HH:MM compare like times. */
const overlap = (one: Span, other: Span): boolean =>
  one.startTime < other.endTime && other.startTime < one.endTime;

/** Errors of too many, invalid or overlapping slots: `slots.<row>.<field>` and its message. */
export function slotRefusals(slots: readonly SlotInput[]): FieldErrors {
  if (slots.length > MAX_SLOTS)
    return { [`slots.${MAX_SLOTS}.startTime`]: `An area has at most ${MAX_SLOTS} slots` };
  const fields: FieldErrors = {};
  for (const [row, slot] of slots.entries()) {
    const before = slots.slice(0, row).filter(({ weekday }) => weekday === slot.weekday);
    if (slot.endTime <= slot.startTime)
      fields[`slots.${row}.endTime`] = 'The end must be after the start';
    else if (before.some((other) => overlap(slot, other)))
      fields[`slots.${row}.startTime`] = 'Overlaps with another slot of this day';
  }
  return fields;
}

/** A time in 12-hour form: '14:30' becomes '2:30 PM'. */
function readableClock(clock: string): string {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  const text = `${hours % 12 || 12}:${String(minutes).padStart(2, '0')}`;
  return `${text} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** A time span in 12-hour form, such as '10:00 AM–12:00 PM'. */
export const readableSpan = ({ startTime, endTime }: Span): string =>
  `${readableClock(startTime)}–${readableClock(endTime)}`;
