/**
 * Goods and services tax, by the Central Goods and Services Tax Act, 2017: sections 9 (rate), 15
 * (value) and 170 (rounding). Supplies to another state follow the Integrated GST Act, 2017. All
 * amounts are whole paise, all rates hundredths of a percent.
 */

/** 100%, in hundredths of a percent. */
const WHOLE = 10_000;

/** Sum of items with the same tax rate and SAC. */
export interface TaxedSum {
  /** Service accounting code (SAC). */
  sac: string;
  rate: number;
  amount: number;
}

export interface TaxSettings {
  /** Whether amounts include tax; otherwise tax is added to them. */
  isIncluded: boolean;
  /**
   * Whether the supply is to another state than the company's. It then has IGST instead of CGST and
   * SGST.
   */
  isInterState: boolean;
}

export interface Tax {
  sac: string;
  rate: number;
  /** Taxable value in paise. */
  taxable: number;
  /** CGST and SGST in paise, always equal; 0 for a supply to another state. */
  cgst: number;
  sgst: number;
  /** IGST in paise; 0 for a supply within the state. */
  igst: number;
}

/**
 * Rounds `amount` × `of` / `whole` half up. The result is exact, because an amount of an order
 * times a rate stays below 2^53.
 */
const share = (amount: number, of: number, whole: number): number =>
  Math.floor((2 * amount * of + whole) / (2 * whole));

/** One of `parts` equal shares of the tax, either contained in the amount or added to it. */
const partOf = (parts: 1 | 2, { amount, rate }: TaxedSum, { isIncluded }: TaxSettings): number =>
  share(amount, rate, parts * (isIncluded ? WHOLE + rate : WHOLE));

/** Computes the tax of a sum. If prices include tax, `taxable` plus tax is exactly the price. */
export function taxOf(sum: TaxedSum, terms: TaxSettings): Tax {
  const { sac, rate, amount } = sum;
  const igst = terms.isInterState ? partOf(1, sum, terms) : 0;
  const half = terms.isInterState ? 0 : partOf(2, sum, terms);
  const taxable = terms.isIncluded ? amount - igst - 2 * half : amount;
  return { sac, rate, taxable, cgst: half, sgst: half, igst };
}

/** Total tax, in paise. */
export const sumOfTaxes = (taxes: readonly Tax[]): number =>
  taxes.reduce((sum, { cgst, sgst, igst }) => sum + cgst + sgst + igst, 0);

/**
 * Divides an amount by weights into shares that add up to it. Each share is rounded down; those
 * with the largest remainders get one more paisa. If all weights are 0, the first share gets all.
 */
export function allocate(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (whole === 0n) return weights.map((_weight, index) => (index === 0 ? amount : 0));
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const lost = exact.map((part) => ((part % whole) + whole) % whole);
  const parts = exact.map((part, index) => Number((part - (lost[index] ?? 0n)) / whole));
  const left = amount - parts.reduce((sum, part) => sum + part, 0);
  const most = lost
    .map((part, index) => ({ part, index }))
    .toSorted((one, other) => (one.part === other.part ? 0 : one.part > other.part ? -1 : 1))
    .slice(0, left);
  for (const { index } of most) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}

function byKey<Key>(sums: readonly TaxedSum[], keyOf: (sum: TaxedSum) => Key): Map<Key, number> {
  const found = new Map<Key, number>();
  for (const sum of sums) found.set(keyOf(sum), (found.get(keyOf(sum)) ?? 0) + sum.amount);
  return found;
}

/** Divides the tax of one rate among its SACs, in proportion to their sums. */
function bySac(all: Tax, sums: readonly TaxedSum[]): Tax[] {
  const kinds = byKey(sums, ({ sac }) => sac);
  const parts = (amount: number) => allocate(amount, [...kinds.values()]);
  const [taxable, half, igst] = [parts(all.taxable), parts(all.cgst), parts(all.igst)];
  return [...kinds.keys()].map((sac, index) => ({
    ...{ sac, rate: all.rate, taxable: taxable[index] ?? 0 },
    ...{ cgst: half[index] ?? 0, sgst: half[index] ?? 0, igst: igst[index] ?? 0 },
  }));
}

/**
 * Taxes of a bill, computed on the sum of each rate. `adjustments` is the sum of discounts and
 * charges of the whole bill. It is divided among the rates in proportion to their sums.
 */
export function taxesOf(
  items: readonly TaxedSum[],
  adjustments: number,
  terms: TaxSettings,
): Tax[] {
  const rates = byKey(items, ({ rate }) => rate);
  const shares = allocate(adjustments, [...rates.values()]);
  return [...rates].flatMap(([rate, amount], index) => {
    const sums = items.filter((item) => item.rate === rate);
    const sum = { sac: '', rate, amount: amount + (shares[index] ?? 0) };
    return bySac(taxOf(sum, terms), sums);
  });
}

/** Tax and rounding settings of a bill. */
export interface BillTerms {
  /** Whether tax is added to prices; otherwise prices include it. */
  taxIsAdded: boolean;
  /** Whether the supply is to another state than the company's. */
  isInterState: boolean;
  /** Whether the total is rounded to whole rupees. */
  roundsToRupee: boolean;
}

/** Rounds an amount in paise to whole rupees; half a rupee is rounded up. */
const toWholeRupees = (paise: number): number => Math.floor((paise + 50) / 100) * 100;

/** Added tax and rounding of a bill, in paise. The rounding is between -49 and 50 paise. */
export function addedBy(
  items: readonly TaxedSum[],
  adjustments: number,
  { taxIsAdded, isInterState, roundsToRupee }: BillTerms,
): { taxes: Tax[]; rounding: number } {
  const taxes = taxIsAdded ? taxesOf(items, adjustments, { isIncluded: false, isInterState }) : [];
  const sum = items.reduce((all, { amount }) => all + amount, adjustments + sumOfTaxes(taxes));
  return { taxes, rounding: roundsToRupee ? toWholeRupees(sum) - sum : 0 };
}
