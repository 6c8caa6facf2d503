import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entriesOf } from '../testing/audit/stored-entries.js';
import { letSessionsAge } from '../testing/accounts/sign-in.js';
import { A_BUSINESS, businessVersion } from '../testing/invoicing/business.js';
import { makeAdmin, makeStaff, makeUser, type TestUser } from '../testing/factories.js';
import { heldTransaction } from '../testing/held-connections.js';
import { untilLocked } from '../testing/lock-waits.js';
import { refusal } from '../testing/refusals.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import type { Business } from './business.entity.js';
import type { UpdateBusinessInput } from './business.inputs.js';

const FIELDS = `version name address city state pincode gstin sac taxRate customerPricesIncludeTax enterprisePricesIncludeTax roundsToRupee upiId bank accountNumber ifsc`;
const READ = `{ business { ${FIELDS} } }`;
const UPDATE = `mutation ($version: Int!, $input: UpdateBusinessInput!) {
  updateBusiness(version: $version, input: $input) { message business { ${FIELDS} } }
}`;

let test: TestServer;
let admin: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
});
afterAll(() => test.stop());

const read = ({ token } = admin) => test.graphql<{ business: Business }>(READ, {}, token);

const update = async (
  values: Partial<UpdateBusinessInput> = {},
  version?: number,
  { token } = admin,
) => {
  const variables = {
    version: version ?? (await businessVersion(test)),
    input: { ...A_BUSINESS, ...values },
  };
  return test.graphql<{ updateBusiness: { business: Business } }>(UPDATE, variables, token);
};

const fieldsOf = async (values: Partial<UpdateBusinessInput>) =>
  refusal(await update(values)).fields;

describe('the business', () => {
  it('starts with the name of the site, without a GSTIN', async () => {
    const { data, errors } = await read();
    expect(errors).toBeUndefined();
    expect(data?.business).toMatchObject({
      ...{ version: 1, name: 'Doorstep Laundry', city: 'Chennai', state: 'Tamil Nadu' },
      ...{ gstin: null, sac: '9997', taxRate: 1800, upiId: null, bank: null },
    });
  });

  it('is saved as typed, with trimmed blanks and upper case, and with the name of the user', async () => {
    const { data } = await update({
      ...{ gstin: ' 33aabcn 1234a1zd ', ifsc: 'idib-000a001', accountNumber: '1234 5678 9012' },
      state: 'tamil nadu',
    });
    const { version, ...saved } = data?.updateBusiness.business ?? {};
    expect(saved).toEqual(A_BUSINESS);
    expect((await read()).data?.business).toEqual({ ...A_BUSINESS, version });
    const [entry] = await entriesOf(test, { by: admin.id });
    expect(entry).toMatchObject({ thing: 'business', after: { gstin: '33AABCN1234A1ZD' } });
  });

  it('changes the UPI ID or bank only after re-authentication', async () => {
    const old = await makeAdmin(test);
    await update();
    await letSessionsAge(test, old, '10 minutes');
    for (const values of [
      { upiId: 'mine@okaxis' },
      { accountNumber: '999999999999' },
      { upiId: null },
    ])
      expect(refusal(await update(values, undefined, old)).code).toBe('REAUTHENTICATION_REQUIRED');
    expect(refusal(await update({ city: 'Madurai' }, undefined, old)).code).toBe('OK');
    expect((await read()).data?.business).toMatchObject({ ...A_BUSINESS, city: 'Madurai' });
  });

  it('needs re-authentication also for a save that waits for a concurrent change of the UPI ID', async () => {
    const old = await makeAdmin(test);
    await update();
    await letSessionsAge(test, old, '10 minutes');
    const version = await businessVersion(test);
    const end = await heldTransaction(test, (tx) =>
      tx.execute(`update business set upi_id = 'new@okaxis', version = version + 1`),
    );
    // Starts a save of the next version, which would restore the old UPI ID.
    const undoing = update({}, version + 1, old);
    await untilLocked(test, 1, 'from "business"');
    await end();
    expect(refusal(await undoing).code).toBe('REAUTHENTICATION_REQUIRED');
    expect((await read()).data?.business.upiId).toBe('new@okaxis');
  });

  it('may do without a GSTIN, a UPI ID and a bank', async () => {
    const none = { gstin: '', upiId: null, bank: '', accountNumber: '', ifsc: null };
    const { data } = await update(none);
    expect(data?.updateBusiness.business).toMatchObject({
      ...{ gstin: null, upiId: null, bank: null, accountNumber: null, ifsc: null },
    });
  });

  it.each([
    [
      { gstin: '33AABCN1234A1ZE' },
      { gstin: 'This GSTIN is not valid. Check it for typing mistakes' },
    ],
    [{ gstin: '27AABCN1234A1Z6' }, { gstin: 'A GSTIN of Tamil Nadu begins with 33' }],
    [{ gstin: '33' }, { gstin: 'A GSTIN has 15 characters, such as 33AABCN1234A1ZD' }],
    [{ state: 'Ceylon' }, { state: 'Please select the state from the list' }],
    [{ name: ' ' }, { name: 'Name is required' }],
    [{ pincode: '060009' }, { pincode: 'Pincode must be 6 digits' }],
    [{ sac: '99' }, { sac: 'A service accounting code has 4 to 6 digits' }],
    [{ taxRate: 10_001 }, { taxRate: 'Tax rate must be at most 100%' }],
    [{ taxRate: -1 }, { taxRate: 'Tax rate must not be below 0' }],
    [{ upiId: 'laundry' }, { upiId: 'Enter a UPI ID such as laundry@okaxis' }],
    [{ bank: '' }, { bank: 'Enter bank, account number and IFSC, or leave all three empty' }],
    [{ ifsc: '' }, { ifsc: 'Enter bank, account number and IFSC, or leave all three empty' }],
    [{ accountNumber: '12' }, { accountNumber: 'An account number has 9 to 18 digits' }],
    [{ ifsc: 'IDIB1' }, { ifsc: 'An IFSC has 11 characters, such as SBIN0000800' }],
  ])('refuses %o on its field', async (values, fields) => {
    const before = await businessVersion(test);
    expect(await fieldsOf(values)).toEqual(fields);
    expect(await businessVersion(test)).toBe(before);
  });

  it('a second concurrent change is a conflict that names the first user', async () => {
    const version = await businessVersion(test);
    const answers = await Promise.all([update({}, version), update({ name: 'Other' }, version)]);
    const refused = answers.filter(({ errors }) => errors);
    expect(refused).toHaveLength(1);
    expect(refused[0]?.errors?.[0]).toMatchObject({
      message: 'You changed the company details in the meantime. Please review it and try again',
      extensions: { code: 'CONFLICT' },
    });
  });

  it('is readable with invoices.issue, orders.read or customers.read, and changed with settings.write only', async () => {
    for (const permission of ['invoices.issue', 'orders.read', 'customers.read'] as const) {
      const clerk = await makeStaff(test, [permission]);
      expect((await read(clerk)).data?.business.name).toEqual(expect.any(String));
      expect(refusal(await update({}, 1, clerk)).code).toBe('FORBIDDEN');
    }
    for (const other of [await makeStaff(test, ['rounds.drive']), await makeUser(test)])
      expect(refusal(await read(other)).code).toBe('FORBIDDEN');
  });
});
