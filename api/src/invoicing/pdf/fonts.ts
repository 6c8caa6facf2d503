import { createRequire } from 'node:module';

/** A script and the Noto Sans family that contains its letters. */
interface Face {
  family: string;
  script: RegExp;
}

const FAMILY = 'noto-sans';

// The first family contains Latin and Devanagari; each other Indian script has its own family.
const LATIN = { family: FAMILY };
const FACES: Face[] = [
  { family: FAMILY, script: /\p{Script=Devanagari}/u },
  { family: `${FAMILY}-tamil`, script: /\p{Script=Tamil}/u },
  { family: `${FAMILY}-telugu`, script: /\p{Script=Telugu}/u },
  { family: `${FAMILY}-kannada`, script: /\p{Script=Kannada}/u },
  { family: `${FAMILY}-malayalam`, script: /\p{Script=Malayalam}/u },
  { family: `${FAMILY}-bengali`, script: /\p{Script=Bengali}/u },
  { family: `${FAMILY}-gujarati`, script: /\p{Script=Gujarati}/u },
  { family: `${FAMILY}-oriya`, script: /\p{Script=Oriya}/u },
  { family: `${FAMILY}-gurmukhi`, script: /\p{Script=Gurmukhi}/u },
];

export type Weight = '400Regular' | '700Bold';

const require = createRequire(import.meta.url);

/** Path of the font file. */
export function fontFile(family: string, weight: Weight): string {
  const name = family.replace(/(^|-)(\w)/g, (_all, _dash, letter: string) => letter.toUpperCase());
  return require.resolve(`@expo-google-fonts/${family}/${weight}/${name}_${weight}.ttf`);
}

export interface Run {
  family: string;
  text: string;
}

/**
 * Characters without a glyph in these fonts, such as emoji and control characters. A space replaces
 * them.
 */
const UNDRAWN = /[\p{Extended_Pictographic}\p{Cc}\p{Cs}\p{Co}\p{Cn}]/gu;

/** Characters that belong to no script of their own, such as digits and punctuation. */
const NEUTRAL = /^[\p{Script=Common}\p{Script=Inherited}]$/u;

/** Splits a text into runs of one script each, because each script has its own shaping rules. */
export function runsOf(text: string): Run[] {
  const runs: (Run & { face: Pick<Face, 'family'> })[] = [];
  for (const letter of text.normalize('NFC').replace(UNDRAWN, ' ')) {
    const last = runs.at(-1);
    const face =
      last && NEUTRAL.test(letter)
        ? last.face
        : (FACES.find(({ script }) => script.test(letter)) ?? LATIN);
    if (last?.face === face) last.text += letter;
    else runs.push({ face, family: face.family, text: letter });
  }
  return runs;
}
