import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSession } from '../auth/sessions/sessions.service.js';
import { makeAdmin, makeUser, type TestUser } from '../testing/factories.js';
import { makeCloth } from '../testing/orders/order-factories.js';
import { RestClient } from '../testing/rest/rest-client.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

let test: TestServer;
let rest: RestClient;
let admin: TestUser;

beforeAll(async () => {
  test = await startTestServer();
  rest = await RestClient.of(test);
  admin = await makeAdmin(test);
  await makeCloth(test, 5000, 'Bedsheet');
  await makeCloth(test, 2000, 'Towel');
});
afterAll(() => test.stop());

interface EnterpriseResponse {
  message: string;
  enterprise: { _id: string; id: string; role: string; creditLimit: number | null };
}

let made = 0;
const hotel = () => ({
  name: 'Hotel Sangam',
  phone: '9812345678',
  email: `hotel${(made += 1)}@laundry.test`,
  address: '7 Station Road',
  pincode: '641001',
  city: 'Coimbatore',
  state: 'Tamil Nadu',
});

const create = (body: object) =>
  rest.call<EnterpriseResponse>('POST', '/auth/createEnterprise', { body, token: admin.token });
const call = (method: string, path: string, id: string, body?: object) =>
  rest.call<EnterpriseResponse>(method, path, { params: { id }, body, token: admin.token });

describe('enterprises', () => {
  it('are made, changed and taken out', async () => {
    const body = { ...hotel(), role: 'admin' };
    const created = await create(body);
    expect(created.status).toBe(200);
    const { email, phone, address, city, pincode } = body;
    expect(created.body.enterprise).toMatchObject({
      _id: created.body.enterprise.id,
      role: 'enterprise',
      ...{ email, phone, address, city, pincode },
      addresses: [{ addressLine1: address, city, state: 'Tamil Nadu', pincode }],
    });
    const { id } = created.body.enterprise;
    const change = { ...body, name: 'Hotel Sangam Inn', city: 'Erode' };
    const changed = await call('PUT', '/auth/updateEnterprise/{id}', id, change);
    expect(changed.body.enterprise).toMatchObject({ id, name: 'Hotel Sangam Inn', city: 'Erode' });
    const deleted = await call('DELETE', '/auth/deleteEnterprise/{id}', id);
    expect(deleted.body).toEqual({ message: 'Enterprise deleted successfully' });
    const again = await call('DELETE', '/auth/deleteEnterprise/{id}', id);
    expect(again.status).toBe(404);
  });

  it('have a credit limit that stays where it is left out, and goes where it is empty', async () => {
    const body = hotel();
    const { id } = (await create({ ...body, creditLimit: 25_000.5 })).body.enterprise;
    const saved = async (given: object) => {
      const change = { ...body, ...given };
      const answer = await call('PUT', '/auth/updateEnterprise/{id}', id, change);
      return answer.body.enterprise.creditLimit;
    };
    for (const given of [{}, { creditLimit: null }]) expect(await saved(given)).toBe(25_000.5);
    expect(await saved({ creditLimit: '' })).toBeNull();
    const none = await create({ ...hotel(), creditLimit: '' });
    expect(none.body.enterprise.creditLimit).toBeNull();
  });

  it('are not made out of customers', async () => {
    const customer = await makeUser(test);
    const changed = await call('PUT', '/auth/updateEnterprise/{id}', customer.id, hotel());
    expect(changed.status).toBe(404);
    expect((await call('DELETE', '/auth/deleteEnterprise/{id}', customer.id)).status).toBe(404);
  });
});

describe('price lists', () => {
  interface PriceList {
    items: { type: string; price: number }[];
    fields?: Record<string, string>;
    message?: string;
  }
  let customerId: string;
  let ownToken: string;

  beforeAll(async () => {
    const { id } = (await create(hotel())).body.enterprise;
    customerId = id;
    ownToken = await createSession(test.orm.em.fork(), { id, role: 'enterprise' });
  });

  const read = (token = admin.token) =>
    rest.call<PriceList>('GET', '/enterprise/{customerId}', { params: { customerId }, token });
  const save = (body: object) =>
    rest.call<PriceList>('POST', '/enterprise/save', { body, token: admin.token });

  it('are saved whole and read by type and price in rupees', async () => {
    const items = [
      { type: 'Bedsheet', price: 42.25 },
      { type: 'towel', price: 15 },
    ];
    const saved = await save({ customerId, items });
    expect([saved.status, saved.body.message]).toEqual([
      200,
      'Enterprise amount saved successfully',
    ]);
    for (const token of [admin.token, ownToken])
      expect((await read(token)).body.items).toMatchObject([
        { type: 'Bedsheet', price: 42.25 },
        { type: 'Towel', price: 15 },
      ]);
    await save({ customerId, items: items.slice(0, 1) });
    expect((await read()).body.items).toHaveLength(1);
  });

  it('are refused whole for one bad row, which is named', async () => {
    const before = (await read()).body.items;
    const rows: [object, string][] = [
      [{ type: 'Towel', price: 0 }, 'items.1.price'],
      [{ type: 'Towel', price: 'free' }, 'items.1.price'],
      [{ type: 'Towel' }, 'items.1.price'],
      [{ type: '', price: 5 }, 'items.1.type'],
      [{ type: 'Spaceship', price: 5 }, 'items.1.type'],
    ];
    for (const [row, field] of rows) {
      const answer = await save({ customerId, items: [{ type: 'Bedsheet', price: 1 }, row] });
      expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, [field]]);
    }
    expect((await save({ customerId, items: 'none' })).body.fields).toEqual({
      items: 'Items must be a list',
    });
    expect((await read()).body.items).toEqual(before);
  });

  it('are not found for others', async () => {
    const customer = await makeUser(test);
    expect((await read(customer.token)).status).toBe(404);
    const params = { customerId: customer.id };
    const none = await rest.call('GET', '/enterprise/{customerId}', { params, token: admin.token });
    expect(none.status).toBe(404);
    expect((await save({ customerId: customer.id, items: [] })).status).toBe(404);
  });
});
