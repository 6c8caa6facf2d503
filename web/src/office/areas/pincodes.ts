/** Maximum number of PIN codes of an area, as on the server. */
const mostPincodes = 200;

export const isPincode = (code: string): boolean => /^[1-9]\d{5}$/.test(code);

/** PIN code written in two halves, such as 600 020. */
const halves = /(?<!\d)([1-9]\d{2}) (\d{3})(?!\d)/g;

const partsOf = (text: string): string[] =>
  text
    .replace(halves, '$1$2')
    .split(/[\s,;]+/)
    .filter(Boolean);

/** Adds the PIN codes of a text and removes duplicates. Keeps the typed order. */
export const withPincodes = (codes: readonly string[], text: string): string[] => [
  ...new Set([...codes, ...partsOf(text)]),
];

export interface ParsedPincodes {
  codes: string[];
  /** Text that remains in the field. */
  typed: string;
}

/** Takes complete PIN codes out of the text: six digits, or any text before a separator. */
export function takeWhole(codes: readonly string[], text: string): ParsedPincodes {
  const last = /(?:(?<!\d)[1-9]\d{2} \d{0,3}|[^\s,;]*)$/.exec(text)?.[0] ?? '';
  if (isPincode(last.replace(' ', ''))) return { codes: withPincodes(codes, text), typed: '' };
  return { codes: withPincodes(codes, text.slice(0, text.length - last.length)), typed: last };
}

/** Error that names each invalid PIN code. Undefined if all are valid. */
export function badPincodes(codes: readonly string[]): string | undefined {
  const bad = codes.filter((code) => !isPincode(code));
  if (bad.length === 0) return undefined;
  const named =
    bad.length === 1 ? `${bad[0]} is not a pincode` : `${bad.join(', ')} are not pincodes`;
  return `${named}. A pincode has six digits and does not start with 0`;
}

/** Error for the PIN codes of an area. Undefined if they are valid. */
export function pincodesError(codes: readonly string[]): string | undefined {
  if (codes.length === 0) return 'Enter at least one pincode';
  if (codes.length > mostPincodes)
    return `An area can have at most ${mostPincodes} pincodes. You entered ${codes.length}`;
  return badPincodes(codes);
}
