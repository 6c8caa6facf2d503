import { type Slot, spanText, type Weekday, weekdays } from './week';

/** A slot as typed. */
export interface TypedSlot {
  /** Names the row while it is edited. */
  key: string;
  starts: string;
  ends: string;
  capacity: string;
}

export type TypedWeek = Record<Weekday, TypedSlot[]>;

/** More in a week than that the server refuses. */
const mostSlots = 100;
const maxCapacity = 1000;

const ofEach = <Value>(value: (day: Weekday, number: number) => Value): Record<Weekday, Value> =>
  Object.fromEntries(weekdays.map(({ day, number }) => [day, value(day, number)])) as Record<
    Weekday,
    Value
  >;

/** The slots of an area as they stand in the form. */
export const typedWeek = (slots: readonly Slot[]): TypedWeek =>
  ofEach((_, number) =>
    slots
      .filter(({ weekday }) => weekday === number)
      .map(({ starts, ends, capacity }, at) => ({
        ...{ key: `${at}`, starts, ends, capacity: String(capacity) },
      })),
  );

const isBlank = ({ starts, ends, capacity }: Omit<TypedSlot, 'key'>): boolean =>
  `${starts}${ends}${capacity}`.trim() === '';

const minutesOf = (clock: string): number =>
  Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

const clockOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** What comes after a slot: as long, with the same capacity; empty where the day ends before. */
function following(last: TypedSlot | undefined): Omit<TypedSlot, 'key'> {
  const blank = { starts: '', ends: '', capacity: last?.capacity ?? '' };
  if (!last?.starts || last.ends <= last.starts) return blank;
  const end = 2 * minutesOf(last.ends) - minutesOf(last.starts);
  return end < 24 * 60 ? { ...blank, starts: last.ends, ends: clockOf(end) } : blank;
}

/** One slot more, as the last one suggests it. */
export function withNewSlot(slots: readonly TypedSlot[]): TypedSlot[] {
  let number = slots.length;
  while (slots.some(({ key }) => key === `new-${number}`)) number += 1;
  return [...slots, { key: `new-${number}`, ...following(slots.at(-1)) }];
}

const weekend: readonly Weekday[] = ['saturday', 'sunday'];

/** To which days the slots of one can be copied in one step. */
export const copyTargets: readonly { label: string; days: readonly Weekday[] }[] = [
  {
    label: 'Mon–Fri',
    days: weekdays.map(({ day }) => day).filter((day) => !weekend.includes(day)),
  },
  { label: 'Mon–Sat', days: weekdays.map(({ day }) => day).filter((day) => day !== 'sunday') },
  { label: 'all days', days: weekdays.map(({ day }) => day) },
];

/** The days that get what another one has, in the place of what they had. */
export const copied = (slots: readonly TypedSlot[], to: readonly Weekday[]): Partial<TypedWeek> =>
  Object.fromEntries(
    to.map((day) => [day, slots.map((slot, at) => ({ ...slot, key: `copy-${at}` }))]),
  );

/** Errors of a row, by field. */
type SlotErrors = Partial<Record<'starts' | 'ends' | 'capacity', string>>;

function ownErrors({ starts, ends, capacity }: TypedSlot): SlotErrors {
  const count = Number(capacity);
  return {
    ...(starts ? {} : { starts: 'Enter a start' }),
    ...(ends ? {} : { ends: 'Enter an end' }),
    ...(starts && ends && ends <= starts ? { ends: 'The end must be after the start' } : {}),
    ...(/^\d+$/.test(capacity.trim()) && count >= 1 && count <= maxCapacity
      ? {}
      : { capacity: `1 to ${maxCapacity}` }),
  };
}

/** HH:MM sorts as text. */
const overlap = (one: TypedSlot, other: TypedSlot): boolean =>
  one.starts < other.ends && other.starts < one.ends;

/** What keeps the rows of a day from being saved: the errors of each; a row with nothing in it has none. */
const dayErrors = (slots: readonly TypedSlot[]): SlotErrors[] =>
  slots.map((slot, at) => {
    if (isBlank(slot)) return {};
    const errors = ownErrors(slot);
    if (errors.starts || errors.ends) return errors;
    const other = slots
      .slice(0, at)
      .find((one) => one.starts && one.ends > one.starts && overlap(slot, one));
    return other ? { ...errors, starts: `Overlaps with ${spanText(other)}` } : errors;
  });

/** Slots to send, with the form path of each; empty rows are left out. */
export const slotRows = (week: TypedWeek): { path: string; slot: Slot }[] =>
  weekdays.flatMap(({ day, number }) =>
    week[day].flatMap((row, at) =>
      isBlank(row)
        ? []
        : [
            {
              path: `${day}.${at}`,
              slot: {
                ...{ weekday: number, starts: row.starts, ends: row.ends },
                capacity: Number(row.capacity),
              },
            },
          ],
    ),
  );

export const slotInputs = (week: TypedWeek): Slot[] => slotRows(week).map(({ slot }) => slot);

/** What keeps a week from being saved: `monday.0.ends` → why. */
export function weekErrors(week: TypedWeek): Record<string, string> {
  const wrong = weekdays.flatMap(({ day }) =>
    dayErrors(week[day]).flatMap((errors, row) =>
      Object.entries(errors).map(([box, why]) => [`${day}.${row}.${box}`, why] as const),
    ),
  );
  const tooMany = slotRows(week)[mostSlots];
  const limit = `An area has at most ${mostSlots} slots`;
  return Object.fromEntries(tooMany ? [...wrong, [`${tooMany.path}.starts`, limit]] : wrong);
}

/** A day in words, for what others changed: "8:00 AM–10:00 AM (5)". */
export const dayText = (slots: readonly TypedSlot[]): string =>
  slots
    .filter((slot) => !isBlank(slot))
    .map((slot) => `${spanText(slot)} (${slot.capacity})`)
    .join(', ');
