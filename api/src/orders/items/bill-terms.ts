import type { Em } from '../../database.js';
import { isInterState } from '../../business/place-of-supply.js';
import { notFound } from '../../platform/errors.js';
import { Role } from '../../users/user.entity.js';
import { billTermsOf, type BillTermsRow } from './bill-terms.queries.js';
import type { TaxTerms } from './order.bill.js';

/**
 * How the bill of an order is reckoned. A bill that there is stays of its kind, whatever the settings are by now: its customer knows it. Without a GSTIN no tax is
 * added to any.
 */
export function termsFrom(row: BillTermsRow): TaxTerms {
  const { address, total, role, state, gstin, sac, taxRate, roundsToRupee, hasTax } = row;
  const included = role === Role.ENTERPRISE ? row.enterprisesIncluded : row.customersIncluded;
  return {
    taxIsAdded: gstin !== null && (total > 0 ? hasTax : !included),
    isInterState: isInterState(address, { state }),
    ...{ roundsToRupee, sac, taxRate },
  };
}

/** Those of one order. */
export async function termsOf(em: Em, { id }: { id: string }): Promise<TaxTerms> {
  const [row] = await billTermsOf(em, { keys: [id] });
  if (!row) throw notFound('Order');
  return termsFrom(row);
}
