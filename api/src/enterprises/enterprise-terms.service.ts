import { otherState } from '../addresses/states.js';
import type { Em } from '../database.js';
import { badInput } from '../platform/errors.js';
import type { EnterpriseInput } from './enterprise.inputs.js';
import { EnterpriseTerms } from './enterprise-terms.entity.js';

type Given = Pick<EnterpriseInput, 'gstin' | 'creditLimit'>;

/**
 * Writes what was given of the terms of an enterprise, in the transaction that has made or locked its account. What was left out
 * stays; BAD_USER_INPUT where its GSTIN is of another state than its address.
 */
export async function writeTerms(
  tx: Em,
  { userId, state }: { userId: string; state: string },
  { gstin, creditLimit }: Given,
): Promise<void> {
  const saved = await tx.findOne(EnterpriseTerms, userId);
  const { gstin: had = null, creditLimit: before = null } = saved ?? {};
  const terms = {
    gstin: gstin === undefined ? had : gstin || null,
    creditLimit: creditLimit === undefined ? before : creditLimit,
  };
  const refusal = terms.gstin && otherState(terms.gstin, state);
  if (refusal) throw badInput({ gstin: refusal });
  if (saved) Object.assign(saved, terms);
  else if (terms.gstin !== null || terms.creditLimit !== null)
    tx.create(EnterpriseTerms, { userId, ...terms });
  await tx.flush();
}
