import { createRequire } from 'node:module';

/** One script, and the family of Noto Sans that draws it. */
interface Face {
  family: string;
  script: RegExp;
}

export const FAMILY = 'noto-sans';

// Latin and Devanagari are in the first; whatever else India writes with has a family of its own.
const FACES: Face[] = [
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

/** The file of a family in a weight. */
export function fontFile(family: string, weight: Weight): string {
  const name = family.replace(/(^|-)(\w)/g, (_all, _dash, letter: string) => letter.toUpperCase());
  return require.resolve(`@expo-google-fonts/${family}/${weight}/${name}_${weight}.ttf`);
}

/**
 * What of a font is left alone. The engine falls over marks above letters of these families that have no place of their own (fontkit 2.0.4,
 * `getAnchor`); without the feature they stand where the font has them.
 */
export const featuresOf = (family: string): Record<string, boolean> =>
  family === FAMILY ? {} : { abvm: false };

export interface Run {
  family: string;
  text: string;
}

/** Neither of a script nor of the first family: pictures and the like, which no font here draws. */
const UNDRAWN = /[\p{Extended_Pictographic}\p{Cc}\p{Cs}\p{Co}\p{Cn}]/gu;

/** What may stand within a run of any script. */
const NEUTRAL = /^[\p{Script=Common}\p{Script=Inherited}]$/u;

/** A text in runs, each of one family, in its order. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  for (const letter of text.normalize('NFC').replace(UNDRAWN, ' ')) {
    const last = runs.at(-1);
    const family =
      last && NEUTRAL.test(letter)
        ? last.family
        : (FACES.find(({ script }) => script.test(letter))?.family ?? FAMILY);
    if (last?.family === family) last.text += letter;
    else runs.push({ family, text: letter });
  }
  return runs;
}
