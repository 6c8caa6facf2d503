import { expect, it } from 'vitest';
import { financialYear } from './financial-year.js';

it.each([
  ['2026-03-31', 2025],
  ['2026-04-01', 2026],
  ['2027-01-01', 2026],
  ['2099-12-31', 2099],
])('%s is in the year that began in April %i', (day, year) => {
  expect(financialYear(day)).toBe(year);
});
