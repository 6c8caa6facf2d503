import { makeAdmin, makeUser, type TestUser } from './factories.js';
import { makeCloth } from './orders/order-factories.js';
import { RestClient } from './rest/rest-client.js';
import { startTestServer, type TestServer } from './test-server.js';

// Kinds of records with a version that two people can change, over GraphQL and REST. Orders have
// their own tests.

/** A server with two staff members. */
export interface StaffFixture {
  test: TestServer;
  rest: RestClient;
  asha: TestUser;
  ravi: TestUser;
}

export async function openStaffFixture(): Promise<StaffFixture> {
  const test = await startTestServer();
  const rest = await RestClient.of(test);
  const asha = await makeUser(test, { role: 'admin', name: 'Asha Raman' });
  return { test, rest, asha, ravi: await makeAdmin(test) };
}

export interface VersionedRecord {
  /** GraphQL type of the input. */
  inputType: string;
  make(office: StaffFixture): Promise<{ id: string; version: number }>;
  /** Mutation that saves the name, with the version that the client read. */
  save: string;
  input(name: string): unknown;
  read: string;
  rest: { method: string; path: string };
  /** Body of the REST request, in addition to the name. */
  body(id: string, name: string): object;
}

export const PLACE = { city: 'Chennai', state: 'Tamil Nadu', pincode: '600020' };

let made = 0;
const number = () => (made += 1);

export async function post(
  { rest, asha }: StaffFixture,
  path: string,
  body: object,
): Promise<{ id: string; version: number }> {
  const answer = await rest.call('POST', path, { body, token: asha.token });
  const [saved] = Object.values(answer.body).filter((each) => typeof each === 'object');
  return saved as { id: string; version: number };
}

const person = (name: string) => ({ name, phone: '9876543210' });
/**
 * E-mail of the account created last. A save repeats it, because a new e-mail would need a
 * confirmation.
 */
let email = '';

/** The kinds of records, by their name in REST. */
export const THINGS = {
  cloth: {
    inputType: 'UpdateClothInput!',
    make: (office) => post(office, '/cloth/createCloth', { name: `Cloth ${number()}`, price: 10 }),
    save: 'updateCloth(id: $id, version: $version, input: $input) { cloth { name version } }',
    input: (name) => ({ name, price: 1000 }),
    read: 'cloth(id: $id) { name version }',
    rest: { method: 'PATCH', path: '/cloth/updateCloth/{id}' },
    body: (_, name) => ({ name, price: 10 }),
  },
  employee: {
    inputType: 'UpdateEmployeeInput!',
    make: (office) =>
      post(office, '/auth/createEmployee', {
        ...person('New'),
        email: `e${number()}@laundry.test`,
      }),
    save: 'updateEmployee(id: $id, version: $version, input: $input) { employee { name version } }',
    input: (name) => ({ ...person(name), email: `${name.replaceAll(' ', '.')}@laundry.test` }),
    read: 'employee(id: $id) { name version }',
    rest: { method: 'PUT', path: '/auth/updateEmployee/{id}' },
    body: (_, name) => ({ ...person(name), email: `${name.replaceAll(' ', '.')}@laundry.test` }),
  },
  enterprise: {
    inputType: 'UpdateEnterpriseInput!',
    make: (office) =>
      post(office, '/auth/createEnterprise', {
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
  account: {
    inputType: 'UpdateAccountInput!',
    make: async ({ test }) => {
      const user = await makeUser(test);
      email = user.email;
      return { id: user.id, version: 1 };
    },
    save: 'updateAccount(id: $id, version: $version, input: $input) { user { name version } }',
    input: (name) => ({ ...person(name), email }),
    read: 'user(id: $id) { name version }',
    rest: { method: 'PUT', path: '/auth/updateCustomer/{id}' },
    body: (_, name) => ({ ...person(name), email }),
  },
  address: {
    inputType: 'UpdateAddressInput!',
    make: async (office) => {
      const { id: userId } = await makeUser(office.test);
      return post(office, '/address/add', { userId, ...PLACE, address: '12, Long Street' });
    },
    save: 'updateAddress(id: $id, version: $version, input: $input) { address { name: address version } }',
    input: (name) => ({ ...PLACE, address: `12, Long Street, ${name}` }),
    read: 'address(id: $id) { name: address version }',
    rest: { method: 'PATCH', path: '/address/{id}' },
    body: (_, name) => ({ ...PLACE, address: `12, Long Street, ${name}` }),
  },
  'price list': {
    inputType: '[PriceListItemInput!]!',
    make: async ({ test }) => ({
      id: (await makeUser(test, { role: 'enterprise' })).id,
      version: 0,
    }),
    save: 'replacePriceList(id: $id, version: $version, input: { items: $input }) { priceList { items { type } version } }',
    input: (name) => [{ type: name, price: 1000 }],
    read: 'priceList(id: $id) { items { type } version }',
    rest: { method: 'POST', path: '/enterprise/save' },
    body: (customerId, name) => ({ customerId, items: [{ type: name, price: 10 }] }),
  },
} satisfies Record<string, VersionedRecord>;

export const save = (
  { test, asha }: StaffFixture,
  thing: VersionedRecord,
  { id, version }: { id: string; version: number },
  name: string,
  { token } = asha,
) =>
  test.graphql(
    `mutation ($id: ID!, $version: Int!, $input: ${thing.inputType}) { ${thing.save} }`,
    { id, version, input: thing.input(name) },
    token,
  );

export async function read(
  { test, asha }: StaffFixture,
  thing: VersionedRecord,
  id: string,
): Promise<{ version: number; text: string }> {
  const { data, errors } = await test.graphql<Record<string, { version: number }>>(
    `query ($id: ID!) { ${thing.read} }`,
    { id },
    asha.token,
  );
  const [now] = Object.values(data ?? {});
  if (!now) throw new Error(JSON.stringify(errors));
  return { version: now.version, text: JSON.stringify(now) };
}

/** Unique names. For price lists, creates a cloth type of each name. */
export async function names(
  { test }: StaffFixture,
  thing: VersionedRecord,
  count: number,
): Promise<string[]> {
  const all = Array.from({ length: count }, () => `Name number ${number()}`);
  if (thing === THINGS['price list']) for (const name of all) await makeCloth(test, 100, name);
  return all;
}
