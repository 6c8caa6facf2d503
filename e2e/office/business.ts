import { appUrl, sessions } from '../browser.js';
import { graphql } from '../session.js';
import { ask } from './office.js';

interface Particulars {
  gstin: string | null;
  taxRate: number;
  bank: string | null;
}

export interface KnownBusiness {
  version: number;
  input: Particulars;
}

/** The company details, which all tests share. A test that changes them restores them. */
export async function businessNow(): Promise<KnownBusiness> {
  const { business } = await ask<{ business: Particulars & { version: number } }>(
    `{ business {
      version name address city state pincode gstin sac taxRate upiId bank accountNumber ifsc
    } }`,
  );
  const { version, ...input } = business;
  return { version, input };
}

/** Saves the company details as this user. */
export const saveBusiness = (
  { version, input }: KnownBusiness,
  who: 'staff' | 'colleague' = 'staff',
): Promise<unknown> =>
  graphql(
    appUrl(),
    `
      mutation ($version: Int!, $input: UpdateBusinessInput!) {
        updateBusiness(version: $version, input: $input) {
          message
        }
      }
    `,
    { version, input },
    sessions()[who].token,
  );
