import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSession } from '../auth/sessions/sessions.service.js';
import { BAD_LINES } from '../testing/bad-input.js';
import { makeAdmin, makeUser, type TestUser } from '../testing/factories.js';
import { refusal } from '../testing/refusals.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const USER = 'id name phone email role addresses { address city state pincode primary }';
const CREATE = `mutation ($input: CreateEnterpriseInput!) { createEnterprise(input: $input) { message enterprise { ${USER} } } }`;
const UPDATE = `mutation ($id: ID!, $version: Int! = 1, $input: UpdateEnterpriseInput!) { updateEnterprise(id: $id, version: $version, input: $input) { message enterprise { ${USER} } } }`;
const DELETE = `mutation ($id: ID!, $version: Int! = 1) { deleteEnterprise(id: $id, version: $version) { message } }`;
const FIND = `query ($id: ID!) { user(id: $id) { ${USER} } }`;
const ME = '{ me { id email role } }';

interface Enterprise {
  id: string;
  email: string;
}
type EnterpriseMutations = Record<
  'createEnterprise' | 'updateEnterprise',
  { message: string; enterprise: Enterprise }
>;

let test: TestServer;
let admin: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
});
afterAll(() => test.stop());

let made = 0;
const values = (given: object = {}) => {
  made += 1;
  const place = {
    address: '21, KNK Road',
    pincode: '600034',
    city: 'Chennai',
    state: 'Tamil Nadu',
  };
  return {
    name: `Hotel ${made}`,
    phone: '9876543210',
    email: `hotel${made}@laundry.test`,
    ...place,
    ...given,
  };
};
const create = (given: object = {}) =>
  test.graphql<EnterpriseMutations>(CREATE, { input: values(given) }, admin.token);

async function make(given: object = {}): Promise<Enterprise & { token: string }> {
  const { data } = await create(given);
  if (!data) throw new Error('No enterprise was made');
  const { id, email } = data.createEnterprise.enterprise;
  const token = await createSession(test.orm.em.fork(), { id, role: 'enterprise' });
  return { id, email, token };
}

const countUsers = async () => {
  const [row] = await test.orm.em
    .fork()
    .execute<{ n: number }[]>('select count(*)::int as n from "user"');
  return row?.n;
};

describe('creating', () => {
  it('makes an account with its one address, which is the primary one', async () => {
    const { data } = await create({
      name: ' Grand  Hotel ',
      state: 'tamil nadu',
      email: 'Desk@Grand.test',
    });
    expect(data?.createEnterprise).toMatchObject({
      message: 'Enterprise created successfully',
      enterprise: {
        ...{ name: 'Grand Hotel', email: 'desk@grand.test', role: 'ENTERPRISE' },
        addresses: [{ address: '21, KNK Road', state: 'Tamil Nadu', primary: true }],
      },
    });
  });

  it('makes one that signs in with its e-mail as all do', async () => {
    const { email } = await make();
    await test.graphql(
      'mutation ($email: EmailAddress!) { requestSignInCode(input: { email: $email }) { message } }',
      {
        email,
      },
    );
    const mail = await test.mailTo(email, ({ subject }) => subject.includes('sign-in code'));
    const VERIFY = `mutation ($input: SignInWithCodeInput!) { signInWithCode(input: $input) { userDetails { role } } }`;
    const input = { email, otp: mail.subject.slice(0, 4) };
    const { data } = await test.graphql<{ signInWithCode: object }>(VERIFY, { input });
    expect(data?.signInWithCode).toEqual({ userDetails: { role: 'ENTERPRISE' } });
  });

  it('refuses an e-mail that another account has', async () => {
    const customer = await makeUser(test);
    expect(refusal(await create({ email: customer.email.toUpperCase() }))).toMatchObject({
      code: 'CONFLICT',
      fields: { email: 'An account with this email already exists' },
    });
  });

  it('lets one of several with the same e-mail through when they come at once', async () => {
    const before = await countUsers();
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => create({ email: 'race@laundry.test' })),
    );
    expect(answers.map((answer) => refusal(answer).code).sort()).toEqual([
      ...['CONFLICT', 'CONFLICT', 'CONFLICT'],
      'OK',
    ]);
    expect(await countUsers()).toBe((before ?? 0) + 1);
  });

  const bad = [
    ...['name', 'phone', 'email', 'address', 'pincode', 'city', 'state'].flatMap((field) =>
      Object.values(BAD_LINES).map((value) => [field, value]),
    ),
    ['phone', '0123456789'],
    ['pincode', '60003'],
    ['state', 'Atlantis'],
    ['email', 'desk'],
  ] as [string, string][];
  it.each(bad)('refuses %s %j', async (field, value) => {
    const before = await countUsers();
    const refused = refusal(await create({ [field]: value }));
    expect(refused.code).toBe('BAD_USER_INPUT');
    expect(Object.keys(refused.fields)).toEqual([field]);
    expect(await countUsers()).toBe(before);
  });
});

describe('changing', () => {
  it('replaces account and primary address', async () => {
    const { id, email } = await make();
    const input = values({
      name: 'Renamed',
      email,
      address: 'Plot 5',
      city: 'Kochi',
      state: 'Kerala',
      pincode: '682030',
    });
    const { data } = await test.graphql<EnterpriseMutations>(UPDATE, { id, input }, admin.token);
    const { name, phone, address, city, state, pincode } = input;
    expect(data?.updateEnterprise).toEqual({
      message: 'Enterprise updated successfully',
      enterprise: {
        ...{ id, name, phone, email, role: 'ENTERPRISE' },
        addresses: [{ address, city, state, pincode, primary: true }],
      },
    });
  });

  it('ends its sessions when the e-mail is another one, and only then', async () => {
    const { id, email, token } = await make();
    await test.graphql(UPDATE, { id, input: values({ email }) }, admin.token);
    expect((await test.graphql(ME, {}, token)).errors).toBeUndefined();
    await test.graphql(UPDATE, { id, version: 2, input: values() }, admin.token);
    expect(refusal(await test.graphql(ME, {}, token)).code).toBe('UNAUTHENTICATED');
  });

  it("refuses another account's e-mail, and changes nothing", async () => {
    const { id, email } = await make();
    const other = await makeUser(test);
    const input = values({ email: other.email });
    expect(refusal(await test.graphql(UPDATE, { id, input }, admin.token))).toMatchObject({
      code: 'CONFLICT',
      fields: { email: expect.any(String) as string },
    });
    const { data } = await test.graphql<{ user: Enterprise }>(FIND, { id }, admin.token);
    expect(data?.user.email).toBe(email);
  });

  it('finds enterprises only', async () => {
    const customer = await makeUser(test);
    for (const id of [customer.id, admin.id, randomUUID(), 'no-id']) {
      const input = values();
      expect(refusal(await test.graphql(UPDATE, { id, input }, admin.token)).code).toBe(
        'NOT_FOUND',
      );
      expect(refusal(await test.graphql(DELETE, { id }, admin.token)).code).toBe('NOT_FOUND');
    }
    expect((await test.graphql(ME, {}, customer.token)).errors).toBeUndefined();
  });
});
