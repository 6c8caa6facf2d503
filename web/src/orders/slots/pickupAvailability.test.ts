import { describe, expect, it, vi } from 'vitest';
import {
  checkPickup,
  pincodeOf,
  staffSlot,
  withBookedSlot,
  type Availability,
} from './pickupAvailability';

const slots = [
  { id: 'full', startTime: '10:00', endTime: '12:00', remaining: 0 },
  { id: 'free', startTime: '14:00', endTime: '16:00', remaining: 2 },
];
const times: Availability = {
  ...{ isServed: true, area: 'Adyar', acceptsAnyTime: false },
  days: [
    { day: '2026-03-05', closedReason: null, slots },
    { day: '2026-03-06', closedReason: 'Holi', slots: [] },
  ],
};
const request = { pincode: '600020', day: '2026-03-05', slotId: 'free' };
const asked = (changes: object, available: Availability | undefined = times) =>
  checkPickup(available, { ...request, ...changes });

describe('the checked pickup request', () => {
  it('sends the slot, or none if the address has no slots', () => {
    expect(asked({})).toEqual({ refused: {}, slotId: 'free' });
    expect(asked({}, { ...times, acceptsAnyTime: true })).toEqual({ refused: {}, slotId: null });
  });

  it.each([
    ['no time is chosen', { slotId: '' }, { slotId: 'Choose a time' }],
    ['its time is full by now', { slotId: 'full' }, { slotId: 'Choose a time' }],
    [
      'the day is closed',
      { day: '2026-03-06' },
      { day: 'We are closed on Fri, 06 Mar 2026: Holi' },
    ],
  ])('is refused where %s', (_, changes, refused) => {
    expect(asked(changes)).toEqual({ refused, slotId: null });
  });

  it("has the server's message if its slot has begun or no longer exists", () => {
    vi.useFakeTimers({ now: new Date('2026-03-05T06:30:00Z'), toFake: ['Date'] });
    const begun = 'This time slot has started. Choose a later slot';
    expect(asked({ slotId: 'begun' }).refused).toEqual({ slotId: begun });
    vi.setSystemTime('2026-03-04T06:30:00Z');
    const gone = 'This time slot is no longer available. Choose another slot';
    expect(asked({ slotId: 'begun' }).refused).toEqual({ slotId: gone });
    vi.useRealTimers();
  });

  it('is refused outside of the service area', () => {
    const nowhere = { ...times, isServed: false, area: null, days: [] };
    expect(asked({}, nowhere).refused).toEqual({ place: 'We do not serve 600020 yet' });
  });

  it('is left to the server while availability is unknown', () => {
    expect(checkPickup(undefined, request)).toEqual({ refused: {}, slotId: 'free' });
  });
});

it('a customer can keep a booked slot that is otherwise full', () => {
  const held = { pickupDate: request.day, slotId: 'full' };
  expect(asked({ slotId: 'full' }, withBookedSlot(times, held)).slotId).toBe('full');
  expect(
    asked({ slotId: 'full' }, withBookedSlot(times, { ...held, slotId: null })).slotId,
  ).toBeNull();
});

it('staff send the first free slot, the chosen one, or any time', () => {
  const sent = (slotId: string) => staffSlot(times, request.day, slotId);
  expect([sent(''), sent('free'), sent('any')]).toEqual(['free', 'free', null]);
  expect(staffSlot(undefined, request.day, '')).toBeNull();
});

it('reads the PIN code at the end of an address', () => {
  expect(pincodeOf('12, Long Street 600001, Chennai, Tamil Nadu - 600020')).toBe('600020');
  expect(pincodeOf('12, Long Street')).toBe('');
});
