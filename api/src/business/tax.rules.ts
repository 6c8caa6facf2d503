/**
 * Goods and services tax, by the Central Goods and Services Tax Act, 2017: sections 9 (rate), 15
 * (value) and 170 (rounding), and by the Integrated GST Act for supplies to another state. All
 * amounts are whole paise, all rates hundredths of a percent.
 */

/** All of something, in hundredths of a percent. */
const WHOLE = 10_000;

/** Items with the same tax rate and kind of service. */
export interface TaxedSum {
  /** Service accounting code. */
  sac: string;
  rate: number;
  amount: number;
}

export interface Terms {
  /** Whether amounts include tax, or it is added. */
  isIncluded: boolean;
  /** Supplied to another state than the company's: IGST in place of CGST and SGST. */
  isInterState: boolean;
}

export interface Tax {
  sac: string;
  rate: number;
  /** Taxable value. */
  taxable: number;
  /** The halves of centre and state, always alike; 0 between states. */
  cgst: number;
  sgst: number;
  /** 0 within a state. */
  igst: number;
}

/** Rounded half up. Exact: a sum of an order times a rate stays below 2^53. */
const share = (amount: number, of: number, whole: number): number =>
  Math.floor((2 * amount * of + whole) / (2 * whole));

/** One of `parts` equal shares of the tax, within an amount or on top of it. */
const partOf = (parts: 1 | 2, { amount, rate }: TaxedSum, { isIncluded }: Terms): number =>
  share(amount, rate, parts * (isIncluded ? WHOLE + rate : WHOLE));

/**
 * Computes the tax of a sum. With the tax included, `taxable` and tax add up exactly to the price.
 */
export function taxOf(sum: TaxedSum, terms: Terms): Tax {
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
 * Divides an amount by weights into shares that add up to it. Each is rounded down; those with the
 * largest remainders get a paisa more. If all weights are 0, the first gets all.
 */
export function spread(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (whole === 0n) return weights.map((_weight, place) => (place === 0 ? amount : 0));
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const lost = exact.map((part) => ((part % whole) + whole) % whole);
  const parts = exact.map((part, place) => Number((part - (lost[place] ?? 0n)) / whole));
  const left = amount - parts.reduce((sum, part) => sum + part, 0);
  const most = lost
    .map((part, place) => ({ part, place }))
    .toSorted((one, other) => (one.part === other.part ? 0 : one.part > other.part ? -1 : 1))
    .slice(0, left);
  for (const { place } of most) parts[place] = (parts[place] ?? 0) + 1;
  return parts;
}

function byKey<Key>(sums: readonly TaxedSum[], keyOf: (sum: TaxedSum) => Key): Map<Key, number> {
  const found = new Map<Key, number>();
  for (const sum of sums) found.set(keyOf(sum), (found.get(keyOf(sum)) ?? 0) + sum.amount);
  return found;
}

/** Divides the tax of a rate among the kinds of service, by their sums. */
function bySac(all: Tax, sums: readonly TaxedSum[]): Tax[] {
  const kinds = byKey(sums, ({ sac }) => sac);
  const parts = (amount: number) => spread(amount, [...kinds.values()]);
  const [taxable, half, igst] = [parts(all.taxable), parts(all.cgst), parts(all.igst)];
  return [...kinds.keys()].map((sac, place) => ({
    ...{ sac, rate: all.rate, taxable: taxable[place] ?? 0 },
    ...{ cgst: half[place] ?? 0, sgst: half[place] ?? 0, igst: igst[place] ?? 0 },
  }));
}

/**
 * Taxes of a bill, each computed on the sum of its rate. Adjustments of the whole bill, such as a
 * discount, are divided among the rates by their sums and taxed with them.
 */
export function taxesOf(items: readonly TaxedSum[], beside: number, terms: Terms): Tax[] {
  const rates = byKey(items, ({ rate }) => rate);
  const shares = spread(beside, [...rates.values()]);
  return [...rates].flatMap(([rate, amount], place) => {
    const sums = items.filter((item) => item.rate === rate);
    const sum = { sac: '', rate, amount: amount + (shares[place] ?? 0) };
    return bySac(taxOf(sum, terms), sums);
  });
}

/** Tax and rounding settings of a bill. */
export interface BillTerms {
  /** Tax comes on top of prices. */
  taxIsAdded: boolean;
  /** Supplied to another state than the company's. */
  isInterState: boolean;
  /** The total is a number of rupees. */
  roundsToRupee: boolean;
}

/** Rounds to whole rupees, in paise; half a rupee is rounded up. */
const toWholeRupees = (paise: number): number => Math.floor((paise + 50) / 100) * 100;

/**
 * Amount of a bill beyond its items and adjustments: added tax, and the rounding from -49 to 50
 * paise.
 */
export function addedBy(
  items: readonly TaxedSum[],
  beside: number,
  { taxIsAdded, isInterState, roundsToRupee }: BillTerms,
): { taxes: Tax[]; rounding: number } {
  const taxes = taxIsAdded ? taxesOf(items, beside, { isIncluded: false, isInterState }) : [];
  const sum = items.reduce((all, { amount }) => all + amount, beside + sumOfTaxes(taxes));
  return { taxes, rounding: roundsToRupee ? toWholeRupees(sum) - sum : 0 };
}
