import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeAdmin, makeUser, type TestUser } from '../../testing/factories.js';
import {
  graphqlFromIp,
  freshNetwork,
  serverInRealUse,
  useStillClock,
  waitOf,
} from '../../testing/limits.js';
import { makeOrder } from '../../testing/orders/order-factories.js';
import { type GraphQLAnswer, startTestServer, type TestServer } from '../../testing/test-server.js';

const ORDERS = 60;

let test: TestServer;
let server: FastifyInstance;
beforeAll(async () => {
  test = await startTestServer();
  server = await serverInRealUse(test);
});
afterAll(async () => {
  await server.close();
  await test.stop();
});

useStillClock();

const bearer = (user: TestUser) => ({ authorization: `Bearer ${user.token}` });
const ask = (query: string, user: TestUser, from = freshNetwork()) =>
  graphqlFromIp(server, { query }, from, bearer(user));

const times = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => make(index)).join(' ');

const EVERYTHING = `id shortId createdAt pickupDate deliveryDate orderStatus paymentStatus totalPrice paidAmount due
  items { id name quantity price amount } payments { id amount kind } timeline { id occurredAt toStatus }`;
const WIDE = `{ ${times(10, (i) => `a${i}: myOrders(first: 100) { nodes { ${EVERYTHING} } }`)} }`;
/** A page that returns 60 orders with all fields. */
const PAGE = `{ myOrders(first: 100) { nodes { ${EVERYTHING} } } }`;
const SMALL = '{ me { id } }';

async function customerWithOrders(): Promise<TestUser> {
  const user = await makeUser(test);
  for (let made = 0; made < ORDERS; made += 1)
    await makeOrder(test, user, { orderStatus: 'delivered', paidAmount: 10_000 });
  return user;
}

describe('the complexity limit of a document', () => {
  it('refuses all fields ten times, also for staff or through variables', async () => {
    const query = `query ($first: Int!) ${WIDE.replaceAll('100', '$first')}`;
    for (const user of [await makeUser(test), await makeAdmin(test)]) {
      const payload = { query, variables: { first: 100 } };
      for (const asked of [{ query: WIDE }, payload]) {
        const answer = await graphqlFromIp(server, asked, freshNetwork(), bearer(user));
        expect(answer.statusCode).toBe(400);
        const { data, errors } = answer.json<GraphQLAnswer<unknown>>();
        expect(data ?? null).toBeNull();
        expect(errors?.[0]).toMatchObject({
          message: expect.stringMatching(
            /^A request may have a complexity of at most 30000, and this one has \d+: ask for fewer rows or fields$/,
          ) as string,
          extensions: { code: 'BAD_USER_INPUT' },
        });
      }
      const fewer = { query, variables: { first: 10 } };
      const good = await graphqlFromIp(server, fewer, freshNetwork(), bearer(user));
      expect(good.json<GraphQLAnswer<unknown>>().errors).toBeUndefined();
    }
  });

  it('allows a hundred orders with all fields', async () => {
    const answer = await ask(PAGE, await makeUser(test));
    expect(answer.json<GraphQLAnswer<unknown>>().errors).toBeUndefined();
  });
});

describe('a response', () => {
  const LONG = 'लंबा पता '.repeat(60);
  /** Selects the pickup address of every row this number of times. */
  const long = (rows: number) =>
    `{ myOrders(first: ${rows}) { nodes { ${times(290, (i) => `a${i}: pickupAddress`)} } } }`;

  it('has at most 2,000,000 characters', async () => {
    const user = await makeUser(test);
    for (let made = 0; made < 20; made += 1) await makeOrder(test, user, { pickupAddress: LONG });
    expect((await ask(long(2), user)).statusCode).toBe(200);
    const refused = await ask(long(20), user);
    const { data, errors } = refused.json<GraphQLAnswer<unknown>>();
    expect(data ?? null).toBeNull();
    expect(errors).toHaveLength(1);
    expect(errors?.[0]).toMatchObject({
      message: 'An answer may have at most 2000000 characters: ask for fewer rows or fields',
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });

  it('has no aliases of more than 100 characters', async () => {
    const named = (length: number) => `{ me { ${'x'.repeat(length)}: id } }`;
    const user = await makeUser(test);
    expect((await ask(named(100), user)).statusCode).toBe(200);
    const refused = await ask(named(101), user);
    expect(refused.statusCode).toBe(400);
    expect(refused.json<GraphQLAnswer<unknown>>().errors?.[0]?.message).toBe(
      'A name may have at most 100 characters',
    );
  });
});

/** Repeats a read until it is refused. Returns the number of reads and the seconds to wait. */
async function countUntilRefused(read: () => Promise<number | null>, most: number) {
  for (let count = 0; count <= most; count += 1) {
    const wait = await read();
    if (wait !== null) return { count, wait };
  }
  return null;
}

describe('the read quota of an account', () => {
  it('is a complexity of 200,000 a minute, from any IP address, separate for each user', async () => {
    const [user, other] = [await makeUser(test), await makeUser(test)];
    const read = async () => waitOf(await ask(PAGE, user));
    const used = await countUntilRefused(read, 200);
    // Each of the 100 rows has 10 values, ten items, payments and events, and the fields around
    // them.
    expect(used?.count).toBe(Math.floor(200_000 / (100 + 100 * (2 + 10 + 60 + 40 + 40))));
    expect(used?.wait).toBe(60);
    const refused = await ask(PAGE, user);
    expect(refused.statusCode).toBe(429);
    expect(waitOf(await ask(PAGE, other))).toBeNull();
    vi.setSystemTime(Date.now() + 60_000);
    expect(await read()).toBeNull();
  });

  it('also limits simultaneous reads', async () => {
    const user = await makeUser(test);
    const answers = await Promise.all(Array.from({ length: 40 }, () => ask(PAGE, user)));
    const good = answers.filter((answer) => waitOf(answer) === null);
    expect(good.length).toBeGreaterThan(5);
    expect(good.length).toBeLessThan(20);
  });

  it('applies to REST too', async () => {
    const user = await customerWithOrders();
    const url = `/api/order/getOrdersByUser/${user.id}`;
    const read = async () => {
      const answer = await server.inject({ url, headers: bearer(user) });
      return answer.statusCode === 429 ? Number(answer.headers['retry-after']) : null;
    };
    const used = await countUntilRefused(read, 200);
    expect(used?.wait).toBe(60);
    expect(used?.count).toBeGreaterThan(10);
    expect(waitOf(await ask(SMALL, user))).toBe(null);
  });

  it('charges a REST list for 1000 rows at first, and refunds the unused part', async () => {
    const user = await makeUser(test);
    const rest = async (query: string) => {
      const url = `/api/order/getOrdersByUser/${user.id}${query}`;
      return (await server.inject({ url, headers: bearer(user) })).statusCode;
    };
    expect(await rest('')).toBe(200);
    // These reads use more than half of the quota of a minute.
    for (let count = 0; count < 8; count += 1) expect(waitOf(await ask(PAGE, user))).toBeNull();
    expect(await rest('')).toBe(429);
    expect(await rest('?limit=100')).toBe(200);
  });

  it('charges each operation, also one without results', async () => {
    const user = await makeUser(test);
    const nothing = `{ ${times(10, (i) => `a${i}: myOrders(first: 1) { nodes { id } }`)} }`;
    const used = await countUntilRefused(async () => waitOf(await ask(nothing, user)), 250);
    expect(used?.count).toBeGreaterThan(150);
    expect(used?.count).toBeLessThan(200);
  });

  it('is five times as high for an enterprise; staff have none', async () => {
    const business = await makeUser(test, { role: 'enterprise' });
    const admin = await makeAdmin(test);
    const query = PAGE.replace('myOrders', 'orders');
    // A customer may read this page 13 times per minute; staff have no limit.
    for (let count = 0; count < 20; count += 1) {
      expect(waitOf(await ask(PAGE, business))).toBeNull();
      expect(waitOf(await ask(query, admin))).toBeNull();
    }
  });

  it('of visitors is shared per IP address', async () => {
    const from = freshNetwork();
    const query = `{ ${times(10, (i) => `a${i}: states { id name }`)} }`;
    const read = async () => waitOf(await graphqlFromIp(server, { query }, from));
    const used = await countUntilRefused(read, 200);
    expect(used?.wait).toBe(60);
    expect(waitOf(await graphqlFromIp(server, { query }, freshNetwork()))).toBeNull();
    expect(waitOf(await ask(SMALL, await makeUser(test), from))).toBeNull();
  });
});
