import type { Weekday } from '../../graphql/schema.generated';
import { type Slot, spanText, weekdays } from './week';

export interface TypedSlot {
  /** React key of the row while it is edited. */
  key: string;
  startTime: string;
  endTime: string;
  capacity: string;
}

export type TypedWeek = Record<Weekday, TypedSlot[]>;

/** Maximum number of slots in a week, as on the server. */
const mostSlots = 100;
const maxCapacity = 1000;

const ofEach = <Value>(value: (day: Weekday) => Value): Record<Weekday, Value> =>
  Object.fromEntries(weekdays.map(({ day }) => [day, value(day)])) as Record<Weekday, Value>;

/** Form rows for the slots of an area. */
export const typedWeek = (slots: readonly Slot[]): TypedWeek =>
  ofEach((day) =>
    slots
      .filter(({ weekday }) => weekday === day)
      .map(({ startTime, endTime, capacity }, at) => ({
        ...{ key: `${at}`, startTime, endTime, capacity: String(capacity) },
      })),
  );

const isBlank = ({ startTime, endTime, capacity }: Omit<TypedSlot, 'key'>): boolean =>
  `${startTime}${endTime}${capacity}`.trim() === '';

const minutesOf = (clock: string): number =>
  Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

const clockOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/**
 * Proposes a slot that begins at the end of `last`, with the same length and capacity. Times are
 * empty if it would end after midnight.
 */
function following(last: TypedSlot | undefined): Omit<TypedSlot, 'key'> {
  const blank = { startTime: '', endTime: '', capacity: last?.capacity ?? '' };
  if (!last?.startTime || last.endTime <= last.startTime) return blank;
  const end = 2 * minutesOf(last.endTime) - minutesOf(last.startTime);
  return end < 24 * 60 ? { ...blank, startTime: last.endTime, endTime: clockOf(end) } : blank;
}

/** Adds a slot with the proposed times. */
export function withNewSlot(slots: readonly TypedSlot[]): TypedSlot[] {
  let number = slots.length;
  while (slots.some(({ key }) => key === `new-${number}`)) number += 1;
  return [...slots, { key: `new-${number}`, ...following(slots.at(-1)) }];
}

const weekend: readonly Weekday[] = ['SATURDAY', 'SUNDAY'];

/** Days to which staff can copy the slots of a day in one step. */
export const copyTargets: readonly { label: string; days: readonly Weekday[] }[] = [
  {
    label: 'Mon–Fri',
    days: weekdays.map(({ day }) => day).filter((day) => !weekend.includes(day)),
  },
  { label: 'Mon–Sat', days: weekdays.map(({ day }) => day).filter((day) => day !== 'SUNDAY') },
  { label: 'all days', days: weekdays.map(({ day }) => day) },
];

/** Replaces the slots of these days by copies. */
export const copied = (slots: readonly TypedSlot[], to: readonly Weekday[]): Partial<TypedWeek> =>
  Object.fromEntries(
    to.map((day) => [day, slots.map((slot, at) => ({ ...slot, key: `copy-${at}` }))]),
  );

type SlotErrors = Partial<Record<'startTime' | 'endTime' | 'capacity', string>>;

function ownErrors({ startTime, endTime, capacity }: TypedSlot): SlotErrors {
  const count = Number(capacity);
  return {
    ...(startTime ? {} : { startTime: 'Enter a start time' }),
    ...(endTime ? {} : { endTime: 'Enter an end time' }),
    ...(startTime && endTime && endTime <= startTime
      ? { endTime: 'The end must be after the start' }
      : {}),
    ...(/^\d+$/.test(capacity.trim()) && count >= 1 && count <= maxCapacity
      ? {}
      : { capacity: `Enter 1 to ${maxCapacity}` }),
  };
}

/** True if two slots of a day overlap. HH:MM sorts as text. */
const overlap = (one: TypedSlot, other: TypedSlot): boolean =>
  one.startTime < other.endTime && other.startTime < one.endTime;

/** Validation errors of the slots of a day, one object for each. An empty row has no error. */
const dayErrors = (slots: readonly TypedSlot[]): SlotErrors[] =>
  slots.map((slot, at) => {
    if (isBlank(slot)) return {};
    const errors = ownErrors(slot);
    if (errors.startTime || errors.endTime) return errors;
    const other = slots
      .slice(0, at)
      .find((one) => one.startTime && one.endTime > one.startTime && overlap(slot, one));
    return other ? { ...errors, startTime: `Overlaps with ${spanText(other)}` } : errors;
  });

/** Slots to send, each with its form path. Empty rows are left out. */
export const slotRows = (week: TypedWeek): { path: string; slot: Slot }[] =>
  weekdays.flatMap(({ day }) =>
    week[day].flatMap((row, at) =>
      isBlank(row)
        ? []
        : [
            {
              path: `${day}.${at}`,
              slot: {
                ...{ weekday: day, startTime: row.startTime, endTime: row.endTime },
                capacity: Number(row.capacity),
              },
            },
          ],
    ),
  );

export const slotInputs = (week: TypedWeek): Slot[] => slotRows(week).map(({ slot }) => slot);

/** Validation errors of a week by form path, such as `MONDAY.0.endTime`. */
export function weekErrors(week: TypedWeek): Record<string, string> {
  const wrong = weekdays.flatMap(({ day }) =>
    dayErrors(week[day]).flatMap((errors, row) =>
      Object.entries(errors).map(([box, why]) => [`${day}.${row}.${box}`, why] as const),
    ),
  );
  const tooMany = slotRows(week)[mostSlots];
  const limit = `An area has at most ${mostSlots} slots`;
  return Object.fromEntries(tooMany ? [...wrong, [`${tooMany.path}.startTime`, limit]] : wrong);
}

/** Slots of a day as a text for a conflict message, such as "8:00 AM–10:00 AM (5)". */
export const dayText = (slots: readonly TypedSlot[]): string =>
  slots
    .filter((slot) => !isBlank(slot))
    .map((slot) => `${spanText(slot)} (${slot.capacity})`)
    .join(', ');
