import { expect, it } from 'vitest';
import { toPaise, toRupees } from './rupees';

it.each([
  ['0', 0],
  ['12', 1200],
  ['12.5', 1250],
  ['0.07', 7],
  ['1,00,000.10', 10_000_010],
  ['4.35', 435],
  ['12,500', 1_250_000],
])('reads %s rupees', (text, paise) => {
  expect(toPaise(text)).toBe(paise);
});

it.each(['', '12,5', '1,2,3', ',100', '-1', '1.234', '1.', '.5', 'ten', '1e3', 'NaN'])(
  'refuses %s',
  (text) => {
    expect(toPaise(text)).toBeNull();
  },
);

it('writes what it reads', () => {
  for (const paise of [0, 7, 100, 1250, 99_999_999]) expect(toPaise(toRupees(paise))).toBe(paise);
});
