import { expect, it } from 'vitest';
import { toPhoneDigits } from './toPhoneDigits';

it.each([
  ['98400 12345', '9840012345'],
  ['+91 98400 12345', '9840012345'],
  ['098400-12345', '9840012345'],
  ['0091 98400 12345', '9840012345'],
  ['abc', ''],
  ['98400', '98400'],
  ['98400123456789', '98400123456789'],
  ['984001234567', '984001234567'],
  ['911234567890', '911234567890'],
])('turns %s into %s', (typed, digits) => {
  expect(toPhoneDigits(typed)).toBe(digits);
});
