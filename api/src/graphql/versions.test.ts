import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdmin, makeUser, type TestUser } from '../testing/factories.js';
import { makeCloth } from '../testing/order-factories.js';
import { refusal } from '../testing/refusals.js';
import { RestClient } from '../testing/rest-client.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

// Every thing that two people can change, through both doors. Orders have tests of their own.

interface Thing {
  /** What people call it. */
  word: string;
  make(): Promise<{ id: string; version: number }>;
  /** Saves `name` over the version that was seen. */
  save: string;
  input(name: string): unknown;
  read: string;
  rest: { method: string; path: string };
  /** What REST gets in the body besides the input. */
  body(id: string, name: string): object;
}

const PLACE = { city: 'Chennai', state: 'Tamil Nadu', pincode: '600020' };

let test: TestServer;
let rest: RestClient;
let asha: TestUser;
let ravi: TestUser;
let made = 0;
beforeAll(async () => {
  test = await startTestServer();
  rest = await RestClient.of(test);
  asha = await makeUser(test, { role: 'admin', name: 'Asha Raman' });
  ravi = await makeAdmin(test);
});
afterAll(() => test.stop());

const number = () => (made += 1);

async function post(path: string, body: object): Promise<{ id: string; version: number }> {
  const answer = await rest.call('POST', path, { body, token: asha.token });
  const [saved] = Object.values(answer.body).filter((each) => typeof each === 'object');
  return saved as { id: string; version: number };
}

const person = (name: string) => ({ name, phone: '9876543210' });
let email = '';

const THINGS: Thing[] = [
  {
    word: 'cloth',
    make: () => post('/cloth/createCloth', { name: `Cloth ${number()}`, price: 10 }),
    save: 'updateCloth(id: $id, version: $version, input: $input) { cloth { name version } }',
    input: (name) => ({ name, price: 1000 }),
    read: 'cloth(id: $id) { name version }',
    rest: { method: 'PATCH', path: '/cloth/updateCloth/{id}' },
    body: (_, name) => ({ name, price: 10 }),
  },
  {
    word: 'employee',
    make: () =>
      post('/auth/createEmployee', { ...person('New'), email: `e${number()}@laundry.test` }),
    save: 'updateEmployee(id: $id, version: $version, input: $input) { employee { name version } }',
    input: (name) => ({ ...person(name), email: `${name.replaceAll(' ', '.')}@laundry.test` }),
    read: 'employee(id: $id) { name version }',
    rest: { method: 'PUT', path: '/auth/updateEmployee/{id}' },
    body: (_, name) => ({ ...person(name), email: `${name.replaceAll(' ', '.')}@laundry.test` }),
  },
  {
    word: 'enterprise',
    make: () =>
      post('/auth/createEnterprise', {
        ...{ ...person('Hotel'), email: `h${number()}@laundry.test` },
        ...{ ...PLACE, address: '7 Station Road' },
      }),
    save: 'updateEnterprise(id: $id, version: $version, input: $input) { enterprise { name version } }',
    input: (name) => ({
      ...{ ...person(name), email: `${name.replaceAll(' ', '-')}@laundry.test` },
      ...{ ...PLACE, address: '7 Station Road' },
    }),
    read: 'user(id: $id) { name version }',
    rest: { method: 'PUT', path: '/auth/updateEnterprise/{id}' },
    body: (_, name) => ({
      ...{ ...person(name), email: `${name.replaceAll(' ', '-')}@laundry.test` },
      ...{ ...PLACE, address: '7 Station Road' },
    }),
  },
  {
    word: 'account',
    make: async () => {
      const user = await makeUser(test);
      email = user.email;
      return { id: user.id, version: 1 };
    },
    save: 'updateAccount(userId: $id, version: $version, input: $input) { user { name version } }',
    input: (name) => ({ ...person(name), email }),
    read: 'user(id: $id) { name version }',
    rest: { method: 'PUT', path: '/auth/updateCustomer/{id}' },
    body: (_, name) => ({ ...person(name), email }),
  },
  {
    word: 'address',
    make: async () => {
      const { id: userId } = await makeUser(test);
      return post('/address/add', { userId, ...PLACE, address: '12, Long Street' });
    },
    save: 'updateAddress(id: $id, version: $version, input: $input) { address { name: address version } }',
    input: (name) => ({ ...PLACE, address: `12, Long Street, ${name}` }),
    read: 'address(id: $id) { name: address version }',
    rest: { method: 'PATCH', path: '/address/{id}' },
    body: (_, name) => ({ ...PLACE, address: `12, Long Street, ${name}` }),
  },
  {
    word: 'price list',
    make: async () => ({ id: (await makeUser(test, { role: 'enterprise' })).id, version: 0 }),
    save: 'savePriceList(customerId: $id, version: $version, items: $input) { priceList { items { type } version } }',
    input: (name) => [{ type: name, price: 1000 }],
    read: 'priceList(customerId: $id) { items { type } version }',
    rest: { method: 'POST', path: '/enterprise/save' },
    body: (customerId, name) => ({ customerId, items: [{ type: name, price: 10 }] }),
  },
];

const INPUTS: Record<string, string> = {
  cloth: 'ClothInput!',
  employee: 'EmployeeInput!',
  enterprise: 'EnterpriseInput!',
  account: 'AccountInput!',
  address: 'AddressInput!',
  'price list': '[PriceListItemInput!]!',
};

const save = (thing: Thing, id: string, version: number, name: string, { token } = asha) =>
  test.graphql(
    `mutation ($id: ID!, $version: Int!, $input: ${INPUTS[thing.word]}) { ${thing.save} }`,
    { id, version, input: thing.input(name) },
    token,
  );

async function read(thing: Thing, id: string): Promise<{ version: number; text: string }> {
  const { data, errors } = await test.graphql<Record<string, { version: number }>>(
    `query ($id: ID!) { ${thing.read} }`,
    { id },
    asha.token,
  );
  const [now] = Object.values(data ?? {});
  if (!now) throw new Error(JSON.stringify(errors));
  return { version: now.version, text: JSON.stringify(now) };
}

/** Names that nothing else has; those of cloth types exist, for price lists. */
async function names(thing: Thing, count: number): Promise<string[]> {
  const all = Array.from({ length: count }, () => `Name number ${number()}`);
  if (thing.word === 'price list') for (const name of all) await makeCloth(test, 100, name);
  return all;
}

describe.each(THINGS.map((thing) => [thing.word, thing] as const))('of a %s', (word, thing) => {
  it('one of two changes made at once is kept, the other one is told', async () => {
    const { id, version } = await thing.make();
    const [one = '', two = ''] = await names(thing, 2);
    const answers = await Promise.all([
      save(thing, id, version, one, asha),
      save(thing, id, version, two, ravi),
    ]);
    const codes = answers.map((answer) => refusal(answer).code);
    expect(codes.toSorted()).toEqual(['CONFLICT', 'OK']);
    const now = await read(thing, id);
    expect(now.version).toBe(version + 1);
    expect(now.text).toContain(codes[0] === 'OK' ? one : two);
  });

  it('a change of an older version says who was quicker, and the new version is taken', async () => {
    const { id, version } = await thing.make();
    const [one = '', two = ''] = await names(thing, 2);
    expect(refusal(await save(thing, id, version, one, asha)).code).toBe('OK');
    const late = `changed this ${word} in the meantime. Please look at it again`;
    expect(refusal(await save(thing, id, version, two, ravi))).toEqual({
      code: 'CONFLICT',
      message: `Asha Raman ${late}`,
      fields: {},
    });
    expect(refusal(await save(thing, id, version, two, asha)).message).toBe(`You ${late}`);
    expect((await read(thing, id)).text).toContain(one);
    expect(refusal(await save(thing, id, version + 1, two, ravi)).code).toBe('OK');
    expect((await read(thing, id)).text).toContain(two);
  });

  it('REST honours If-Match, and counts on the present version without', async () => {
    const { id, version } = await thing.make();
    const [one = '', two = '', three = ''] = await names(thing, 3);
    const put = (name: string, headers: Record<string, string> = {}) =>
      rest.call(thing.rest.method, thing.rest.path, {
        ...{ params: { id }, headers, token: asha.token },
        body: thing.body(id, name),
      });
    expect((await put(one, { 'if-match': `"${version}"` })).status).toBe(200);
    const late = await put(two, { 'if-match': `"${version}"` });
    expect([late.status, late.body.message]).toEqual([
      409,
      `You changed this ${word} in the meantime. Please look at it again`,
    ]);
    expect((await read(thing, id)).text).toContain(one);
    expect((await put(two)).status).toBe(200);
    expect((await put(three, { 'if-match': '*' })).status).toBe(200);
    expect((await read(thing, id)).version).toBe(version + 3);
  });

  it.each([0, -1, 2_147_483_647])('a version that never was, %i, is a conflict', async (odd) => {
    const { id, version } = await thing.make();
    const [first = '', other = ''] = await names(thing, 2);
    await save(thing, id, version, first);
    expect(refusal(await save(thing, id, odd, other)).code).toBe('CONFLICT');
  });
});

describe('what belongs together', () => {
  const enterprise = THINGS.find(({ word }) => word === 'enterprise');
  const address = THINGS.find(({ word }) => word === 'address');
  const SET_PRIMARY = 'mutation ($id: ID!) { setPrimaryAddress(id: $id) { message } }';
  const ADDRESSES =
    'query ($id: ID!) { user(id: $id) { version addresses { id version primary } } }';

  async function addressesOf(id: string) {
    const { data } = await test.graphql<{
      user: { version: number; addresses: { id: string; version: number; primary: boolean }[] };
    }>(ADDRESSES, { id }, asha.token);
    if (!data) throw new Error('There is no such user');
    return data.user;
  }

  it('an enterprise is another version once its primary address is another one', async () => {
    if (!enterprise || !address) throw new Error('Both are in the table');
    const { id, version } = await enterprise.make();
    const [first] = (await addressesOf(id)).addresses;
    await save(address, first?.id ?? '', 1, 'second floor', ravi);
    const late = refusal(await save(enterprise, id, version, 'Late Hotel'));
    expect(late.message).toMatch(/^Admin changed this enterprise/);
    const second = await post('/address/add', { userId: id, ...PLACE, address: '9, Other Street' });
    expect((await addressesOf(id)).version).toBe(version + 1);
    await test.graphql(SET_PRIMARY, { id: second.id }, ravi.token);
    expect((await addressesOf(id)).version).toBe(version + 2);
  });

  it('an address that the enterprise form left alone keeps its version', async () => {
    if (!enterprise || !address) throw new Error('Both are in the table');
    const { id, version } = await enterprise.make();
    await save(enterprise, id, version, 'Hotel by another name');
    const [same] = (await addressesOf(id)).addresses;
    expect(same?.version).toBe(1);
    const input = { ...(enterprise.input('Moved hotel') as object), address: '8, Station Road' };
    const UPDATE = `mutation ($id: ID!, $input: EnterpriseInput!) { ${enterprise.save.replace('$version', '2')} }`;
    await test.graphql(UPDATE, { id, input }, asha.token);
    expect(refusal(await save(address, same?.id ?? '', 1, 'late', ravi)).message).toMatch(
      /^Asha Raman changed this address/,
    );
  });

  it('choosing the primary address neither needs nor makes a version, and no edit undoes it', async () => {
    if (!address) throw new Error('It is in the table');
    const { id: userId } = await makeUser(test);
    const add = (street: string) =>
      post('/address/add', { userId, ...PLACE, address: `${street}, Long Street` });
    const [first, second] = [await add('12'), await add('14')];
    await test.graphql(SET_PRIMARY, { id: second.id }, ravi.token);
    expect(refusal(await save(address, first.id, 1, 'ground floor')).code).toBe('OK');
    const { version, addresses } = await addressesOf(userId);
    expect(addresses).toEqual([
      { id: second.id, version: 1, primary: true },
      { id: first.id, version: 2, primary: false },
    ]);
    expect(version).toBe(1);
  });
});
