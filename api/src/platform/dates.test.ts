import { describe, expect, it } from 'vitest';
import { parseDay } from './dates.js';

describe('a day', () => {
  it.each([
    ['2024-02-29', '2024-02-29'],
    ['05-Mar-2025', '2025-03-05'],
    ['0001-01-01', '0001-01-01'],
  ])('is parsed from %s', (text, day) => {
    expect(parseDay(text)).toBe(day);
  });

  it.each(['2025-02-30', '0000-01-01', '01-Jan-0000', '05-mar-2025', '2025-3-5', '', 'today'])(
    'is not parsed from %s',
    (text) => {
      expect(parseDay(text)).toBeNull();
    },
  );
});
