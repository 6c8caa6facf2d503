import { describe, expect, it } from 'vitest';
import { Weekday } from '../platform/weekday.enum.js';
import { slotRefusals } from './slot.rules.js';

const slot = (startTime: string, endTime: string, weekday: Weekday = Weekday.MONDAY) => ({
  ...{ weekday, startTime, endTime },
  capacity: 5,
});

describe('the slots of an area', () => {
  it('may follow each other without a break', () => {
    expect(slotRefusals([slot('10:00', '12:00'), slot('12:00', '14:00')])).toEqual({});
    expect(slotRefusals([slot('12:00', '14:00'), slot('10:00', '12:00')])).toEqual({});
  });
  it('must not overlap on one day', () => {
    const two = [slot('10:00', '12:00'), slot('11:59', '14:00')];
    const message = 'Overlaps with another slot of this day';
    expect(slotRefusals(two)).toEqual({ 'slots.1.startTime': message });
    expect(slotRefusals([slot('10:00', '12:00'), slot('11:59', '14:00', Weekday.TUESDAY)])).toEqual(
      {},
    );
  });
  it.each(['10:00', '09:59'])('must not end at %s when they start at 10:00', (end) => {
    const message = 'The end must be after the start';
    expect(slotRefusals([slot('10:00', end)])).toEqual({ 'slots.0.endTime': message });
  });
  it('are at most 100', () => {
    const many = Array.from({ length: 100 }, (_, at) => {
      const time = (minutes: number) =>
        `${10 + Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
      return slot(time(at), time(at + 1));
    });
    expect(slotRefusals(many)).toEqual({});
    expect(slotRefusals([...many, slot('20:00', '21:00')])).toEqual({
      'slots.100.startTime': 'An area has at most 100 slots',
    });
  });
});
