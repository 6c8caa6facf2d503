import { type Font, openSync } from 'fontkit';
import { fontFile, type Weight } from './fonts.js';

/** The class of fontkit that places marks above and below letters. */
interface Placing {
  applyLookup(type: number, table: unknown): boolean;
  applyAnchor(mark: { markAnchor: unknown }, base: unknown, place: number): void;
}

interface Engine {
  _layoutEngine: { engine: { GPOSProcessor: Placing } };
}

/**
 * Works around an error of fontkit 2.0.4: `getAnchor` throws when a glyph has no anchor for a mark,
 * and the PDF would fail. OpenType allows a missing anchor ("may be NULL", GPOS lookup types 4 to
 * 6) and then applies the next rule.
 */
function skipMissingAnchors(placing: Placing): void {
  const [lookUp, place] = [placing.applyLookup, placing.applyAnchor];
  let isPlaced = true;
  placing.applyAnchor = (mark, base, at) => {
    isPlaced = Boolean(base && mark.markAnchor);
    if (isPlaced) place.call(placing, mark, base, at);
  };
  placing.applyLookup = (type, table) => {
    isPlaced = true;
    return lookUp.call(placing, type, table) && isPlaced;
  };
}

const opened = new Map<string, Font>();

/** A font of a family and weight, opened once. */
export function typeface(family: string, weight: Weight): Font {
  const file = fontFile(family, weight);
  const known = opened.get(file);
  if (known) return known;
  const font = openSync(file) as Font & Engine;
  skipMissingAnchors(font._layoutEngine.engine.GPOSProcessor);
  opened.set(file, font);
  return font;
}
