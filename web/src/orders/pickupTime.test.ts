import { expect, it } from 'vitest';
import { shortSpan } from './pickupTime';

it('leaves out the minutes of whole hours only', () => {
  expect(shortSpan({ startTime: '12:00', endTime: '14:00' })).toBe('12 PM–2 PM');
  expect(shortSpan({ startTime: '10:30', endTime: '13:00' })).toBe('10:30 AM–1 PM');
});
