import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Address } from '../addresses/address.entity.js';
import { makeAdmin, makeUser, type TestUser } from '../testing/factories.js';
import { makeOrder } from '../testing/orders/order-factories.js';
import { refusal } from '../testing/refusals.js';
import { recordSqlStatements } from '../testing/sql-statements.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const LIST = `query ($filter: UserFilter, $first: Int, $after: String) {
  users(filter: $filter, first: $first, after: $after) {
    nodes { id name phone email role balance createdAt addresses { address city primary } }
    pageInfo { endCursor hasNextPage }
  }
}`;
const USER = `query ($id: ID!) { user(id: $id) { id balance addresses { address } } }`;

interface Row {
  id: string;
  name: string;
  balance: number;
  addresses: { address: string; primary: boolean }[];
}
interface Page {
  users: { nodes: Row[]; pageInfo: { endCursor: string | null; hasNextPage: boolean } };
}

let test: TestServer;
let admin: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
});
afterAll(() => test.stop());

const list = async (variables: object = {}) => {
  const answer = await test.graphql<Page>(LIST, variables, admin.token);
  if (!answer.data) throw new Error(JSON.stringify(answer.errors));
  return answer.data.users;
};
const found = async (search: string, filter: object = {}) =>
  (await list({ filter: { search, ...filter } })).nodes.map(({ id }) => id);

async function addAddress(user: { id: string }, address: string, primary = false): Promise<void> {
  const em = test.orm.em.fork();
  em.create(Address, {
    user: user.id,
    address,
    city: 'Madurai',
    state: 'Tamil Nadu',
    pincode: '625001',
    primary,
  });
  await em.flush();
}

describe('the list of users', () => {
  it('finds a part of name, phone, e-mail or address, ignoring case', async () => {
    const user = await makeUser(test, {
      name: 'Zubin Mehta 50%',
      phone: '9000022222',
      email: 'zed_m@laundry.test',
    });
    await addAddress(user, '77, Quarry Lane', true);
    await addAddress(user, '78, Second Quarry Lane');
    for (const search of [
      'z',
      'ZUBIN',
      'zed_m@',
      '0002222',
      'quarry',
      'madurai, '.slice(0, 7),
      '50%',
    ])
      expect(await found(search)).toContain(user.id);
    expect(await found('quarry')).toEqual([user.id]);
    for (const search of ['zed%m@', 'z_bin', '\\', "'; --"])
      expect(await found(search)).toEqual([]);
  });

  it('filters by role', async () => {
    const customer = await makeUser(test, { name: 'Roletest One' });
    const enterprise = await makeUser(test, { name: 'Roletest Two', role: 'enterprise' });
    expect(await found('roletest', { role: 'CUSTOMER' })).toEqual([customer.id]);
    expect(await found('roletest', { role: 'ENTERPRISE' })).toEqual([enterprise.id]);
    expect(await found('roletest')).toEqual([enterprise.id, customer.id]);
    const roles = (await list({ filter: { role: 'ADMIN' } })).nodes.map(({ id }) => id);
    expect(roles).toContain(admin.id);
    expect(roles).not.toContain(customer.id);
  });

  it.each([{ search: 'pager' }, { search: 'pager', role: 'CUSTOMER' }, { search: '-' }])(
    'lists each row once, newest first, page by page, with %j',
    async (filter) => {
      const before = await list({ filter, first: 100 });
      for (let i = 0; i < 7; i += 1) await makeUser(test, { name: `Pager - ${i}` });
      const expected = [
        ...[6, 5, 4, 3, 2, 1, 0].map((i) => `Pager - ${i}`),
        ...before.nodes.map(({ name }) => name),
      ];
      const seen: string[] = [];
      for (let after: string | null = null, more = true; more;) {
        const page = await list({ filter, first: 3, after });
        seen.push(...page.nodes.map(({ name }) => name));
        ({ endCursor: after, hasNextPage: more } = page.pageInfo);
      }
      expect(seen).toEqual(expected);
    },
  );

  it.each([
    [{ first: 0 }, 'first'],
    [{ first: 101 }, 'first'],
    [{ after: 'x' }, 'after'],
    [{ filter: { search: 'x'.repeat(10_000) } }, 'search'],
    [{ filter: { search: 'a\u0007' } }, 'search'],
    [{ filter: { search: 'a\u0000' } }, 'filter.search'],
    [{ filter: { role: 'EMPEROR' } }, 'filter.role'],
  ])('refuses %j', async (variables, field) => {
    const refused = refusal(await test.graphql(LIST, variables, admin.token));
    expect(refused.code).toBe('BAD_USER_INPUT');
    expect(Object.keys(refused.fields)).toEqual([field]);
  });
});

describe('the balance', () => {
  it('is the due of unpaid and partly paid orders, without cancelled ones, in every query', async () => {
    const user = await makeUser(test, { name: 'Balance Sheet' });
    await makeOrder(test, user, { orderStatus: 'delivered', paidAmount: 100_000 });
    await makeOrder(test, user, { orderStatus: 'delivered', paidAmount: 40_000 });
    await makeOrder(test, user, { orderStatus: 'picked', items: [[3, 500]] });
    await makeOrder(test, user, { orderStatus: 'cancelled' });
    await makeOrder(test, user);
    const owed = 60_000 + 1500;
    const [row] = (await list({ filter: { search: 'balance sheet' } })).nodes;
    expect(row?.balance).toBe(owed);
    const one = await test.graphql<{ user: Row }>(USER, { id: user.id }, admin.token);
    expect(one.data?.user.balance).toBe(owed);
    const me = await test.graphql<{ me: Row }>('{ me { balance } }', {}, user.token);
    expect(me.data?.me.balance).toBe(owed);
  });

  it('is 0 for a user without orders', async () => {
    const user = await makeUser(test);
    const me = await test.graphql<{ me: Row }>('{ me { balance } }', {}, user.token);
    expect(me.data?.me.balance).toBe(0);
  });
});

describe('one user', () => {
  it('is the viewer, or for an admin any user', async () => {
    const user = await makeUser(test);
    const other = await makeUser(test);
    const read = async (id: string, token?: string) =>
      refusal(await test.graphql(USER, { id }, token)).code;
    expect(await read(user.id, user.token)).toBe('OK');
    expect(await read(user.id, admin.token)).toBe('OK');
    expect(await read(user.id, other.token)).toBe('NOT_FOUND');
    expect(await read(user.id)).toBe('UNAUTHENTICATED');
    expect(await read(randomUUID(), admin.token)).toBe('NOT_FOUND');
    expect(await read('no-id', admin.token)).toBe('NOT_FOUND');
  });

  it('is visible only to admins after the deletion, and in no list', async () => {
    const user = await makeUser(test, { name: 'Archived Person' });
    await test.orm.em
      .fork()
      .execute('update "user" set archived_at = now() where id = ?', [user.id]);
    const stranger = await makeUser(test);
    const read = (token: string) => test.graphql(USER, { id: user.id }, token);
    expect(refusal(await read(admin.token)).code).toBe('OK');
    expect(refusal(await read(stranger.token)).code).toBe('NOT_FOUND');
    expect(await found('archived person')).toEqual([]);
  });
});

describe('SQL statements', () => {
  it('of a page are at most three, for any number of rows', async () => {
    for (let i = 0; i < 12; i += 1) {
      const user = await makeUser(test, { name: `Counted ${i}` });
      await addAddress(user, `${i}, Counting Street`, true);
      await makeOrder(test, user, { orderStatus: 'delivered' });
    }
    const sent = await recordSqlStatements(() =>
      list({ filter: { search: 'counted' }, first: 100 }),
    );
    expect(sent.length).toBeLessThanOrEqual(3);
  });
});
