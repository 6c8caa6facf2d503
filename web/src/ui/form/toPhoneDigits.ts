/**
 * Digits of an Indian phone number, without the country code. Extra digits stay, because cutting them off would produce
 * another number.
 */
export function toPhoneDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  return digits.replace(/^(?:91|0091|0)(?=[6-9]\d{9}$)/, '');
}
