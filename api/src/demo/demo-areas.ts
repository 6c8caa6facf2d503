import { addDays, timeOfDay, today } from '../platform/dates.js';
import { Weekday, weekdayOf } from '../platform/weekday.enum.js';
import type { SeedClock } from './seed-clock.js';
import { createRandom, type Random } from './random.js';

interface DemoSlot {
  id: string;
  areaId: string;
  weekday: Weekday;
  starts: string;
  ends: string;
  capacity: number;
}

type Times = readonly (readonly [starts: string, ends: string, capacity: number])[];

interface Week {
  /** Weekdays of the slots; 1 is Monday. */
  days: readonly Weekday[];
  times: Times;
}

interface DemoArea {
  name: string;
  pincodes: readonly string[];
  /** Weekly slots; an empty list means pickups without a time. */
  week: readonly Week[];
}

const MONDAY_TO_FRIDAY: readonly Weekday[] = [1, 2, 3, 4, 5];
const WEEKEND = [Weekday.SATURDAY, Weekday.SUNDAY];
/** The site says that pickups are on all 7 days. */
const EVERY_DAY = [...MONDAY_TO_FRIDAY, ...WEEKEND];

const fourTimes = (capacity: number): Times => [
  ['10:00', '12:00', capacity],
  ['12:00', '14:00', capacity],
  ['16:00', '18:00', capacity],
  ['18:00', '20:00', capacity + 2],
];

/**
 * Areas: around the shop pickups at any time, elsewhere in the town weekly slots, farther out slots
 * on three days. Other towns send laundry by courier, at any time.
 */
const AREAS: readonly DemoArea[] = [
  {
    name: 'T. Nagar and Mylapore',
    pincodes: ['600001', '600004', '600014', '600017', '600018', '600033'],
    week: [],
  },
  {
    name: 'Adyar',
    pincodes: ['600020', '600041', '600090'],
    week: [{ days: EVERY_DAY, times: fourTimes(6) }],
  },
  {
    name: 'Velachery',
    pincodes: ['600032', '600042'],
    week: [{ days: EVERY_DAY, times: fourTimes(5) }],
  },
  {
    name: 'Anna Nagar',
    pincodes: ['600040', '600101', '600102'],
    week: [
      { days: MONDAY_TO_FRIDAY, times: fourTimes(4) },
      { days: WEEKEND, times: fourTimes(4).slice(0, 2) },
    ],
  },
  {
    name: 'Nungambakkam',
    pincodes: ['600024', '600034'],
    week: [{ days: EVERY_DAY, times: fourTimes(4) }],
  },
  {
    name: 'Chromepet and Porur',
    pincodes: ['600044', '600116'],
    week: [
      {
        days: [Weekday.TUESDAY, Weekday.THURSDAY, Weekday.SATURDAY],
        times: fourTimes(3).slice(1, 3),
      },
    ],
  },
  {
    name: 'Other towns, by courier',
    pincodes: ['500034', '560038', '641002', '682030'],
    week: [],
  },
];

/** Number of e-mails on the waitlist, by PIN code that is not served. */
const WAITLISTED: Readonly<Record<string, number>> = { '600119': 4, '600045': 2, '600100': 1 };

const HOLIDAYS: readonly (readonly [day: string, reason: string])[] = [
  ['01-15', 'Pongal'],
  ['01-26', 'Republic Day'],
  ['04-14', 'Tamil New Year'],
  ['05-01', 'May Day'],
  ['08-15', 'Independence Day'],
  ['10-02', 'Gandhi Jayanti'],
  ['12-25', 'Christmas'],
];

/** Number of days from today without a holiday, so that users of the demo can book them. */
const NOT_BEFORE = 14;

/** The next holiday that is at least `NOT_BEFORE` days away. */
function nextHoliday(day: string): { day: string; reason: string } {
  const from = addDays(day, NOT_BEFORE);
  const year = Number(from.slice(0, 4));
  const days = [year, year + 1].flatMap((each) =>
    HOLIDAYS.map(([date, reason]) => ({ day: `${each}-${date}`, reason })),
  );
  return days.find((one) => one.day >= from) ?? { day: from, reason: 'Annual holiday' };
}

function makeWaitlistEntries(random: Random, { today: day, at }: SeedClock) {
  const waiting = Object.entries(WAITLISTED).flatMap(([pincode, count]) =>
    Array.from({ length: count }, (_, number) => ({ pincode, number })),
  );
  return waiting.map(({ pincode, number }) => {
    const createdAt = at(addDays(day, -random.int(1, 40)), random.int(8 * 60, 21 * 60));
    return {
      ...{ id: random.id(createdAt), pincode, createdAt },
      email: `waiting${number + 1}.${pincode}@laundry.test`,
    };
  });
}

const makeSlots = (random: Random, since: Date, areaId: string, { week }: DemoArea): DemoSlot[] =>
  week.flatMap(({ days, times }) =>
    days.flatMap((weekday) =>
      times.map(([starts, ends, capacity]) => ({
        ...{ id: random.id(since), areaId, weekday, starts, ends, capacity },
      })),
    ),
  );

/**
 * Areas with their slots, a holiday, and a waitlist. A separate random seed leaves the other demo
 * rows unchanged.
 */
export function makeAreas(clock: SeedClock) {
  const random = createRandom(39);
  const since = clock.at(addDays(clock.today, -90), 10 * 60);
  const made = AREAS.map((served) => {
    const id = random.id(since);
    return { id, served, slots: makeSlots(random, since, id, served) };
  });
  return {
    areas: made.map(({ id, served: { name } }) => ({ id, name })),
    areaPincodes: made.flatMap(({ id, served }) =>
      served.pincodes.map((pincode) => ({ pincode, areaId: id })),
    ),
    areaSlots: made.flatMap(({ slots }) => slots),
    holidays: [nextHoliday(clock.today)],
    entries: makeWaitlistEntries(random, clock),
  };
}

export type DemoAreas = ReturnType<typeof makeAreas>;

interface ComingPickup {
  id: string;
  pickupDate: string;
  pincode: string;
  createdAt: Date;
}

/** The slot of an order, chosen by its id; undefined without slots, for a pickup at any time. */
export function slotOf(areas: DemoAreas, order: ComingPickup): DemoSlot | undefined {
  const area = areas.areaPincodes.find(({ pincode }) => pincode === order.pincode);
  const weekday = weekdayOf(order.pickupDate);
  const booked = today(order.createdAt) === order.pickupDate ? timeOfDay(order.createdAt) : '';
  const offered = areas.areaSlots.filter(
    (slot) => slot.areaId === area?.areaId && slot.weekday === weekday && slot.starts > booked,
  );
  return offered[Number.parseInt(order.id.slice(-12, -4), 16) % offered.length];
}
