import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BAD_LINES } from '../testing/bad-input.js';
import { makeAdmin, makeUser, type TestUser } from '../testing/factories.js';
import { refusal } from '../testing/refusals.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const FIELDS = 'id address city state pincode primary';
const ADD = `mutation ($input: CreateAddressInput!) {
  createAddress(input: $input) { message address { ${FIELDS} } user { id addresses { ${FIELDS} } } }
}`;
const UPDATE = `mutation ($id: ID!, $version: Int! = 1, $input: UpdateAddressInput!) {
  updateAddress(id: $id, version: $version, input: $input) { message address { ${FIELDS} } }
}`;
const DELETE = `mutation ($id: ID!, $version: Int! = 1) { deleteAddress(id: $id, version: $version) { message user { addresses { id primary } } } }`;
const SET_PRIMARY = `mutation ($id: ID!) { setPrimaryAddress(id: $id) { message user { addresses { id primary } } } }`;

const HOME = {
  address: '14, 3rd Cross Street',
  city: 'Chennai',
  state: 'Tamil Nadu',
  pincode: '600090',
};

interface Address {
  id: string;
  address: string;
  primary: boolean;
}
interface Payload {
  message: string;
  address: Address;
  user: { id: string; addresses: Address[] };
}

let test: TestServer;
let owner: TestUser;
let stranger: TestUser;
let admin: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
  stranger = await makeUser(test);
});
beforeEach(async () => {
  owner = await makeUser(test);
});
afterAll(() => test.stop());

const add = (input: object = HOME, token = owner.token, userId?: string) =>
  test.graphql<{ createAddress: Payload }>(ADD, { input: { ...input, customerId: userId } }, token);

async function make(address = HOME.address): Promise<Address> {
  const { data } = await add({ ...HOME, address });
  if (!data) throw new Error('No address was made');
  return data.createAddress.address;
}

const saved = (userId = owner.id) =>
  test.orm.em
    .fork()
    .execute<Address[]>(
      'select id, address, "primary" from address where user_id = ? order by created_at, id',
      [userId],
    );

describe('states', () => {
  it('are the 28 states and 8 union territories, without sign-in', async () => {
    const { data } = await test.graphql<{ states: { id: string; name: string }[] }>(
      '{ states { id name } }',
    );
    expect(data?.states).toHaveLength(36);
    expect(data?.states).toContainEqual({ id: 'TN', name: 'Tamil Nadu' });
  });
});

describe('adding', () => {
  it('makes the first address the primary one, and no other one', async () => {
    const first = await add();
    expect(first.data?.createAddress).toMatchObject({
      message: 'Address added successfully',
      address: { ...HOME, primary: true },
      user: { id: owner.id },
    });
    const second = await add({ ...HOME, address: '15, 3rd Cross Street' });
    expect(second.data?.createAddress.address.primary).toBe(false);
    expect(second.data?.createAddress.user.addresses).toHaveLength(2);
  });

  it('moves the primary mark to the address that requests it', async () => {
    await make();
    const { data } = await add({ ...HOME, primary: true });
    expect(data?.createAddress.address.primary).toBe(true);
    expect((await saved()).filter(({ primary }) => primary)).toHaveLength(1);
  });

  it('makes one of many simultaneous first addresses the primary one', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => add({ ...HOME, primary: true })),
    );
    expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    const rows = await saved();
    expect(rows).toHaveLength(8);
    expect(rows.filter(({ primary }) => primary)).toHaveLength(1);
  });

  it('keeps at most 20, also when more come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, () => add()));
    expect(answers.filter((answer) => refusal(answer).code === 'CONFLICT')).toHaveLength(5);
    expect(await saved()).toHaveLength(20);
  });

  it('is done for another user by an admin only', async () => {
    const { data } = await add(HOME, admin.token, owner.id);
    expect(data?.createAddress.user.id).toBe(owner.id);
    expect(refusal(await add(HOME, stranger.token, owner.id)).code).toBe('NOT_FOUND');
    expect(refusal(await add(HOME, admin.token, randomUUID())).code).toBe('NOT_FOUND');
    expect(await saved()).toHaveLength(1);
  });

  const bad: [field: string, value: string, message?: string][] = [
    ['address', 'too short', 'Address must be at least 10 characters'],
    ['address', '', 'Please enter your address'],
    ['city', 'X', 'City must be at least 2 characters'],
    ['city', '', 'Please enter your city'],
    ['state', '', 'Please select your state'],
    ['state', 'Bavaria'],
    ['pincode', '12345', 'Pincode must be 6 digits'],
    ['pincode', '012345', 'Pincode must be 6 digits'],
    ['pincode', '6000900', 'Pincode must be 6 digits'],
    ...['address', 'city', 'state', 'pincode'].flatMap((field) =>
      Object.values(BAD_LINES).map((value): [string, string] => [field, value]),
    ),
  ];
  it.each(bad)('refuses %s %j', async (field, value, message) => {
    const refused = refusal(await add({ ...HOME, [field]: value }));
    expect(refused.code).toBe('BAD_USER_INPUT');
    expect(Object.keys(refused.fields ?? {})).toEqual([field]);
    if (message) expect(refused.fields?.[field]).toBe(message);
    expect(await saved()).toEqual([]);
  });
});

describe('changing', () => {
  it('replaces every field and takes the state in any case', async () => {
    const { id } = await make();
    const input = {
      address: '21, MG Road, Indiranagar',
      city: 'Bengaluru',
      state: 'KARNATAKA',
      pincode: '560038',
    };
    const { data } = await test.graphql<{ updateAddress: Payload }>(
      UPDATE,
      { id, input },
      owner.token,
    );
    expect(data?.updateAddress).toEqual({
      message: 'Address updated successfully',
      address: { id, ...input, state: 'Karnataka', primary: true },
    });
  });
});

describe('the primary one', () => {
  it('is chosen by its owner, one at a time, also when several are chosen at once', async () => {
    const made = [await make(), await make(), await make()];
    await Promise.all(made.map(({ id }) => test.graphql(SET_PRIMARY, { id }, owner.token)));
    expect((await saved()).filter(({ primary }) => primary)).toHaveLength(1);
    const [first] = made;
    await test.graphql(SET_PRIMARY, { id: first?.id }, owner.token);
    expect((await saved()).find(({ primary }) => primary)?.id).toBe(first?.id);
  });

  it('passes to the newest one left when it is deleted', async () => {
    const [first, second, third] = [await make(), await make(), await make()];
    const { data } = await test.graphql<{ deleteAddress: Payload }>(
      DELETE,
      { id: first?.id },
      owner.token,
    );
    expect(data?.deleteAddress).toMatchObject({
      message: 'Address deleted successfully',
      user: {
        addresses: [
          { id: third?.id, primary: true },
          { id: second?.id, primary: false },
        ],
      },
    });
    await test.graphql(DELETE, { id: second?.id }, owner.token);
    await test.graphql(DELETE, { id: third?.id }, owner.token);
    expect(await saved()).toEqual([]);
  });
});
