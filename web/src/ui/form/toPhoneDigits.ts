/**
 * What a person typed or pasted → the digits of an Indian number, without the country's prefix. Digits too
 * many stay: the form refuses them, where cutting them off would make another number.
 */
export function toPhoneDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  return digits.replace(/^(?:91|0091|0)(?=[6-9]\d{9}$)/, '');
}
