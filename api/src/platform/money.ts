/** Maximum price of a piece in paise: ₹1,00,000. */
export const MAX_PRICE = 10_000_000;

/**
 * Maximum total of an order in paise: ₹1,00,00,000. With it every sum of an order is a 32-bit
 * integer.
 */
export const MAX_TOTAL = 1_000_000_000;

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** Formats paise as '₹1,23,456.00'. A negative zero becomes ₹0.00. */
export const formatPaise = (paise: number): string => rupees.format((paise || 0) / 100);

/** Converts paise to rupees with two decimals as a JSON number, for REST. */
export const toRupees = (paise: number): number => Math.round(paise) / 100;

/**
 * Converts rupees of a client (12.5, "12.50") to whole paise. Returns NaN for a value that is not
 * an amount, or has a fraction of a paisa. The validation rule of the input then refuses it.
 */
export function toPaise(value: unknown): number {
  const text =
    typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
  const match = /^(-?)(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(text);
  if (!match) return Number.NaN;
  const paise = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'));
  return match[1] ? -paise : paise;
}
