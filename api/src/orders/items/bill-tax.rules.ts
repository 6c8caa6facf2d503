import {
  addedBy,
  type BillTerms,
  sumOfTaxes,
  type Tax,
  type TaxedSum,
} from '../../../rules/tax.js';
import { formatPaise } from '../../platform/money.js';
import { AdjustmentKind } from '../order-adjustment.entity.js';
import type { PricedAdjustment } from './adjustment.rules.js';

/** The tax of one rate as an adjustment. */
function taxAdjustment(rate: number, taxes: readonly Tax[]): PricedAdjustment {
  const taxable = taxes.reduce((sum, tax) => sum + tax.taxable, 0);
  const reason = `on ${formatPaise(taxable)}`;
  return { kind: AdjustmentKind.TAX, amount: sumOfTaxes(taxes), basisPoints: rate, reason };
}

/**
 * Tax and rounding of a bill as adjustments. `adjustmentsTotal` is the sum of its discounts,
 * surcharges and fees, in paise.
 */
export function computedAdjustments(
  items: readonly TaxedSum[],
  adjustmentsTotal: number,
  terms: BillTerms,
): PricedAdjustment[] {
  const { taxes, rounding } = addedBy(items, adjustmentsTotal, terms);
  const adjustments = [...Map.groupBy(taxes, ({ rate }) => rate)].map(([rate, of]) =>
    taxAdjustment(rate, of),
  );
  const rounded = { kind: AdjustmentKind.ROUNDING, amount: rounding, basisPoints: null };
  return [...adjustments, { ...rounded, reason: 'to whole rupees' }].filter(
    ({ amount }) => amount !== 0,
  );
}
