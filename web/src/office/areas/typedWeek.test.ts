import { describe, expect, it } from 'vitest';
import {
  copied,
  copyTargets,
  slotInputs,
  slotRows,
  typedWeek,
  weekErrors,
  withNewSlot,
  type TypedSlot,
} from './typedWeek';
import type { Weekday } from '../../graphql/schema.generated';
import { daysText, totalCapacity, weekdays, weekLines } from './week';

const slot = (weekday: Weekday, startTime: string, endTime: string, capacity = 5) => ({
  ...{ weekday, startTime, endTime, capacity },
});
const row = (startTime: string, endTime: string, capacity = '5'): TypedSlot => ({
  ...{ key: startTime + endTime, startTime, endTime, capacity },
});

describe('the text lines of a week', () => {
  it('has one line for all days that have the same slots', () => {
    const week = (['MONDAY', 'TUESDAY', 'WEDNESDAY', 'FRIDAY'] as const).flatMap((day) => [
      slot(day, '08:00', '10:00'),
      slot(day, '18:00', '20:00', 1),
    ]);
    expect(weekLines([...week, slot('SUNDAY', '10:00', '12:30')])).toEqual([
      {
        days: 'Mon–Wed, Fri',
        times: ['8:00 AM–10:00 AM (5 pickups)', '6:00 PM–8:00 PM (1 pickup)'],
      },
      { days: 'Sun', times: ['10:00 AM–12:30 PM (5 pickups)'] },
    ]);
    expect(weekLines([])).toEqual([]);
    expect(totalCapacity(week)).toBe(24);
    expect(
      daysText(copyTargets.flatMap(({ label, days }) => (label === 'all days' ? days : []))),
    ).toBe('Every day');
  });
});

describe('a typed week', () => {
  it('sends what was loaded', () => {
    const slots = [
      slot('MONDAY', '08:00', '10:00'),
      slot('SATURDAY', '16:00', '18:00', 12),
      slot('SUNDAY', '09:00', '10:00'),
    ];
    expect(slotInputs(typedWeek(slots))).toEqual(slots);
  });

  it('proposes a next slot of the same length and capacity, within the day', () => {
    const two = withNewSlot([row('08:00', '10:30', '6')]);
    expect(two[1]).toMatchObject({ startTime: '10:30', endTime: '13:00', capacity: '6' });
    expect(withNewSlot([row('20:00', '23:00', '6')])[1]).toMatchObject({
      startTime: '',
      capacity: '6',
    });
    expect(withNewSlot([])[0]).toMatchObject({ startTime: '', endTime: '', capacity: '' });
    const keys = withNewSlot(withNewSlot(withNewSlot([]).slice(1))).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('replaces the slots of other days by copies', () => {
    const week = typedWeek([slot('MONDAY', '08:00', '10:00'), slot('TUESDAY', '11:00', '12:00')]);
    const days = copyTargets.find(({ label }) => label === 'Mon–Sat')?.days ?? [];
    const sent = slotInputs({ ...week, ...copied(week.MONDAY, days) });
    expect(sent.map(({ weekday }) => weekday)).toEqual(weekdays.slice(0, 6).map(({ day }) => day));
    expect(new Set(sent.map(({ startTime }) => startTime))).toEqual(new Set(['08:00']));
  });

  it('shows errors at the fields, and ignores empty rows', () => {
    const week = {
      ...typedWeek([]),
      MONDAY: [row('08:00', '10:00'), row('09:59', '11:00'), row('', '', '')],
      TUESDAY: [row('10:00', '10:00'), row('10:00', '12:00', '0')],
      SUNDAY: [row('', '12:00', 'many')],
    };
    expect(weekErrors(week)).toEqual({
      'MONDAY.1.startTime': 'Overlaps with 8:00 AM–10:00 AM',
      'TUESDAY.0.endTime': 'The end must be after the start',
      'TUESDAY.1.capacity': 'Enter 1 to 1000',
      'SUNDAY.0.startTime': 'Enter a start time',
      'SUNDAY.0.capacity': 'Enter 1 to 1000',
    });
    expect(slotRows(week).map(({ path }) => path)).toEqual([
      ...['MONDAY.0', 'MONDAY.1', 'TUESDAY.0', 'TUESDAY.1', 'SUNDAY.0'],
    ]);
    expect(
      weekErrors({ ...typedWeek([]), FRIDAY: [row('08:00', '10:00'), row('10:00', '12:00')] }),
    ).toEqual({});
  });

  it('has at most 100 slots', () => {
    const hours = (day: Weekday, count: number) =>
      Array.from({ length: count }, (_, hour) =>
        slot(day, `${String(hour).padStart(2, '0')}:00`, `${String(hour).padStart(2, '0')}:59`),
      );
    const full = weekdays
      .slice(0, 4)
      .flatMap(({ day }) => hours(day, 24))
      .concat(hours('FRIDAY', 4));
    expect(weekErrors(typedWeek(full))).toEqual({});
    expect(weekErrors(typedWeek([...full, ...hours('SATURDAY', 1)]))).toEqual({
      'SATURDAY.0.startTime': 'An area has at most 100 slots',
    });
  });
});
