import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdmin, makeUser, type TestUser } from '../testing/factories.js';
import { RestClient } from '../testing/rest/rest-client.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

let test: TestServer;
let rest: RestClient;
let user: TestUser;
let other: TestUser;
let admin: TestUser;

beforeAll(async () => {
  test = await startTestServer();
  rest = await RestClient.of(test);
  user = await makeUser(test);
  other = await makeUser(test);
  admin = await makeAdmin(test);
});
afterAll(() => test.stop());

const HOME = { address: '12 Long Street', city: 'Chennai', state: 'tamil nadu', pincode: 600020 };

interface AddressResponse {
  message: string;
  address: { _id: string; id: string; address: string; primary: boolean };
}

const add = (body: object, token = user.token) =>
  rest.call<AddressResponse>('POST', '/address/add', { body, token });

const on = (method: 'PATCH' | 'DELETE', id: string, body?: object, token = user.token) =>
  rest.call<AddressResponse>(method, '/address/{id}', { params: { id }, body, token });

const addressesOf = async ({ id, token }: TestUser) => {
  const me = await rest.call<{ addresses: AddressResponse['address'][] }>('GET', '/auth/me/{id}', {
    params: { id },
    token,
  });
  return me.body.addresses;
};

describe('addresses', () => {
  it('are added, changed and deleted by their owner', async () => {
    const added = await add({ userId: user.id, ...HOME, primary: true });
    expect(added.status).toBe(200);
    expect(added.body).toMatchObject({
      message: 'Address added successfully',
      address: {
        address: '12 Long Street',
        addressLine1: '12 Long Street',
        city: 'Chennai',
        state: 'Tamil Nadu',
        pincode: '600020',
        primary: true,
      },
    });
    const { id, _id } = added.body.address;
    expect(_id).toBe(id);

    const change = { userId: user.id, ...HOME, address: '14 Long Street', primary: true };
    const changed = await on('PATCH', id, change);
    expect(changed.body.message).toBe('Address updated successfully');
    expect((await addressesOf(user))[0]?.address).toBe('14 Long Street');

    const deleted = await on('DELETE', id);
    expect([deleted.status, deleted.body]).toEqual([
      200,
      { message: 'Address deleted successfully' },
    ]);
    expect(await addressesOf(user)).toEqual([]);
  });

  it('cannot be read or changed by another customer', async () => {
    const mine = await add({ ...HOME });
    const { id } = mine.body.address;
    for (const answer of [
      await add({ userId: other.id, ...HOME }),
      await on('PATCH', id, HOME, other.token),
      await on('PATCH', id, { ...HOME, userId: other.id }),
      await on('DELETE', id, undefined, other.token),
    ])
      expect(answer.status).toBe(404);
    expect(await addressesOf(user)).toHaveLength(1);
    expect(await addressesOf(other)).toEqual([]);
  });

  it('can be added by an admin for a customer', async () => {
    const { status } = await add({ userId: other.id, ...HOME }, admin.token);
    expect(status).toBe(200);
    expect(await addressesOf(other)).toHaveLength(1);
  });

  it('are at most 20', async () => {
    const crowd = await makeUser(test);
    for (let count = 0; count < 20; count += 1) await add(HOME, crowd.token);
    const { status, body } = await add(HOME, crowd.token);
    expect([status, body.message]).toEqual([
      409,
      'You can save at most 20 addresses. Delete one first',
    ]);
  });
});
