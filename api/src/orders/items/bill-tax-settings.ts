import type { Em } from '../../database.js';
import { isInterState } from '../../business/place-of-supply.js';
import { notFound } from '../../platform/errors.js';
import { Role } from '../../users/user.entity.js';
import { billTaxSettingsOf, type BillTaxSettingsRow } from './bill-tax-settings.queries.js';
import type { TaxTerms } from './bill-calculation.js';

/**
 * Tax and rounding settings of an order. Without a GSTIN no tax is added. A saved bill stays with
 * or without added tax when the company settings change, because the customer already has that
 * bill.
 */
export function taxSettingsFrom(row: BillTaxSettingsRow): TaxTerms {
  const { address, total, role, state, gstin, sac, taxRate, roundsToRupee, hasTax } = row;
  const included = role === Role.ENTERPRISE ? row.enterprisesIncluded : row.customersIncluded;
  return {
    taxIsAdded: gstin !== null && (total > 0 ? hasTax : !included),
    isInterState: isInterState(address, { state }),
    ...{ roundsToRupee, sac, taxRate },
  };
}

/** Tax and rounding settings of one order. Throws NOT_FOUND if the order does not exist. */
export async function taxSettingsOf(em: Em, { id }: { id: string }): Promise<TaxTerms> {
  const [row] = await billTaxSettingsOf(em, { keys: [id] });
  if (!row) throw notFound('Order');
  return taxSettingsFrom(row);
}
