import type { Em } from '../database.js';
import { badInput } from '../platform/errors.js';
import { otherState, stateOfCode } from './states.js';

/**
 * Throws BAD_USER_INPUT if the primary address of this locked user would be in another state than
 * the GSTIN. Staff change both together, with the enterprise.
 */
export async function checkGstinState(em: Em, userId: string, state: string): Promise<void> {
  const terms = await em
    .getKysely()
    .selectFrom('enterprise_terms')
    .select('gstin')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const gstin = terms?.gstin;
  if (!gstin || !otherState(gstin, state)) return;
  const own = stateOfCode(gstin.slice(0, 2)) ?? 'another state';
  throw badInput({
    state: `The GSTIN of your invoices is registered in ${own}, so your primary address must be there too. Please call us to change both`,
  });
}
