import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Address } from '../../addresses/address.entity.js';
import { seedBulk } from '../../demo/load-test-seed.service.js';
import { Role } from '../../users/user.entity.js';
import { makeAdmin, makeStaff, makeUser, type TestUser } from '../../testing/factories.js';
import { makeOrder } from '../../testing/orders/order-factories.js';
import { refusal } from '../../testing/refusals.js';
import { ADDRESS } from '../../testing/call-context.js';
import { recordSqlStatements } from '../../testing/sql-statements.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';
import { searchStatement } from './search.queries.js';

const SEARCH = `query ($query: String!) {
  search(query: $query) {
    customers { id name phone email address }
    orders { id shortId name phone address orderStatus pickupDate }
  }
}`;

interface SearchResponse {
  search: { customers: { id: string }[]; orders: { id: string }[] };
}

let test: TestServer;
let admin: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
});
afterAll(() => test.stop());

async function search(query: string, by = admin) {
  const answer = await test.graphql<SearchResponse>(SEARCH, { query }, by.token);
  expect(refusal(answer).code).toBe('OK');
  return answer.data?.search ?? { customers: [], orders: [] };
}
async function found(text: string, by = admin) {
  const { customers, orders } = await search(text, by);
  return { customers: customers.map(({ id }) => id), orders: orders.map(({ id }) => id) };
}

describe('the search', () => {
  it('finds a customer by phone, name, e-mail and address, with the newest orders', async () => {
    const asha = await makeUser(test, { name: 'Zubeida Khan', phone: '9345612345' });
    const em = test.orm.em.fork();
    em.create(Address, { user: asha.id, ...ADDRESS, address: '9, Quarry Lane', primary: true });
    await em.flush();
    const orders: string[] = [];
    for (let day = 1; day <= 4; day += 1)
      orders.unshift(
        (await makeOrder(test, asha, { createdAt: new Date(Date.UTC(2026, 0, day)) })).id,
      );
    for (const text of ['93456', '+91 93456 12345', 'zubei', asha.email, 'quarry lane'])
      expect((await found(text)).customers, text).toEqual([asha.id]);
    expect((await found('zubeida')).orders).toEqual(orders.slice(0, 3));
    expect((await search('zubeida')).customers).toEqual([
      {
        ...{ id: asha.id, name: 'Zubeida Khan', phone: '9345612345', email: asha.email },
        address: '9, Quarry Lane, Chennai',
      },
    ]);
  });

  it('finds an order by its id, its order number, and the phone of the pickup', async () => {
    const user = await makeUser(test, { name: 'Somebody Else' });
    const { id } = await makeOrder(test, user, { pickupPhoneNumber: '9444455555' });
    for (const text of [id, id.slice(-6), `#${id.slice(-6).toUpperCase()}`, '9444455555'])
      expect((await found(text)).orders, text).toContain(id);
    const [order] = (await search(id)).orders;
    expect(order).toMatchObject({
      ...{ shortId: id.slice(-6), name: 'Somebody Else', phone: '9444455555' },
      orderStatus: 'WAITING_FOR_PICKUP',
    });
  });

  it('ignores accents in search text and names, and marks of other scripts', async () => {
    const [zoë, zoe] = [
      await makeUser(test, { name: 'Zoë Brontë' }),
      await makeUser(test, { name: 'Zoe Bronte' }),
    ];
    const kavita = await makeUser(test, { name: 'கவிதா क़विता' });
    const em = test.orm.em.fork();
    em.create(Address, { user: zoe.id, ...ADDRESS, address: '9, Café Lane', primary: true });
    await em.flush();
    for (const text of ['zoe bronte', 'ZOË BRONTË', 'Zoe\u0308 Bronte\u0308', 'zoë bro'])
      expect((await found(text)).customers.toSorted(), text).toEqual([zoe.id, zoë.id].toSorted());
    for (const text of ['cafe lane', 'CAFÉ LANE'])
      expect((await found(text)).customers, text).toEqual([zoe.id]);
    for (const text of ['கவிதா', 'क़विता', '\u0958विता'])
      expect((await found(text)).customers, text).toEqual([kavita.id]);
    expect((await found('கவித')).customers).toEqual([kavita.id]);
    expect((await found('கவத')).customers).toEqual([]);
    // These staff may not search by e-mail, so a match comes from the name.
    const { id } = await makeOrder(test, zoë);
    const staff = await makeStaff(test, ['orders.read']);
    const query = `query ($filter: OrderFilter) { orders(filter: $filter) { nodes { id } } }`;
    for (const customer of ['zoe bronte', 'Zoë']) {
      const { data } = await test.graphql<{ orders: { nodes: object[] } }>(
        query,
        { filter: { customer } },
        staff.token,
      );
      expect(data?.orders.nodes).toEqual([{ id }]);
    }
  });

  it.each(['', 'ab', '   ', '%%%', "';--"])('finds nothing for %j', async (text) => {
    expect(await found(text)).toEqual({ customers: [], orders: [] });
  });

  it('shows no customers to staff without permission to read them', async () => {
    const user = await makeUser(test, { name: 'Hidden Person' });
    const { id } = await makeOrder(test, user);
    const staff = await makeStaff(test, ['orders.read']);
    expect(await found('hidden', staff)).toEqual({ customers: [], orders: [] });
    expect((await found(id.slice(-6), staff)).orders).toContain(id);
  });

  it('refuses a text that is too long on its field', async () => {
    const refused = refusal(await test.graphql(SEARCH, { query: 'x'.repeat(101) }, admin.token));
    expect([refused.code, Object.keys(refused.fields)]).toEqual(['BAD_USER_INPUT', ['query']]);
  });

  it('is one statement, that reads no whole table', async () => {
    const em = test.orm.em.fork();
    // With fewer customers PostgreSQL may correctly prefer a scan of the whole table to the index.
    await seedBulk(em, 50_000);
    await em.execute('vacuum analyze');
    const [someone] = await em.execute<{ phone: string }[]>(
      `select phone from "user" where phone is not null and role = 'customer' limit 1`,
    );
    const viewer = { role: Role.ADMIN, permissions: [] };
    for (const text of [someone?.phone ?? '', someone?.phone?.slice(2, 8) ?? '', 'abcdef']) {
      const query = searchStatement(em, viewer, text).compile(em.getKysely());
      const { rows } = await em.getKysely().executeQuery<{ 'QUERY PLAN': string }>({
        ...query,
        sql: `explain (analyze, costs off, timing off, summary off) ${query.sql}`,
      });
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan, text).not.toContain('Seq Scan');
    }
    const sent = await recordSqlStatements(() => search(someone?.phone ?? ''));
    expect(sent.filter(({ text }) => text.includes('with matching'))).toHaveLength(1);
  });
});
