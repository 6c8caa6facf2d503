import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../platform/dates.js';
import { work } from '../site-config.js';
import type { OrderStatus } from '../../rules/order-status.js';
import {
  addWorkingDays,
  isOverdue,
  movedPromisedDate,
  defaultPromisedDate,
  workingDaysBetween,
} from './promised-date.rules.js';

const MONDAY_TO_SATURDAY = [1, 2, 3, 4, 5, 6];

describe('working days', () => {
  it.each([
    // The 22nd of November 2026 is a Sunday.
    ['2026-11-20', 1, '2026-11-21'],
    ['2026-11-21', 1, '2026-11-23'],
    ['2026-11-21', 3, '2026-11-25'],
    ['2026-11-22', 1, '2026-11-23'],
    ['2026-11-20', 0, '2026-11-20'],
    ['2026-12-30', 3, '2027-01-02'],
  ])('from %s, %i later, without Sundays, is %s', (from, days, to) => {
    expect(addWorkingDays(from, days, MONDAY_TO_SATURDAY)).toBe(to);
  });

  it('are counted like they are added, for each week', () => {
    const week = fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 });
    const start = fc.integer({ min: 0, max: 800 });
    fc.assert(
      fc.property(week, start, fc.integer({ min: 0, max: 60 }), (days, from, many) => {
        const day = addDays('2026-01-01', from);
        const later = addWorkingDays(day, many, days);
        expect(workingDaysBetween(day, later, days)).toBe(many);
        if (many) expect(days).toContain(new Date(later).getUTCDay());
      }),
    );
  });
});

describe('a promise', () => {
  it('follows the site file, and is sooner for express', () => {
    const { usual, express } = work.promise;
    expect(express).toBeLessThan(usual);
    expect(defaultPromisedDate('2026-11-20', false)).toBe(addWorkingDays('2026-11-20', usual));
    expect(defaultPromisedDate('2026-11-20', true)).toBe(addWorkingDays('2026-11-20', express));
  });

  it('moves with the pickup by the same number of working days; null stays null', () => {
    const order = { pickupDate: '2026-11-20', promisedDate: '2026-11-25' };
    expect(movedPromisedDate(order, '2026-12-01')).toBe(addWorkingDays('2026-12-01', 5));
    expect(movedPromisedDate({ ...order, promisedDate: null }, '2026-12-01')).toBeNull();
  });

  it.each<[OrderStatus, string, string | null, boolean]>([
    ['waiting for pickup', '2026-11-22', '2026-11-25', false],
    ['waiting for pickup', '2026-11-21', '2026-11-25', true],
    ['waiting for pickup', '2026-11-21', null, true],
    ['picked', '2026-11-21', null, false],
    ['picked', '2026-11-10', '2026-11-22', false],
    ['picked', '2026-11-10', '2026-11-21', true],
    ['processing', '2026-11-10', '2026-11-21', true],
    ['dispatched', '2026-11-10', '2026-11-21', true],
    ['delivered', '2026-11-10', '2026-11-21', false],
    ['cancelled', '2026-11-10', '2026-11-21', false],
  ])('of one that is %s, with pickup %s and promise %s is broken on the 22nd: %s', (...row) => {
    const [orderStatus, pickupDate, promisedDate, broken] = row;
    const order = { orderStatus, pickupDate, promisedDate, walkIn: false };
    expect(isOverdue(order, '2026-11-22')).toBe(broken);
  });

  it('is not late for a walk-in before its promised day is over', () => {
    const order = {
      orderStatus: 'waiting for pickup',
      pickupDate: '2026-11-20',
      walkIn: true,
    } as const;
    expect(isOverdue({ ...order, promisedDate: '2026-11-22' }, '2026-11-22')).toBe(false);
    expect(isOverdue({ ...order, promisedDate: '2026-11-21' }, '2026-11-22')).toBe(true);
  });
});
