// Commas may separate groups only, as in 1,00,000. A misplaced comma may be meant as a decimal point.
const form = /^(\d{1,9}|\d{1,3}(?:,\d{2,3}){0,3},\d{3})(?:\.(\d{1,2}))?$/;

/** '120.5' → 12050 without floating-point arithmetic; null for an invalid amount. */
export function toPaise(rupees: string): number | null {
  const match = form.exec(rupees.trim());
  if (!match) return null;
  return Number(match[1]?.replaceAll(',', '')) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

/** 12050 → '120.50', as in a text field. */
export const toRupees = (paise: number): string => (paise / 100).toFixed(2);
