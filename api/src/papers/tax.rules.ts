/**
 * Goods and services tax, by the Central Goods and Services Tax Act, 2017: sections 9 (rate), 15 (value) and 170
 * (rounding), and the Integrated one for what goes to another state. All amounts are whole paise, all rates hundredths of a
 * percent.
 */

/** All of something, in hundredths of a percent. */
const WHOLE = 10_000;

/** What is taxed alike: the sum of the lines of one rate and one kind of service. */
export interface TaxedSum {
  /** Service accounting code. */
  sac: string;
  rate: number;
  amount: number;
}

export interface Terms {
  /** Whether amounts have the tax in them, or it is added. */
  isIncluded: boolean;
  /** Handed over in another state than the one that the business is registered in: one tax in place of two halves. */
  isInterState: boolean;
}

export interface Tax {
  sac: string;
  rate: number;
  /** What the tax is a share of. */
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

/** The tax within an amount, or on top of it, in so many equal parts: what each of them is. */
const partOf = (parts: 1 | 2, { amount, rate }: TaxedSum, { isIncluded }: Terms): number =>
  share(amount, rate, parts * (isIncluded ? WHOLE + rate : WHOLE));

/** The tax of a sum. With the tax included, `taxable` and tax are to the paisa what was asked for. */
export function taxOf(sum: TaxedSum, terms: Terms): Tax {
  const { sac, rate, amount } = sum;
  const igst = terms.isInterState ? partOf(1, sum, terms) : 0;
  const half = terms.isInterState ? 0 : partOf(2, sum, terms);
  const taxable = terms.isIncluded ? amount - igst - 2 * half : amount;
  return { sac, rate, taxable, cgst: half, sgst: half, igst };
}
