import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayWithMonthName, today } from '../platform/dates.js';
import { makeAdmin, makeUser, type TestUser } from '../testing/factories.js';
import { makeOrder } from '../testing/orders/order-factories.js';
import { RestClient } from '../testing/rest/rest-client.js';
import { recordSqlStatements } from '../testing/sql-statements.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

let test: TestServer;
let rest: RestClient;
let admin: TestUser;

beforeAll(async () => {
  test = await startTestServer();
  rest = await RestClient.of(test);
  admin = await makeAdmin(test);
});
afterAll(() => test.stop());

interface ListedOrder {
  _id: string;
  id: string;
  orderStatus: string;
  paymentStatus: string;
  deliveryOTP: string | null;
}

describe('lists of orders', () => {
  let user: TestUser;
  const ids: string[] = [];

  beforeAll(async () => {
    user = await makeUser(test);
    for (let age = 0; age < 105; age += 1) {
      const { id } = await makeOrder(test, user, {
        createdAt: new Date(Date.now() - age * 60_000),
        orderStatus: age === 0 ? 'dispatched' : 'picked',
        items: [[3, 1050]],
        paidAmount: age === 1 ? 1000 : 0,
      });
      ids.push(id);
    }
  });

  const ofUser = (query: Record<string, string> = {}, token = user.token, id = user.id) =>
    rest.call<ListedOrder[]>('GET', '/order/getOrdersByUser/{id}', {
      params: { id },
      query,
      token,
    });

  it('are complete, newest first, with rupees and lower-case texts', async () => {
    const { body } = await ofUser();
    expect(body.map(({ _id }) => _id)).toEqual(ids);
    expect(body[1]).toMatchObject({
      orderStatus: 'picked',
      paymentStatus: 'partial',
      totalPrice: 31.5,
      paidAmount: 10,
      due: 21.5,
      serviceCharge: 1,
      itemCount: 3,
      items: [{ name: 'Item 0', quantity: 3, price: 10.5, amount: 31.5 }],
      pickupDate: dayWithMonthName(today()),
    });
  });

  it.each(['Link header', 'id'])('go on by %s', async (way) => {
    const seen: string[] = [];
    let query: Record<string, string> = { limit: '40' };
    for (;;) {
      const { body, headers } = await ofUser(query);
      seen.push(...body.map(({ id }) => id));
      const next = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
      if (!next) break;
      const before = way === 'id' ? seen.at(-1) : new URL(next).searchParams.get('before');
      query = { limit: '40', before: before ?? '' };
    }
    expect(seen).toEqual(ids);
  });

  it('refuse an invalid limit or cursor', async () => {
    for (const limit of ['0', '1001', '-1', 'all'])
      expect(await ofUser({ limit })).toMatchObject({
        status: 400,
        body: { fields: { limit: 'Limit must be from 1 to 1000' } },
      });
    expect(await ofUser({ before: 'here' })).toMatchObject({
      status: 400,
      body: { fields: { before: expect.stringContaining('not valid') as string } },
    });
    const { id } = await makeOrder(test, await makeUser(test));
    expect((await ofUser({ before: id })).status).toBe(404);
  });

  it('show the delivery code to its customer only', async () => {
    const code = async (token: string) =>
      (await ofUser({ limit: '1' }, token)).body[0]?.deliveryOTP;
    expect(await code(user.token)).toBe('0427');
    expect(await code(admin.token)).toBeNull();
  });

  it('return NOT_FOUND for orders of other customers, but not for admins', async () => {
    const other = await makeUser(test);
    expect((await ofUser({}, other.token)).status).toBe(404);
    expect((await ofUser({}, admin.token)).body).toHaveLength(105);
    const unknownId = '01234567-89ab-7def-8123-456789abcdef';
    expect((await ofUser({}, admin.token, unknownId)).status).toBe(404);
  });

  it('need at most three statements for any number of rows', async () => {
    const asked = (token: string) => recordSqlStatements(() => ofUser({ limit: '100' }, token));
    expect(await asked(user.token)).toHaveLength(3);
    expect(await asked(admin.token)).toHaveLength(3);
  });

  it('GET /order/getAllOrders returns the orders of all customers', async () => {
    const { body, headers } = await rest.call<ListedOrder[]>('GET', '/order/getAllOrders', {
      token: admin.token,
    });
    expect(body.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
    expect(headers.get('link')).toBeNull();
  });
});
