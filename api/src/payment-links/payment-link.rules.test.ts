import { expect, it } from 'vitest';
import { SERVICE_CHARGE } from '../payments/service-charge.js';
import { linkAmount, isAmountCurrent } from './payment-link.rules.js';

it.each([
  [0, 0],
  [-100, 0],
  [1, 1 + SERVICE_CHARGE],
  [25_000, 25_000 + SERVICE_CHARGE],
])('an order with %i due has a link for %i', (due, asked) => {
  expect(linkAmount({ due })).toBe(asked);
});

it.each([
  ['asks for everything', 25_100, 0, 25_000, true],
  ['asks for a paisa less', 25_099, 0, 25_000, false],
  ['asks for a paisa more', 25_101, 0, 25_000, false],
  ['asks for the rest after a part, with its charge paid', 25_100, 10_100, 15_000, true],
  ['asks for the rest after half the charge', 25_100, SERVICE_CHARGE / 2, 25_000, true],
  ['asks for the rest and for the charge again', 25_200, 10_100, 15_000, false],
  ['is paid, and nothing is due', 25_100, 25_100, 0, false],
  ['has a paid charge, and nothing is due', 0, 0, 0, false],
])('a link that %s', (_, amount, amountPaid, due, isRight) => {
  expect(isAmountCurrent({ amount, amountPaid }, { due })).toBe(isRight);
});
