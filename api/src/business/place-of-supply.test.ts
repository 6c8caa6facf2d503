import { expect, it } from 'vitest';
import { isInterState, stateOf } from './place-of-supply.js';

const OURS = { state: 'Tamil Nadu' };

it.each([
  ['1 MG Road, Bengaluru, Karnataka - 560001', 'Karnataka', true],
  ['1 MG Road, Bengaluru, Karnataka', 'Karnataka', true],
  ['12 Car Street, Chennai, Tamil Nadu - 600004', 'Tamil Nadu', false],
  ['The house behind the temple', 'Tamil Nadu', false],
  ['Karnataka Bank, 2nd floor, Chennai', 'Tamil Nadu', false],
])('a delivery at "%s" has %s as its place of supply', (address, state, isOther) => {
  expect(stateOf(address, OURS)).toBe(state);
  expect(isInterState(address, OURS)).toBe(isOther);
});
