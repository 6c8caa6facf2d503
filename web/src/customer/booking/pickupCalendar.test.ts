import { describe, expect, it } from 'vitest';
import { pickupCalendar } from './pickupCalendar';

const order = {
  id: '019b1c2d-0000-7000-8000-0000000cw982',
  shortId: '0cw982',
  createdAt: '2026-03-04T20:15:30.123Z',
  pickupDate: '2026-03-05',
  ...{ slotStartTime: null, slotEndTime: null },
  pickupAddress: '12, Car Street; "Blue\\Gate"\nMylapore, Chennai, Tamil Nadu - 600004',
};
const file = pickupCalendar(order, 'https://laundry.example');
/** Lines of the file after unfolding, as a calendar program reads them. */
const lines = file.replaceAll('\r\n ', '').split('\r\n');

describe('the calendar file of a pickup', () => {
  it('lasts the service hours of its day, in India', () => {
    expect(lines).toContain('DTSTART;TZID=Asia/Kolkata:20260305T100000');
    expect(lines).toContain('DTEND;TZID=Asia/Kolkata:20260305T210000');
    const zone = lines.slice(lines.indexOf('BEGIN:VTIMEZONE'), lines.indexOf('END:VTIMEZONE'));
    expect(zone).toEqual(
      expect.arrayContaining(['TZID:Asia/Kolkata', 'TZOFFSETFROM:+0530', 'TZOFFSETTO:+0530']),
    );
  });

  it('lasts the time that it was booked for', () => {
    const timed = { ...order, slotStartTime: '14:30', slotEndTime: '16:00' };
    const file = pickupCalendar(timed, 'https://laundry.example');
    expect(file).toContain('DTSTART;TZID=Asia/Kolkata:20260305T143000');
    expect(file).toContain('DTEND;TZID=Asia/Kolkata:20260305T160000');
  });

  it('is the same entry for each download', () => {
    expect(lines).toContain('UID:019b1c2d-0000-7000-8000-0000000cw982@laundry.example');
    expect(lines).toContain('DTSTAMP:20260304T201530Z');
    expect(pickupCalendar(order, 'https://laundry.example')).toBe(file);
  });

  it('escapes special characters', () => {
    expect(lines).toContain(
      String.raw`LOCATION:12\, Car Street\; "Blue\\Gate"\nMylapore\, Chennai\, Tamil Nadu - 600004`,
    );
  });

  it('has lines of at most 75 octets, also for other scripts', () => {
    const long = pickupCalendar({ ...order, pickupAddress: 'சென்னை '.repeat(40) }, 'https://a.b');
    expect(long.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(long.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of long.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(long.replaceAll('\r\n ', '')).toContain(`LOCATION:${'சென்னை '.repeat(40)}`);
  });
});
