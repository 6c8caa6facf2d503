import { expect, it } from 'vitest';
import { RecurrenceInterval } from './recurrence-interval.enum.js';
import {
  isPaused,
  nextOccurrence,
  previousOccurrence,
  readableRepeat,
  repeatedPickup,
} from './recurrence.rules.js';

// A Tuesday.
const startsOn = '2026-11-24';

it.each([
  ['the next week', RecurrenceInterval.WEEKLY, '2026-11-24', undefined, '2026-12-01'],
  ['in the middle of a week', RecurrenceInterval.WEEKLY, '2026-11-26', undefined, '2026-12-01'],
  ['not before a day', RecurrenceInterval.WEEKLY, '2026-11-24', '2026-12-02', '2026-12-08'],
  ['on that day itself', RecurrenceInterval.WEEKLY, '2026-11-24', '2026-12-08', '2026-12-08'],
  ['two weeks later', RecurrenceInterval.FORTNIGHTLY, '2026-11-24', undefined, '2026-12-08'],
  [
    'in the same fortnight',
    RecurrenceInterval.FORTNIGHTLY,
    '2026-11-24',
    '2026-12-09',
    '2026-12-22',
  ],
  ['over the end of a year', RecurrenceInterval.FORTNIGHTLY, '2026-12-22', undefined, '2027-01-05'],
  ['from before it begins', RecurrenceInterval.WEEKLY, '2026-11-01', undefined, '2026-11-24'],
])('%s', (_, interval, after, notBefore, next) => {
  expect(nextOccurrence({ startsOn, interval }, after, notBefore)).toBe(next);
});

it('a pause is over on the day until which it lasts', () => {
  const paused = { paused: true, pausedUntil: '2026-12-01' };
  expect(isPaused(paused, '2026-11-30')).toBe(true);
  expect(isPaused(paused, '2026-12-01')).toBe(false);
  expect(isPaused({ paused: true, pausedUntil: null }, '2099-01-01')).toBe(true);
  expect(isPaused({ paused: false, pausedUntil: null }, '2026-11-30')).toBe(false);
});

it.each([
  [RecurrenceInterval.WEEKLY, 'Weekly pickup', 'Every week', '2026-11-17'],
  [RecurrenceInterval.FORTNIGHTLY, 'Fortnightly pickup', 'Every two weeks', '2026-11-10'],
])('%s has its words, and its day before', (interval, name, row, previous) => {
  expect(repeatedPickup(interval)).toBe(name);
  expect(readableRepeat(interval)).toBe(row);
  expect(previousOccurrence({ interval }, startsOn)).toBe(previous);
});
