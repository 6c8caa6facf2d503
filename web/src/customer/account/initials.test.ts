import { expect, it } from 'vitest';
import { initials } from './initials';

it.each([
  ['asha rao', 'AR'],
  ['Asha', 'A'],
  ['Priya 🧺 Subramaniam Iyer', 'PS'],
  ['(Ravi) "Kumar"', 'RK'],
  ['कविता राव', 'करा'],
  ['42 🧺', ''],
  ['', ''],
])('%j has the initials %j', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
