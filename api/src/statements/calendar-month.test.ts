import { expect, it } from 'vitest';
import { isMonth, lastDayOf, monthBefore, monthOf, nextMonth } from './calendar-month.js';
import { correctionOf } from './statement-content.js';
import { periodInWords } from './statement-labels.js';

it('knows months by their first days', () => {
  expect(monthOf('2028-02-29')).toBe('2028-02-01');
  expect(nextMonth('2027-12-01')).toBe('2028-01-01');
  expect(nextMonth('2027-01-01')).toBe('2027-02-01');
  expect(monthBefore('2028-01-01')).toBe('2027-12-01');
  expect(lastDayOf('2028-02-01')).toBe('2028-02-29');
  expect(lastDayOf('2026-04-01')).toBe('2026-04-30');
});

it('calls a whole month by its name, and other days by themselves', () => {
  expect(isMonth({ from: '2026-10-01', to: '2026-10-30' })).toBe(false);
  expect(periodInWords({ from: '2026-10-01', to: '2026-10-31' })).toBe('October 2026');
  expect(periodInWords({ from: '2026-10-01', to: '2026-11-30' })).toBe('01 Oct 2026 – 30 Nov 2026');
});

it('corrects in one line what a balance was said to be, and nothing that is right', () => {
  expect(correctionOf('2026-10-01', 500, 500)).toEqual([]);
  expect(correctionOf('2026-10-01', 500, 800)).toMatchObject([{ charged: 300, credited: 0 }]);
  expect(correctionOf('2026-10-01', 500, -100)).toMatchObject([{ charged: 0, credited: 600 }]);
});
