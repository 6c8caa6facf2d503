/** More than that the server takes for no area. */
const mostPincodes = 200;

export const isPincode = (code: string): boolean => /^[1-9]\d{5}$/.test(code);

/** On letters it is often written in two halves: 600 020. */
const halves = /(?<!\d)([1-9]\d{2}) (\d{3})(?!\d)/g;

/** Splits typed or pasted text into PIN codes. */
const partsOf = (text: string): string[] =>
  text
    .replace(halves, '$1$2')
    .split(/[\s,;]+/)
    .filter(Boolean);

/** Each once, in the order in which it came. */
export const withPincodes = (codes: readonly string[], text: string): string[] => [
  ...new Set([...codes, ...partsOf(text)]),
];

export interface Taken {
  codes: string[];
  /** What stands in the box still. */
  typed: string;
}

/** Takes complete PIN codes out of the text: all before a separator, and six digits at once. */
export function takeWhole(codes: readonly string[], text: string): Taken {
  const last = /(?:(?<!\d)[1-9]\d{2} \d{0,3}|[^\s,;]*)$/.exec(text)?.[0] ?? '';
  if (isPincode(last.replace(' ', ''))) return { codes: withPincodes(codes, text), typed: '' };
  return { codes: withPincodes(codes, text.slice(0, text.length - last.length)), typed: last };
}

/** Names each one that is none; undefined when all are. */
export function badPincodes(codes: readonly string[]): string | undefined {
  const bad = codes.filter((code) => !isPincode(code));
  if (bad.length === 0) return undefined;
  const named =
    bad.length === 1 ? `${bad[0]} is not a pincode` : `${bad.join(', ')} are not pincodes`;
  return `${named}: six digits, the first not 0`;
}

/** Why these are not the PIN codes of an area. */
export function pincodesError(codes: readonly string[]): string | undefined {
  if (codes.length === 0) return 'Enter at least one pincode';
  if (codes.length > mostPincodes)
    return `An area has at most ${mostPincodes} pincodes; these are ${codes.length}`;
  return badPincodes(codes);
}
