import { createRequire } from 'node:module';

/** One script, and the family of Noto Sans that draws it. */
interface Face {
  family: string;
  script: RegExp;
}

const FAMILY = 'noto-sans';

// Latin and Devanagari are in the first; whatever else India writes with has a family of its own.
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

/** The file of a family in a weight. */
export function fontFile(family: string, weight: Weight): string {
  const name = family.replace(/(^|-)(\w)/g, (_all, _dash, letter: string) => letter.toUpperCase());
  return require.resolve(`@expo-google-fonts/${family}/${weight}/${name}_${weight}.ttf`);
}

export interface Run {
  family: string;
  text: string;
}

/** Neither of a script nor of the first family: pictures and the like, which no font here draws. */
const UNDRAWN = /[\p{Extended_Pictographic}\p{Cc}\p{Cs}\p{Co}\p{Cn}]/gu;

/** What may stand within a run of any script. */
const NEUTRAL = /^[\p{Script=Common}\p{Script=Inherited}]$/u;

/** A text in runs, each of one script, by whose rules its letters are joined, in its order. */
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
