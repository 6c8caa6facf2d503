import { expect, it } from 'vitest';
import { codeOfState, stateOfCode } from './gst-states.js';
import { STATES } from './states.js';

it('each state has a code of its own, and is found by it', () => {
  const codes = STATES.map(({ name }) => codeOfState(name));
  expect(new Set(codes).size).toBe(36);
  expect(codes.map((code) => stateOfCode(code ?? ''))).toEqual(STATES.map(({ name }) => name));
  expect([stateOfCode('33'), stateOfCode('28'), codeOfState('Bombay')]).toEqual([
    'Tamil Nadu',
    undefined,
    undefined,
  ]);
});
