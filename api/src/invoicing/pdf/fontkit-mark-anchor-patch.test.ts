import { describe, expect, it } from 'vitest';
import { runsOf } from './fonts.js';
import { typeface } from './fontkit-mark-anchor-patch.js';

/**
 * The first code point of the Unicode block of each script. All nine blocks have the same layout
 * (ISCII).
 */
const BLOCKS = {
  Devanagari: 0x0900,
  Bengali: 0x0980,
  Gurmukhi: 0x0a00,
  Gujarati: 0x0a80,
  Oriya: 0x0b00,
  Tamil: 0x0b80,
  Telugu: 0x0c00,
  Kannada: 0x0c80,
  Malayalam: 0x0d00,
};

/** The assigned letters of a block in this range. */
const lettersOf = (block: number, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, place) =>
    String.fromCodePoint(block + from + place),
  ).filter((letter) => !/\p{Cn}/u.test(letter));

describe.each(Object.entries(BLOCKS))('%s', (_script, block) => {
  const consonants = lettersOf(block, 0x15, 0x39);
  const signs = ['', ...lettersOf(block, 0x3e, 0x4c)];
  const marks = ['', ...lettersOf(block, 0x01, 0x03)];
  const virama = String.fromCodePoint(block + 0x4d);

  it('lays out all pairs of letters and single letters', () => {
    const laidOut = (text: string): number =>
      runsOf(text)
        .map((run) => typeface(run.family, '400Regular').layout(run.text).glyphs.length)
        .reduce((sum, count) => sum + count, 0);
    for (const [one, first] of consonants.entries())
      for (const [two, second] of consonants.entries()) {
        const sign = signs[(one + two) % signs.length] ?? '';
        const mark = marks[two % marks.length] ?? '';
        expect(laidOut(`12, ${first}${virama}${second}${sign}${mark}`)).toBeGreaterThan(4);
      }
    for (const consonant of consonants)
      for (const sign of signs)
        for (const mark of marks) expect(laidOut(consonant + sign + mark)).toBeGreaterThan(0);
  });
});

it('joins letters by the rules of their script, also when one family draws both', () => {
  expect(runsOf('Discount (श्री 10%) to Asha').map(({ text }) => text)).toEqual([
    ...['Discount (', 'श्री 10%) ', 'to Asha'],
  ]);
});
