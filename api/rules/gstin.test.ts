import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkCharacter, gstinRefusal } from './gstin.js';

const UPPER = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const DIGIT = [...'0123456789'];
const text = (letters: string[], length: number) =>
  fc.string({ unit: fc.constantFrom(...letters), minLength: length, maxLength: length });

/** A GSTIN of any state and any business. */
const gstin = fc
  .tuple(
    fc.constantFrom('01', '07', '24', '26', '27', '29', '33', '38'),
    text(UPPER, 5),
    text(DIGIT, 4),
    text(UPPER, 1),
    text([...UPPER, ...DIGIT.slice(1)], 1),
  )
  .map((parts) => `${parts.join('')}Z`)
  .map((first14) => first14 + checkCharacter(first14));

describe('a GSTIN', () => {
  it.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '24AAACC1206D1ZM'])('is valid: %s', (known) => {
    expect(gstinRefusal(known)).toBeUndefined();
  });

  it('is refused with one wrong character at any position', () => {
    fc.assert(
      fc.property(gstin, fc.nat(14), fc.nat(35), (right, place, other) => {
        expect(gstinRefusal(right)).toBeUndefined();
        const changed = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'][other] ?? '';
        if (changed === right[place]) return;
        const wrong = right.slice(0, place) + changed + right.slice(place + 1);
        expect(gstinRefusal(wrong)).toEqual(expect.any(String));
      }),
    );
  });

  it.each([
    ['', '15 characters'],
    ['27aapfu0939f1zv', '15 characters'],
    ['27AAPFU0939F1ZV ', '15 characters'],
    ['99AAPFU0939F1ZV', 'code of a state'],
    ['00AAPFU0939F1ZV', 'code of a state'],
    ['25AAPFU0939F1ZV', 'code of a state'],
    ['27AAPFU0939F1ZW', 'typing mistakes'],
  ])('%s is refused: %s', (wrong, why) => {
    expect(gstinRefusal(wrong)).toContain(why);
  });
});
