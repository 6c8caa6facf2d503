import {
  addedBy,
  type BillTerms,
  sumOfTaxes,
  type Tax,
  type TaxedSum,
} from '../../business/tax.rules.js';
import { formatPaise } from '../../platform/money.js';
import { BillLineKind } from '../bill-line.entity.js';
import type { PricedLine } from './bill-line.rules.js';

/** The tax line of one rate. */
function taxLine(rate: number, taxes: readonly Tax[]): PricedLine {
  const taxable = taxes.reduce((sum, tax) => sum + tax.taxable, 0);
  const reason = `on ${formatPaise(taxable)}`;
  return { kind: BillLineKind.TAX, amount: sumOfTaxes(taxes), basisPoints: rate, reason };
}

/** Tax and rounding lines of a bill. `beside` is the sum of the other bill lines, in paise. */
export function workedOutLines(
  items: readonly TaxedSum[],
  beside: number,
  terms: BillTerms,
): PricedLine[] {
  const { taxes, rounding } = addedBy(items, beside, terms);
  const lines = [...Map.groupBy(taxes, ({ rate }) => rate)].map(([rate, of]) => taxLine(rate, of));
  const rounded = { kind: BillLineKind.ROUNDING, amount: rounding, basisPoints: null };
  return [...lines, { ...rounded, reason: 'to whole rupees' }].filter(({ amount }) => amount !== 0);
}
