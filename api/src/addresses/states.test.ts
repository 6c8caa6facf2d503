import { expect, it } from 'vitest';
import { codeOfState, STATES, stateOfCode } from './states.js';

it('the states are listed by name, each with a different ISO code', () => {
  const names = STATES.map(({ name }) => name);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
  expect(new Set(STATES.map(({ id }) => id)).size).toBe(36);
});

it('each state has a different GST code, and is found by it', () => {
  const codes = STATES.map(({ name }) => codeOfState(name));
  expect(new Set(codes).size).toBe(36);
  expect(codes.map((code) => stateOfCode(code ?? ''))).toEqual(STATES.map(({ name }) => name));
  expect([stateOfCode('33'), stateOfCode('28'), codeOfState('Bombay')]).toEqual([
    'Tamil Nadu',
    undefined,
    undefined,
  ]);
});
