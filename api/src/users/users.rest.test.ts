import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdmin, makeStaff, makeUser, type TestUser } from '../testing/factories.js';
import { RestClient } from '../testing/rest/rest-client.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { Role } from './user.entity.js';

let test: TestServer;
let rest: RestClient;
let admin: TestUser;
let user: TestUser;
let other: TestUser;

beforeAll(async () => {
  test = await startTestServer();
  rest = await RestClient.of(test);
  admin = await makeAdmin(test);
  user = await makeUser(test, { name: 'Asha Rao' });
  other = await makeUser(test, { role: Role.ENTERPRISE, name: 'Hotel Sangam' });
  await rest.call('POST', '/address/add', {
    token: user.token,
    body: { address: '12 Long Street', city: 'Chennai', state: 'Tamil Nadu', pincode: '600020' },
  });
});
afterAll(() => test.stop());

describe('GET /auth/me/{id}', () => {
  const me = (asked: TestUser, token: string) =>
    rest.call('GET', '/auth/me/{id}', { params: { id: asked.id }, token });

  it('returns the user with addresses, also under their older names', async () => {
    const { status, body } = await me(user, user.token);
    expect(status).toBe(200);
    const address = { address: '12 Long Street', city: 'Chennai', pincode: '600020' };
    expect(body).toMatchObject({
      _id: user.id,
      id: user.id,
      name: 'Asha Rao',
      role: 'customer',
      ...address,
      addresses: [
        { ...address, addressLine1: '12 Long Street', state: 'Tamil Nadu', primary: true },
      ],
    });
  });

  it('returns any account to an admin, and only the own account to a customer', async () => {
    expect((await me(user, admin.token)).body).toMatchObject({ id: user.id });
    const { status, body } = await me(other, user.token);
    expect([status, body]).toMatchObject([
      404,
      { error: 'User not found', message: 'User not found' },
    ]);
  });

  it('accepts an id in upper case, and no malformed id', async () => {
    const shouted = { ...user, id: user.id.toUpperCase() };
    expect((await me(shouted, user.token)).status).toBe(200);
    expect((await me({ ...user, id: "1' or '1'='1" }, user.token)).status).toBe(404);
  });
});

describe('PUT /auth/updateCustomer/{id}', () => {
  const update = (whose: TestUser, body: unknown, token = user.token) =>
    rest.call('PUT', '/auth/updateCustomer/{id}', { params: { id: whose.id }, body, token });

  it('changes name and phone, and no other field of the body', async () => {
    const body = { name: 'Asha Raman', phone: '9876500000', email: user.email, role: 'admin' };
    const { status, body: answer } = await update(user, body);
    expect(status).toBe(200);
    expect(answer).toMatchObject({
      message: 'Account updated successfully',
      user: { name: 'Asha Raman', phone: '9876500000', role: 'customer' },
    });
  });

  it('refuses invalid fields and other people', async () => {
    const bad = await update(user, { name: 'A', phone: '1', email: 'x' });
    expect([bad.status, bad.body.fields]).toEqual([
      400,
      {
        name: 'Name must be at least 2 characters',
        phone: 'Phone number must be 10 digits',
        email: 'Please enter a valid email',
      },
    ]);
    const body = { name: 'Asha', phone: '9876500000', email: user.email };
    expect((await update(other, body)).status).toBe(404);
  });
});

describe('GET /auth/getAllEnterpriseAndCustomer', () => {
  interface Customers {
    customers: { id: string; name: string; role: string; balance?: number }[];
  }
  const list = (query: Record<string, string> = {}) =>
    rest.call<Customers>('GET', '/auth/getAllEnterpriseAndCustomer', { query, token: admin.token });

  it('lists customers and enterprises, newest first, without staff', async () => {
    await makeStaff(test, ['orders.read']);
    const { body } = await list();
    expect(body.customers.map(({ id }) => id)).toEqual([other.id, user.id]);
    expect(body.customers.map(({ role }) => role)).toEqual(['enterprise', 'customer']);
  });

  it('continues after a row, by its id or by the Link header', async () => {
    const first = await list({ limit: '1' });
    expect(first.body.customers.map(({ id }) => id)).toEqual([other.id]);
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const before = new URL(next).searchParams.get('before') ?? '';
    for (const place of [before, other.id])
      expect((await list({ before: place })).body.customers.map(({ id }) => id)).toEqual([user.id]);
  });
});

describe('a user with several addresses', () => {
  const me = ({ id, token }: TestUser) =>
    rest.call('GET', '/auth/me/{id}', { params: { id }, token });

  it('contains one address in the user itself: the primary one, not the newest', async () => {
    const owner = await makeUser(test);
    for (const [address, city] of [
      ['1 First Street, Adyar', 'Chennai'],
      ['2 Second Street, Fort', 'Kochi'],
    ])
      await rest.call('POST', '/address/add', {
        token: owner.token,
        body: { address, city, state: 'Kerala', pincode: '600020' },
      });
    const { body } = await me(owner);
    expect(body).toMatchObject({ address: '1 First Street, Adyar', city: 'Chennai' });
    expect(body['addresses']).toMatchObject([{ primary: true }, { primary: false }]);
    const withoutAddress = await makeUser(test);
    expect((await me(withoutAddress)).body).toMatchObject({
      ...{ address: null, city: null, state: null, pincode: null, addresses: [] },
    });
  });
});
