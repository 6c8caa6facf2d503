import { otherState } from '../addresses/states.js';
import type { Em } from '../database.js';
import { badInput } from '../platform/errors.js';
import type { EnterpriseFields } from './enterprise.inputs.js';
import { EnterpriseTerms } from './enterprise-terms.entity.js';

type TermsInput = Pick<EnterpriseFields, 'gstin' | 'creditLimit'>;

/**
 * Writes the given terms of an enterprise; omitted terms do not change. The caller's transaction
 * has created or locked the account. Throws BAD_USER_INPUT if the GSTIN is of another state than
 * the address.
 */
export async function writeTerms(
  tx: Em,
  { userId, state }: { userId: string; state: string },
  { gstin, creditLimit }: TermsInput,
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
