import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ValidationError } from 'yup';
import { bookPickupSchema } from './bookPickup.schema';

/** Validation error for a pickup date; undefined for a valid date. */
function errorOf(date: string): string | undefined {
  try {
    bookPickupSchema.validateSyncAt('date', { date });
    return undefined;
  } catch (error) {
    if (error instanceof ValidationError) return error.message;
    throw error;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('the pickup date', () => {
  // 01:30 at night in India on the 5th, when it is still the 4th in UTC.
  it.each([
    ['2026-03-04', 'Pickup date cannot be before today'],
    ['2026-03-05', undefined],
    ['2026-05-04', undefined],
    ['2026-05-05', 'Pickup date cannot be more than 60 days ahead'],
  ])('allows or rejects %s, in the night of 5 March', (date, text) => {
    vi.setSystemTime(new Date('2026-03-04T20:00:00Z'));
    expect(errorOf(date)).toBe(text);
  });

  it('changes at midnight in India', () => {
    vi.setSystemTime(new Date('2026-03-04T18:29:59Z'));
    expect([errorOf('2026-03-03'), errorOf('2026-03-04'), errorOf('2026-05-03')]).toEqual([
      'Pickup date cannot be before today',
      undefined,
      undefined,
    ]);
    vi.setSystemTime(new Date('2026-03-04T18:30:00Z'));
    expect(errorOf('2026-03-04')).toBe('Pickup date cannot be before today');
    expect(errorOf('2026-05-04')).toBeUndefined();
  });
});
