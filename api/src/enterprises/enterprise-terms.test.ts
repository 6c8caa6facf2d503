import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSession } from '../auth/sessions/sessions.service.js';
import { entriesOf } from '../testing/audit/stored-entries.js';
import { makeAdmin, makeStaff, makeUser, type TestUser } from '../testing/factories.js';
import { refusal } from '../testing/refusals.js';
import { RestClient } from '../testing/rest/rest-client.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const SHOWN = 'id version gstin creditLimit';
const CREATE = `mutation ($input: CreateEnterpriseInput!) { createEnterprise(input: $input) { enterprise { ${SHOWN} } } }`;
const UPDATE = `mutation ($id: ID!, $version: Int!, $input: UpdateEnterpriseInput!) { updateEnterprise(id: $id, version: $version, input: $input) { enterprise { ${SHOWN} } } }`;

interface Enterprise {
  id: string;
  version: number;
  gstin: string | null;
  creditLimit: number | null;
}

let test: TestServer;
let admin: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
});
afterAll(() => test.stop());

let made = 0;
const values = (given: object = {}) => ({
  ...{ name: 'Hotel Sangam', phone: '9876543210', email: `terms${(made += 1)}@laundry.test` },
  ...{ address: '21, KNK Road', pincode: '600034', city: 'Chennai', state: 'Tamil Nadu' },
  ...given,
});

const create = (given: object = {}) =>
  test.graphql<{ createEnterprise: { enterprise: Enterprise } }>(
    CREATE,
    { input: values(given) },
    admin.token,
  );

async function make(given: object = {}): Promise<Enterprise> {
  const { data, errors } = await create(given);
  if (!data) throw new Error(errors?.[0]?.message);
  return data.createEnterprise.enterprise;
}

const update = ({ id, version }: Pick<Enterprise, 'id' | 'version'>, given: object = {}) =>
  test.graphql<{ updateEnterprise: { enterprise: Enterprise } }>(
    UPDATE,
    { id, version, input: values(given) },
    admin.token,
  );

/** The GSTIN of an enterprise, as the account with this token reads it. */
async function gstinFor(id: string, token: string): Promise<string | null | undefined> {
  const QUERY = `query ($id: ID!) { user(id: $id) { gstin } }`;
  const { data } = await test.graphql<{ user: Enterprise }>(QUERY, { id }, token);
  return data?.user.gstin;
}

const OURS = '33AABCN1234A1ZD';
const OF_MAHARASHTRA = '27AAPFU0939F1ZV';

describe('the GSTIN of an enterprise', () => {
  it('is saved as typed, with trimmed blanks and upper case, and may be empty', async () => {
    expect((await make({ gstin: ' 33aabcn 1234a1zd ' })).gstin).toBe(OURS);
    for (const none of [undefined, null, '', ' '])
      expect((await make({ gstin: none })).gstin).toBeNull();
  });

  it('does not change if it is omitted, and is removed if it is empty', async () => {
    const first = await make({ gstin: OURS });
    const second = (await update(first)).data?.updateEnterprise.enterprise;
    expect(second).toMatchObject({ gstin: OURS, version: first.version + 1 });
    const third = (await update(second ?? first, { gstin: '' })).data?.updateEnterprise.enterprise;
    expect(third?.gstin).toBeNull();
    const fourth = await update(third ?? first, { gstin: OURS });
    expect(fourth.data?.updateEnterprise.enterprise.gstin).toBe(OURS);
  });

  it.each([
    ['33AABCN1234A1ZE', 'This GSTIN is not valid. Check it for typing mistakes'],
    [OF_MAHARASHTRA, 'A GSTIN of Tamil Nadu begins with 33'],
    ['33', 'A GSTIN has 15 characters, such as 33AABCN1234A1ZD'],
  ])('%s is refused on its field: %s', async (gstin, message) => {
    expect(refusal(await create({ gstin })).fields).toEqual({ gstin: message });
    const enterprise = await make({ gstin: OURS });
    expect(refusal(await update(enterprise, { gstin, name: 'Other' })).fields).toEqual({
      gstin: message,
    });
    expect(await gstinFor(enterprise.id, admin.token)).toBe(OURS);
  });

  it('is of the state of the address, also when only the address changes', async () => {
    const enterprise = await make({ gstin: OURS });
    const moved = { city: 'Pune', state: 'Maharashtra', pincode: '411001' };
    const refused = refusal(await update(enterprise, moved));
    expect(refused.fields).toEqual({ gstin: 'A GSTIN of Maharashtra begins with 27' });
    const { data } = await update(enterprise, { ...moved, gstin: OF_MAHARASHTRA });
    expect(data?.updateEnterprise.enterprise.gstin).toBe(OF_MAHARASHTRA);
  });

  it('checks the version of the account: a second concurrent change is a conflict', async () => {
    const enterprise = await make();
    const answers = await Promise.all([
      update(enterprise, { gstin: OURS }),
      update(enterprise, { gstin: OURS }),
    ]);
    expect(answers.map((answer) => refusal(answer).code).sort()).toEqual(['CONFLICT', 'OK']);
    const late = refusal(await update(enterprise, { gstin: '' }));
    expect(late.code).toBe('CONFLICT');
    expect(await gstinFor(enterprise.id, admin.token)).toBe(OURS);
  });

  it('is in the audit of the enterprise, and only when it changes', async () => {
    const clerk = await makeAdmin(test);
    const entry = async () =>
      (await entriesOf(test, { by: clerk.id })).filter(({ part }) => part === 'enterprise_terms');
    const save = async (id: string, version: number, gstin: string | null) => {
      const input = values({ gstin });
      await test.graphql(UPDATE, { id, version, input }, clerk.token);
    };
    const { id } = await make();
    await save(id, 1, null);
    expect(await entry()).toEqual([]);
    await save(id, 2, OURS);
    await save(id, 3, OURS);
    await save(id, 4, null);
    expect(await entry()).toMatchObject([
      { thing: 'user', object_id: id, kind: 'created', after: { gstin: OURS } },
      { kind: 'changed', before: { gstin: OURS }, after: { gstin: null } },
    ]);
  });

  it('is visible to the enterprise, and to staff who may read customers or change enterprises', async () => {
    const { id } = await make({ gstin: OURS });
    const own = await createSession(test.orm.em.fork(), { id, role: 'enterprise' });
    const { data } = await test.graphql<{ me: Enterprise }>('{ me { gstin } }', {}, own);
    expect(data?.me.gstin).toBe(OURS);
    expect(await gstinFor(id, (await makeStaff(test, ['customers.read'])).token)).toBe(OURS);
    expect(await gstinFor(id, (await makeStaff(test, ['orders.read'])).token)).toBeUndefined();
    expect(await gstinFor(id, (await makeUser(test)).token)).toBeUndefined();
  });

  it('is in the requests and responses of the REST paths of enterprises', async () => {
    const rest = await RestClient.of(test);
    const call = (method: string, path: string, body: object, params = {}) =>
      rest.call<{ enterprise: Enterprise; fields?: object }>(method, path, {
        ...{ body, params, token: admin.token },
      });
    const made = await call('POST', '/auth/createEnterprise', values({ gstin: OURS }));
    expect(made.body.enterprise.gstin).toBe(OURS);
    const { id } = made.body.enterprise;
    const change = (given: object) =>
      call('PUT', '/auth/updateEnterprise/{id}', values(given), { id });
    expect((await change({})).body.enterprise.gstin).toBe(OURS);
    expect((await change({ gstin: OF_MAHARASHTRA })).status).toBe(400);
    expect((await change({ gstin: '' })).body.enterprise.gstin).toBeNull();
  });
});

describe('the credit limit of an enterprise', () => {
  it('is saved, does not change if it is omitted, and is removed if it is null', async () => {
    const first = await make({ creditLimit: 0 });
    expect(first).toMatchObject({ creditLimit: 0, gstin: null });
    const second = (await update(first, { creditLimit: 2_500_000, gstin: OURS })).data;
    expect(second?.updateEnterprise.enterprise).toMatchObject({ creditLimit: 2_500_000 });
    const third = (await update({ ...first, version: 2 }, { gstin: '' })).data;
    expect(third?.updateEnterprise.enterprise).toMatchObject({
      ...{ creditLimit: 2_500_000, gstin: null },
    });
    const fourth = (await update({ ...first, version: 3 }, { creditLimit: null })).data;
    expect(fourth?.updateEnterprise.enterprise.creditLimit).toBeNull();
    expect((await make()).creditLimit).toBeNull();
  });

  it.each([
    [-1, 'Credit limit must not be below 0'],
    [1_000_000_001, 'Credit limit must be at most ₹1,00,00,000'],
  ])('%i is refused on its field: %s', async (creditLimit, message) => {
    expect(refusal(await create({ creditLimit })).fields).toEqual({ creditLimit: message });
  });

  it('is in the audit, and in rupees in the REST paths of enterprises', async () => {
    const rest = await RestClient.of(test);
    const body = values({ creditLimit: 25_000.5 });
    const made = await rest.call<{ enterprise: Enterprise }>('POST', '/auth/createEnterprise', {
      ...{ body, token: admin.token },
    });
    const { id, creditLimit } = made.body.enterprise;
    expect(creditLimit).toBe(25_000.5);
    const entry = (await entriesOf(test, { about: id })).find(
      ({ part }) => part === 'enterprise_terms',
    );
    expect(entry?.after).toEqual({ credit_limit: 2_500_050 });
  });
});
