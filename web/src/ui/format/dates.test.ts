import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  formatDate,
  formatDateTime,
  formatLongDate,
  formatWeekday,
  toDay,
  todayPlus,
  toWireDate,
} from './dates';

afterEach(() => vi.useRealTimers());

describe('formatDate', () => {
  it.each([
    ['05 Mar 2026'],
    ['05-Mar-2026'],
    ['05-03-2026'],
    ['05/03/2026'],
    ['2026-03-05'],
    ['2026-03-05T10:00:00.000Z'],
    ['2026-03-05T10:00:00+05:30'],
    [' 05 Mar 2026 '],
  ])('reads %s', (written) => {
    expect(formatDate(written)).toBe('05 Mar 2026');
  });

  it('writes September with three letters, as the other months', () => {
    expect(formatDate('2026-09-05')).toBe('05 Sep 2026');
  });

  it.each([[undefined], [null], ['']])('says N/A for %s', (missing) => {
    expect(formatDate(missing)).toBe('N/A');
  });

  it.each([['tomorrow'], ['31-02-2026'], ['2026-13-01'], ['5/3/26'], ['2026-02-31']])(
    'refuses %s and warns',
    (written) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      expect(formatDate(written)).toBe('Invalid Date');
      expect(warn).toHaveBeenCalledOnce();
    },
  );

  it('takes the day of a moment as it is in India', () => {
    expect(formatDate('2026-03-04T20:00:00Z')).toBe('05 Mar 2026');
    expect(formatDateTime('2026-03-04T20:00:00Z')).toBe('05 Mar 2026, 1:30 AM');
  });
});

describe('the other date formats', () => {
  it('have one function for each use', () => {
    expect(formatLongDate('2025-07-30')).toBe('30 July 2025');
    expect(formatWeekday('2026-03-05')).toBe('Thu, 05 Mar 2026');
    expect(toWireDate('2025-03-05')).toBe('05-Mar-2025');
    expect(toDay('05/03/2026')).toBe('2026-03-05');
    expect(toDay('nonsense')).toBe('');
  });
});

describe('todayPlus', () => {
  it('changes day at midnight in India, wherever the browser is', () => {
    vi.useFakeTimers({ now: new Date('2026-03-04T18:29:00Z') });
    expect(todayPlus()).toBe('2026-03-04');
    vi.setSystemTime(new Date('2026-03-04T18:31:00Z'));
    expect(todayPlus()).toBe('2026-03-05');
    expect(todayPlus(60)).toBe('2026-05-04');
  });
});
