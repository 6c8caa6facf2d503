import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, today } from '../platform/dates.js';
import { Mail } from '../mails/mail.entity.js';
import { Authenticator } from '../testing/accounts/authenticator.js';
import { ADD, askedToAdd } from '../testing/accounts/passkeys.js';
import { makeUser, type TestUser } from '../testing/factories.js';
import { serverInRealUse } from '../testing/limits.js';
import type { GraphQLAnswer } from '../testing/test-server.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { Role } from '../users/user.entity.js';

let test: TestServer;
/** Two server processes of one installation with the rate limits of production. */
let servers: FastifyInstance[];
beforeAll(async () => {
  test = await startTestServer();
  servers = await Promise.all([1, 2].map(() => serverInRealUse(test)));
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await test.stop();
});

const ASKED = {
  write: {
    query: `mutation { deleteAddress(id: "00000000-0000-7000-8000-000000000000", version: 1) { message } }`,
  },
  book: {
    query: `mutation ($input: BookPickupInput!, $key: String) {
      bookPickup(input: $input, idempotencyKey: $key) { booking { id } }
    }`,
    variables: {
      input: { pickupDate: today(), phone: '9876543210', pickupAddress: '12 Car Street, Chennai' },
    },
  },
};
type DocumentName = keyof typeof ASKED;
type LimitedAction = DocumentName | 'passkey';

/**
 * Sends a request, and repeats it when an overloaded server returns SERVICE_UNAVAILABLE, as clients
 * do.
 */
async function post(
  payload: object,
  who: TestUser,
  on = servers,
): Promise<LightMyRequestResponse | undefined> {
  const headers = { authorization: `Bearer ${who.token}` };
  const answer = await on[0]?.inject({ method: 'POST', url: '/graphql', headers, payload });
  return answer?.body.includes('SERVICE_UNAVAILABLE') ? post(payload, who, on) : answer;
}

/** Rate-limit error of one mutation, or null below the limit. */
async function refusalOf(action: DocumentName, who: TestUser, on = servers) {
  const answer = await post(ASKED[action], who, on);
  const errors = answer?.json<GraphQLAnswer<unknown>>().errors ?? [];
  const refused = errors.find(({ extensions }) => extensions.code === 'TOO_MANY_REQUESTS');
  return refused ? { ...refused.extensions, message: refused.message } : null;
}

/**
 * Books a pickup with these variables in addition. Returns the status, the error code, and the id
 * of the order if it was booked.
 */
async function book(who: TestUser, variables: object, on = servers) {
  const { query, variables: given } = ASKED.book;
  const answer = await post({ query, variables: { ...given, ...variables } }, who, on);
  const body = answer?.json<GraphQLAnswer<{ bookPickup: { booking: { id: string } } } | null>>();
  const code = body?.errors?.[0]?.extensions.code ?? 'OK';
  return { status: answer?.statusCode, code, id: body?.data?.bookPickup.booking.id };
}

/** Count of a rate-limited action that the database has stored for the account. */
async function countOf({ id }: TestUser, action: LimitedAction) {
  const [row] = await test.orm.em
    .fork()
    .execute<{ count: number }[]>(
      'select count from account_rate_limit where user_id = ? and action = ?',
      [id, action],
    );
  return row?.count ?? 0;
}

/**
 * Seconds since 1970 by the database's clock: now, and the start of the action's current window.
 */
async function times({ id }: TestUser, action: LimitedAction, seconds: number) {
  const [row] = await test.orm.em.fork().execute<{ now: number; began: number | null }[]>(
    `select extract(epoch from clock_timestamp())::float as now,
       (select extract(epoch from ends_at)::float - ? from account_rate_limit where user_id = ? and action = ?) as began`,
    [seconds, id, action],
  );
  return { now: row?.now ?? NaN, began: row?.began ?? NaN };
}

const set = (values: string, { id }: TestUser, action: LimitedAction) =>
  test.orm.em
    .fork()
    .execute(`update account_rate_limit set ${values} where user_id = ? and action = ?`, [
      id,
      action,
    ]);

describe('the rate limit of an account', () => {
  it.each([
    ['write', Role.CUSTOMER, 120, 60],
    ['write', Role.ENTERPRISE, 600, 60],
    ['write', Role.ADMIN, 1200, 60],
    ['book', Role.CUSTOMER, 30, 3600],
    ['book', Role.ENTERPRISE, 300, 3600],
    ['book', Role.ADMIN, 1200, 3600],
  ] as const)(
    'allows %s for role %s %i times in %i seconds',
    async (action, role, most, seconds) => {
      const who = await makeUser(test, { role });
      const before = await times(who, action, seconds);
      expect(await refusalOf(action, who)).toBeNull();
      const after = await times(who, action, seconds);
      // The database stores milliseconds, so the start can be rounded down.
      expect(after.began).toBeGreaterThan(before.now - 0.002);
      expect(after.began).toBeLessThan(after.now + 0.002);
      await set(`count = ${most - 1}`, who, action);
      expect(await refusalOf(action, who)).toBeNull();
      const refused = await refusalOf(action, who);
      expect(refused?.retryAfter).toBeGreaterThan(0);
      expect(refused?.retryAfter).toBeLessThanOrEqual(seconds);
      expect(await refusalOf(action, await makeUser(test, { role }))).toBeNull();
      await set(`ends_at = now() - interval '1 second'`, who, action);
      expect(await refusalOf(action, who)).toBeNull();
    },
  );

  it('is shared by all processes, also for simultaneous requests', async () => {
    const who = await makeUser(test);
    const all = Array.from({ length: 40 }, (_, at) =>
      refusalOf('book', who, servers.slice(at % 2)),
    );
    const refused = (await Promise.all(all)).filter((refusal) => refusal !== null);
    expect(refused).toHaveLength(10);
    expect(refused[0]?.message).toContain('call us');
    const [row] = await test.orm.em
      .fork()
      .execute<{ orders: number }[]>(
        `select count(*)::int as orders from "order" where user_id = ?`,
        [who.id],
      );
    expect(row?.orders).toBe(30);
  });

  it('counts a repeated booking with one idempotency key once, also at the limit', async () => {
    const who = await makeUser(test);
    expect(await refusalOf('book', who)).toBeNull();
    await set('count = 29', who, 'book');
    const all = Array.from({ length: 40 }, (_, at) =>
      book(who, { key: 'double-click' }, servers.slice(at % 2)),
    );
    const answers = await Promise.all(all);
    expect(answers.map(({ status, code }) => [status, code])).toEqual(
      Array.from({ length: 40 }, () => [200, 'OK']),
    );
    const [id, ...others] = new Set(answers.map((answer) => answer.id));
    expect([id, others]).toEqual([expect.any(String), []]);
    expect(await countOf(who, 'book')).toBe(30);
    expect(await book(who, { key: 'another' })).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(await book(who, { key: 'double-click' })).toMatchObject({ code: 'OK', id });
    expect(await countOf(who, 'book')).toBe(30);
  });

  it('counts only successful bookings, but every mutation, also a failed one', async () => {
    const who = await makeUser(test);
    const other = await makeUser(test);
    const { input } = ASKED.book.variables;
    const nowhere = { ...input, pickupAddress: undefined, addressId: other.id };
    await refusalOf('write', who);
    // The window is extended, so that it does not end during the test.
    await set(`ends_at = now() + interval '1 day'`, who, 'write');
    for (const [code, variables] of [
      ['BAD_USER_INPUT', { input: { ...input, pickupDate: addDays(today(), 61) } }],
      ['BAD_USER_INPUT', { input: nowhere }],
      ['BAD_USER_INPUT', { key: 'two words' }],
      ['NOT_FOUND', { input: { ...input, customerId: other.id } }],
    ] as const)
      expect((await book(who, variables)).code).toBe(code);
    expect([await countOf(who, 'book'), await countOf(who, 'write')]).toEqual([0, 5]);
    expect(await refusalOf('book', who)).toBeNull();
    await set('count = 30', who, 'book');
    for (let time = 0; time < 3; time += 1)
      expect((await refusalOf('book', who))?.retryAfter).toBeGreaterThan(0);
    expect([await countOf(who, 'book'), await countOf(who, 'write')]).toEqual([30, 9]);
  });

  it('applies to REST too', async () => {
    const who = await makeUser(test);
    expect(await refusalOf('book', who)).toBeNull();
    await set('count = 30', who, 'book');
    const answer = await servers[0]?.inject({
      method: 'POST',
      url: '/api/order/createBookingFromCustomer',
      headers: { authorization: `Bearer ${who.token}` },
      payload: { ...ASKED.book.variables.input, userId: who.id },
    });
    expect(answer?.statusCode).toBe(429);
    expect(Number(answer?.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('allows 30 new passkeys in a day, and sends no mail for a refused passkey', async () => {
    const who = await makeUser(test);
    const add = async () => {
      const credential = new Authenticator(test.app.publicUrl).create(
        await askedToAdd(test, who.token),
      );
      const answer = await post({ query: ADD, variables: { credential } }, who);
      const [error] = answer?.json<GraphQLAnswer<unknown>>().errors ?? [];
      return error?.extensions.code ?? 'OK';
    };
    const mails = () =>
      test.orm.em.fork().count(Mail, { recipient: who.email, topic: 'passkey added' });
    expect(await add()).toBe('OK');
    await set('count = 30', who, 'passkey');
    expect(await add()).toBe('TOO_MANY_REQUESTS');
    expect(await mails()).toBe(1);
    await set("ends_at = now() - interval '1 second'", who, 'passkey');
    expect(await add()).toBe('OK');
  });

  it('does not apply to queries', async () => {
    const who = await makeUser(test);
    await refusalOf('write', who);
    await set('count = 120', who, 'write');
    const answer = await servers[0]?.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization: `Bearer ${who.token}` },
      payload: { query: '{ me { id } }' },
    });
    expect(answer?.json()).toEqual({ data: { me: { id: who.id } } });
  });

  it('is higher outside production', async () => {
    const who = await makeUser(test);
    await refusalOf('book', who, [test.server]);
    await set('count = 30', who, 'book');
    expect(await refusalOf('book', who, [test.server])).toBeNull();
  });
});
