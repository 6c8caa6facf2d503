import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSession } from '../auth/sessions/sessions.service.js';
import { makeAdmin, type TestUser } from '../testing/factories.js';
import { refusal } from '../testing/refusals.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const ADDRESSES = 'user { addresses { id state primary version } }';
const CREATE = `mutation ($input: CreateEnterpriseInput!) {
  createEnterprise(input: $input) { enterprise { id version addresses { id } } }
}`;
const UPDATE_ENTERPRISE = `mutation ($id: ID!, $version: Int!, $input: UpdateEnterpriseInput!) {
  updateEnterprise(id: $id, version: $version, input: $input) { message }
}`;
const ADD = `mutation ($input: CreateAddressInput!) {
  createAddress(input: $input) { address { id } ${ADDRESSES} }
}`;
const UPDATE = `mutation ($id: ID!, $version: Int!, $input: UpdateAddressInput!) {
  updateAddress(id: $id, version: $version, input: $input) { ${ADDRESSES} }
}`;
const SET_PRIMARY = `mutation ($id: ID!) { setPrimaryAddress(id: $id) { ${ADDRESSES} } }`;
const DELETE = `mutation ($id: ID!, $version: Int! = 1) { deleteAddress(id: $id, version: $version) { ${ADDRESSES} } }`;

const CHENNAI = { address: '21, KNK Road', pincode: '600034', city: 'Chennai' };
const HERE = { ...CHENNAI, state: 'Tamil Nadu' };
const PUNE = { address: '4, FC Road', pincode: '411001', city: 'Pune', state: 'Maharashtra' };
const REFUSED = {
  code: 'BAD_USER_INPUT',
  fields: {
    state:
      'The GSTIN of your invoices is registered in Tamil Nadu, so your primary address must be there too. Please call us to change both',
  },
};

let test: TestServer;
let admin: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
});
afterAll(() => test.stop());

let made = 0;
let id: string;
let first: string;
let token: string;
const values = (given: object) => ({
  ...{ name: 'Hotel Sangam', phone: '9876543210', email: `gst${made}@laundry.test` },
  ...HERE,
  ...given,
});

async function begin(gstin: string | null): Promise<void> {
  made += 1;
  const { data } = await test.graphql<{
    createEnterprise: { enterprise: { id: string; addresses: { id: string }[] } };
  }>(CREATE, { input: values({ gstin }) }, admin.token);
  ({ id } = data?.createEnterprise.enterprise ?? { id: '' });
  first = data?.createEnterprise.enterprise.addresses[0]?.id ?? '';
  token = await createSession(test.orm.em.fork(), { id, role: 'enterprise' });
}

const add = (input: object, as = token, userId?: string) =>
  test.graphql<{ createAddress: { address: { id: string } } }>(
    ADD,
    { input: { ...input, customerId: userId } },
    as,
  );
const update = (input: object, version: number, as = token) =>
  test.graphql(UPDATE, { id: first, version, input }, as);
const call = (document: string, address: string) => test.graphql(document, { id: address }, token);

async function addElsewhere(): Promise<string> {
  return (await add(PUNE)).data?.createAddress.address.id ?? '';
}

describe('the primary address of an enterprise with a GSTIN', () => {
  beforeEach(() => begin('33AABCN1234A1ZD'));

  it('stays in its state, changed by its owner or by staff, and can be corrected there', async () => {
    for (const as of [token, admin.token])
      expect(refusal(await update(PUNE, 1, as))).toMatchObject(REFUSED);
    expect((await update({ ...HERE, address: '22, KNK Road' }, 1)).errors).toBeUndefined();
  });

  it('is no other one of another state, added, chosen or left over', async () => {
    expect(refusal(await add({ ...PUNE, primary: true }))).toMatchObject(REFUSED);
    expect(refusal(await add({ ...PUNE, primary: true }, admin.token, id))).toMatchObject(REFUSED);
    const elsewhere = await addElsewhere();
    expect(elsewhere).not.toBe('');
    expect(refusal(await call(SET_PRIMARY, elsewhere))).toMatchObject(REFUSED);
    expect(refusal(await call(DELETE, first))).toMatchObject(REFUSED);
    expect((await call(DELETE, elsewhere)).errors).toBeUndefined();
    expect((await call(DELETE, first)).errors).toBeUndefined();
    expect(refusal(await add(PUNE))).toMatchObject(REFUSED);
    expect((await add(HERE)).errors).toBeUndefined();
  });

  it('moves with its GSTIN', async () => {
    const input = values({ ...PUNE, gstin: '27AAPFU0939F1ZV' });
    const { errors } = await test.graphql(
      UPDATE_ENTERPRISE,
      { id, version: 1, input },
      admin.token,
    );
    expect(errors).toBeUndefined();
    expect((await update({ ...PUNE, address: '5, FC Road' }, 2)).errors).toBeUndefined();
  });
});

it('without a GSTIN it is anywhere', async () => {
  await begin(null);
  expect((await update(PUNE, 1)).errors).toBeUndefined();
  const elsewhere = (await add(HERE)).data?.createAddress.address.id ?? '';
  expect((await call(SET_PRIMARY, elsewhere)).errors).toBeUndefined();
  expect((await call(DELETE, elsewhere)).errors).toBeUndefined();
});
