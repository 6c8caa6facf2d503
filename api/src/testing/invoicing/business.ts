import type { UpdateBusinessInput } from '../../business/business.inputs.js';
import { type Call, nothing } from '../call-context.js';
import type { TestServer } from '../test-server.js';

/** A company in Chennai with a valid GSTIN and a bank account. */
export const A_BUSINESS: UpdateBusinessInput = {
  name: 'Nilam Home Care',
  address: '14, 3rd Cross Street, Besant Nagar',
  ...{ city: 'Chennai', state: 'Tamil Nadu', pincode: '600090' },
  gstin: '33AABCN1234A1ZD',
  ...{ sac: '9997', taxRate: 1800 },
  ...{ customerPricesIncludeTax: true, enterprisePricesIncludeTax: false, roundsToRupee: false },
  upiId: 'nilam@okaxis',
  ...{ bank: 'Indian Bank, Adyar', accountNumber: '123456789012', ifsc: 'IDIB000A001' },
};

/** Current version of the company profile. */
export async function businessVersion(test: TestServer): Promise<number> {
  const [row] = await test.orm.em
    .fork()
    .execute<[{ version: number }]>('select version from business');
  return row.version;
}

async function settingsVersion(test: TestServer): Promise<number> {
  const [row] = await test.orm.em
    .fork()
    .execute<[{ version: number }]>('select version from order_settings');
  return row.version;
}

export const BUSINESS_CALLS: Record<string, Call> = {
  business: nothing,
  businessLogo: nothing,
  updateBusiness: async ({ test }) => ({
    version: await businessVersion(test),
    input: A_BUSINESS,
  }),
  expressSurcharge: nothing,
  orderSettings: nothing,
  updateOrderSettings: async ({ test }) => ({
    version: await settingsVersion(test),
    input: { expressBasisPoints: 2000 },
  }),
  updateDocumentSeriesStart: () => ({
    input: { kind: 'CREDIT_NOTE', startNumber: 1, expectedNext: 1 },
  }),
};
