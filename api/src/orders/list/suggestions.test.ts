import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdmin, makeStaff, makeUser, type TestUser } from '../../testing/factories.js';
import { makeOrder } from '../../testing/orders/order-factories.js';
import { refusal } from '../../testing/refusals.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';

const CUSTOMERS = `query ($search: String, $first: Int) {
  orderCustomers(search: $search, first: $first) { name phone }
}`;

let test: TestServer;
let admin: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
  const hotel = { name: 'Hotel 100%_Sagar', phone: '9811122233' };
  await makeOrder(test, await makeUser(test, hotel));
  await makeUser(test, { name: 'Without Orders' });
  for (const name of ['bina', 'Chitra', 'asha', 'Bala'])
    await makeOrder(test, await makeUser(test, { name: `${name} Suggested` }));
  for (let many = 0; many < 48; many += 1)
    await makeOrder(test, await makeUser(test, { name: `Many ${many}` }));
});
afterAll(() => test.stop());

const ask = (variables: object) =>
  test.graphql<{ orderCustomers: { name: string }[] }>(CUSTOMERS, variables, admin.token);
const names = async (variables: object) =>
  (await ask(variables)).data?.orderCustomers.map(({ name }) => name);

describe('customers to choose from', () => {
  it('are sorted alphabetically, ignoring case', async () => {
    expect(await names({ search: 'suggested' })).toEqual([
      ...['asha Suggested', 'Bala Suggested', 'bina Suggested', 'Chitra Suggested'],
    ]);
  });

  it('are at most fifty, the newest customers', async () => {
    const all = await names({});
    expect(all).toHaveLength(50);
    expect(all).not.toContain('bina Suggested');
    expect(all).toContain('Bala Suggested');
    expect(await names({ first: 50 })).toHaveLength(50);
    expect(await names({ first: 1 })).toEqual(['Many 47']);
    for (const first of [0, -1, 51])
      expect(refusal(await ask({ first })).fields).toEqual({
        first: 'Ask for 1 to 50 customers',
      });
  });

  it('are found by a part of name or phone, in any case, once they have ordered', async () => {
    expect(await names({ search: 'BALA' })).toEqual(['Bala Suggested']);
    expect(await names({ search: '11122' })).toEqual(['Hotel 100%_Sagar']);
    expect(await names({ search: '0%_' })).toEqual(['Hotel 100%_Sagar']);
    expect(await names({ search: 'without' })).toEqual([]);
  });

  it('are found by a part of their e-mail only for staff with CUSTOMERS_READ', async () => {
    const email = 'letter.by.letter@hidden.test';
    await makeOrder(
      test,
      await makeUser(test, { name: 'Devi Hidden', phone: '9800000001', email }),
    );
    const found = async (text: string, { token }: TestUser) => {
      const answer = await test.graphql<{
        orderCustomers: { name: string }[];
        orders: { nodes: object[] };
        orderTotals: { count: number };
      }>(
        `query ($text: String!) { orderCustomers(search: $text) { name }
          orders(filter: { customer: $text }) { nodes { id } } orderTotals(filter: { customer: $text }) { count } }`,
        { text },
        token,
      );
      const { orderCustomers = [], orders, orderTotals } = answer.data ?? {};
      return [orderCustomers.length, orders?.nodes.length, orderTotals?.count];
    };
    const plant = await makeStaff(test, ['orders.read', 'reports.read']);
    const staff = await makeStaff(test, ['orders.read', 'reports.read', 'customers.read']);
    expect(await found('letter.by', staff)).toEqual([1, 1, 1]);
    expect(await found('letter.by', plant)).toEqual([0, 0, 0]);
    for (const text of ['devi hid', '9800000001'])
      expect(await found(text, plant)).toEqual([1, 1, 1]);
  });

  it.each(['x'.repeat(10_000), 'bell \u0007', 'nul \0'])(
    'are not searched for (%#)',
    async (search) => {
      expect(refusal(await ask({ search })).fields).toHaveProperty('search');
    },
  );
});
