import { codeOfState } from '../../addresses/states.js';
import { Business } from '../../business/business.entity.js';
import { business } from '../../business/business.service.js';
import type { Em } from '../../database.js';
import { checkCharacter } from '../../../rules/gstin.js';
import type { DemoCustomer } from '../people.js';

/** An invented GSTIN of a state. No real PAN has the number 0000. */
function madeUpGstin(state: string, letters: string): string {
  const first14 = `${codeOfState(state)}${letters}0000A1Z`;
  return `${first14}${checkCharacter(first14)}`;
}

/** Registers the company for GST, so that it issues tax invoices. */
export async function registeredBusiness(tx: Em): Promise<Business> {
  const { id, state, gstin } = await business(tx);
  const registered = gstin ?? madeUpGstin(state, 'AAAAA');
  await tx.nativeUpdate(Business, { id }, { gstin: registered });
  return business(tx);
}

export interface EnterpriseTermsRow {
  userId: string;
  gstin: string;
  creditLimit: number | null;
}

/** Credit limit of the first enterprise, in paise. All enterprises have a GSTIN. */
const CREDIT_LIMIT = 2_500_000;

export const makeTerms = (enterprises: readonly DemoCustomer[]): EnterpriseTermsRow[] =>
  enterprises.flatMap(({ user, addresses: [address] }, place) => {
    if (!address) return [];
    const letters = `AAAC${'ABCDEFGHIJ'.charAt(place)}`;
    return [
      {
        userId: user.id,
        gstin: madeUpGstin(address.state, letters),
        creditLimit: place === 0 ? CREDIT_LIMIT : null,
      },
    ];
  });
