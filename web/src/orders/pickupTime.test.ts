import { expect, it } from 'vitest';
import { shortSpan } from './pickupTime';

it('leaves out the minutes of whole hours only', () => {
  expect(shortSpan({ starts: '12:00', ends: '14:00' })).toBe('12 PM–2 PM');
  expect(shortSpan({ starts: '10:30', ends: '13:00' })).toBe('10:30 AM–1 PM');
});
