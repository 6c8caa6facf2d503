/** State codes are 01 to 38. 25 (Daman and Diu) and 28 (undivided Andhra Pradesh) are retired. */
const isStateCode = (code: string): boolean =>
  Number(code) >= 1 && Number(code) <= 38 && code !== '25' && code !== '28';

/**
 * Format of a GSTIN: state code, PAN of ten characters, registration number, usually the letter Z,
 * check character.
 */
const SHAPE = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z][A-Z][0-9A-Z]$/;

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Check character of a GSTIN by Luhn's algorithm in base 36: each second value is doubled, and the
 * two digits of a product are added.
 */
export function checkCharacter(first14: string): string {
  const sum = [...first14].reduce((total, digit, place) => {
    const product = DIGITS.indexOf(digit) * (place % 2 ? 2 : 1);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return DIGITS.charAt((36 - (sum % 36)) % 36);
}

/** Error message for a malformed GSTIN; undefined if it is valid. */
export function gstinRefusal(text: string): string | undefined {
  if (!SHAPE.test(text)) return 'A GSTIN has 15 characters, such as 33AABCN1234A1ZD';
  if (!isStateCode(text.slice(0, 2))) return 'A GSTIN begins with the code of a state';
  return checkCharacter(text.slice(0, 14)) === text.charAt(14)
    ? undefined
    : 'This GSTIN is not valid. Check it for typing mistakes';
}
