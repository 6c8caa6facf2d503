import { expect, it } from 'vitest';
import { toPercent, toRate } from './percent';

it.each([
  ['18', 1800],
  ['2.5', 250],
  ['0', 0],
  ['100', 10_000],
  [' 18.05 % ', 1805],
])('%s is converted to hundredths of a percent', (typed, rate) => {
  expect(toRate(typed)).toBe(rate);
});

it.each(['', '%', 'x', '-1', '100.01', '2,5', '0.125', '18 % of it'])(
  '“%s” is no percentage',
  (typed) => {
    expect(toRate(typed)).toBeNull();
  },
);

it('every rate is read as it is written', () => {
  for (let rate = 0; rate <= 10_000; rate += 1) expect(toRate(toPercent(rate))).toBe(rate);
  expect(toPercent(1800)).toBe('18');
  expect(toPercent(250)).toBe('2.5');
});
