import { expect, it } from 'vitest';
import { formatPaise } from './money.js';

it.each([
  [0, '₹0.00'],
  [-0, '₹0.00'],
  [-700, '-₹7.00'],
  [12_345_600, '₹1,23,456.00'],
])('formats %d paise as %s', (paise, text) => {
  expect(formatPaise(paise)).toBe(text);
});
