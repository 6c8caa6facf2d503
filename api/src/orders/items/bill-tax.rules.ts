import {
  addedBy,
  type BillTerms,
  sumOfTaxes,
  type Tax,
  type TaxedSum,
} from '../../business/tax.rules.js';
import { formatPaise } from '../../platform/money.js';
import { AdjustmentKind } from '../order-adjustment.entity.js';
import type { PricedAdjustment } from './adjustment.rules.js';

/** The tax line of one rate. */
function taxAdjustment(rate: number, taxes: readonly Tax[]): PricedAdjustment {
  const taxable = taxes.reduce((sum, tax) => sum + tax.taxable, 0);
  const reason = `on ${formatPaise(taxable)}`;
  return { kind: AdjustmentKind.TAX, amount: sumOfTaxes(taxes), basisPoints: rate, reason };
}

/** Tax and rounding lines of a bill. `beside` is the sum of the other adjustments, in paise. */
export function workedOutLines(
  items: readonly TaxedSum[],
  beside: number,
  terms: BillTerms,
): PricedAdjustment[] {
  const { taxes, rounding } = addedBy(items, beside, terms);
  const adjustments = [...Map.groupBy(taxes, ({ rate }) => rate)].map(([rate, of]) =>
    taxAdjustment(rate, of),
  );
  const rounded = { kind: AdjustmentKind.ROUNDING, amount: rounding, basisPoints: null };
  return [...adjustments, { ...rounded, reason: 'to whole rupees' }].filter(
    ({ amount }) => amount !== 0,
  );
}
