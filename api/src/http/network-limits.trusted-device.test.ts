import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countCall } from '../graphql/access/rate-limit-key.js';
import { createRateLimiter } from '../platform/rate-limit/rate-limiter.js';
import { rateLimitStore } from './request-context.js';
import {
  knownCode,
  knownPerson,
  letTimePass,
  LOGIN,
  type SignIn,
  VERIFY_LOGIN,
} from '../testing/accounts/sign-in.js';
import type { TestBrowser } from '../testing/browser.js';
import { makeUser } from '../testing/factories.js';
import {
  graphqlFromIp,
  freshNetwork,
  serverInRealUse,
  useStillClock,
  waitOf,
} from '../testing/limits.js';
import { recordSqlStatements } from '../testing/sql-statements.js';
import { type GraphQLAnswer, startTestServer, type TestServer } from '../testing/test-server.js';

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

const deviceOf = (browser: TestBrowser) => browser.cookie('device') ?? '';
const forged = () => randomBytes(32).toString('base64url');

/** Sends a request from this IP address, from a browser with this cookie id or without one. */
const ask = (from: string, query: string, variables: Record<string, unknown>, id?: string) =>
  graphqlFromIp(server, { query, variables }, from, {
    origin: test.app.publicUrl,
    ...(id ? { cookie: `device=${id}` } : {}),
  });

const login = (from: string, email: string, id?: string) => ask(from, LOGIN, { email }, id);
const verify = (from: string, email: string, otp: string, id?: string) =>
  ask(from, VERIFY_LOGIN, { input: { email, otp } }, id);

/**
 * Uses up the limit of an IP address for a minute as another client, with or without a cookie id.
 */
async function flood(from: string, idOf: () => string | undefined = () => undefined) {
  for (let time = 0; time < 12; time += 1)
    await login(from, `neighbour${time}@laundry.test`, idOf());
  for (let time = 0; time < 22; time += 1)
    await verify(from, `neighbour${time}@laundry.test`, '0000', idOf());
}

describe('at an IP address whose limit for codes is used up', () => {
  it.each([
    ['no id', () => undefined],
    ['forged ids', forged],
  ])('a trusted device requests codes and signs in: %s', async (_, idOf) => {
    const { email, browser } = await knownPerson(test);
    const from = freshNetwork();
    await flood(from, idOf);
    const id = deviceOf(browser);
    expect(waitOf(await login(from, ` ${email.toUpperCase()} `, id))).toBeNull();
    const otp = await knownCode(test, email, { browser });
    const { data } = (await verify(from, email, otp, id)).json<GraphQLAnswer<SignIn>>();
    expect(data?.signInWithCode.token).toBeTruthy();
  });

  it('a trusted device does so over REST', async () => {
    const { email, browser } = await knownPerson(test);
    const remoteAddress = freshNetwork();
    await flood(remoteAddress);
    const post = (id: string) =>
      server.inject({
        ...{ method: 'POST', url: '/api/auth/login', payload: { email }, remoteAddress },
        headers: { origin: test.app.publicUrl, cookie: `device=${id}` },
      });
    expect((await post(forged())).statusCode).toBe(429);
    expect((await post(deviceOf(browser))).statusCode).toBe(200);
  });

  it('a forged cookie id, and one of another account, are refused', async () => {
    const { email, browser } = await knownPerson(test);
    const other = await makeUser(test);
    const from = freshNetwork();
    await flood(from);
    for (const [whose, id] of [
      [email, forged()],
      [email, undefined],
      [other.email, deviceOf(browser)],
    ] as const) {
      expect(waitOf(await login(from, whose, id))).toBe(60);
      expect(waitOf(await verify(from, whose, '0000', id))).toBe(60);
    }
  });
});

describe('a trusted device', () => {
  it('has its own limit of the same size at any IP address, and does not use up that of the address', async () => {
    const { email, browser } = await knownPerson(test);
    const id = deviceOf(browser);
    const from = freshNetwork();
    for (let time = 0; time < 10; time += 1) {
      await letTimePass(test, email);
      expect(waitOf(await login(from, email, id))).toBeNull();
    }
    for (let time = 0; time < 20; time += 1)
      expect(waitOf(await verify(from, email, 'none', id))).toBeNull();
    await letTimePass(test, email);
    for (const network of [from, freshNetwork()]) {
      expect(waitOf(await login(network, email.toUpperCase(), id))).toBe(60);
      expect(waitOf(await verify(network, email, 'none', id))).toBe(60);
    }
    expect(waitOf(await login(from, 'a.neighbour@laundry.test'))).toBeNull();
    expect(waitOf(await verify(from, 'a.neighbour@laundry.test', '0000'))).toBeNull();
  });
});

describe('a sign-in that renews the device id', () => {
  it('does not reset the limit: ten codes a minute per browser, with any device id', async () => {
    const { email, browser } = await knownPerson(test);
    let id = deviceOf(browser);
    const from = freshNetwork();
    const ids = new Set<string>();
    for (let time = 0; time < 10; time += 1) {
      await letTimePass(test, email);
      expect(waitOf(await login(from, email, id))).toBeNull();
      const answer = await verify(from, email, await knownCode(test, email), id);
      id = /device=([\w-]{43})/.exec(String(answer.headers['set-cookie']))?.[1] ?? '';
      ids.add(id);
    }
    expect(ids.size).toBe(10);
    await letTimePass(test, email);
    expect(waitOf(await login(from, email, id))).toBe(60);
    expect(waitOf(await login(from, 'a.neighbour@laundry.test'))).toBeNull();
  });
});

describe('the lookup of a trusted device', () => {
  const lookUps = async (run: () => Promise<unknown>): Promise<number> =>
    (await recordSqlStatements(run)).filter(({ text }) => text.includes('device')).length;

  const asking = (ip: string, idHash: Buffer) => ({
    ...{ em: test.orm.em.fork(), ip, limits: createRateLimiter(rateLimitStore(test.orm)) },
    device: {
      idHash,
      isBrowser: true,
      label: 'An app',
      network: ip,
      requestId: 'asked',
      ensureId: () => idHash,
      renewId: () => idHash,
    },
  });

  it('is skipped for an IP address that sent too many unknown ids', async () => {
    const email = 'unknown.trusted@laundry.test';
    const context = asking(freshNetwork(), randomBytes(32));
    const once = () => countCall({ ...context }, 'verifyCode', { email });
    await context.limits.consume('untrustedDevice', context.ip, 2999);
    expect(await lookUps(once)).toBe(1);
    expect(await lookUps(once)).toBe(0);
    const elsewhere = { ...context, ip: freshNetwork() };
    expect(await lookUps(() => countCall(elsewhere, 'verifyCode', { email }))).toBe(1);
  });

  it('is skipped for a trusted device without remaining uses, and without an e-mail', async () => {
    const { email, browser } = await knownPerson(test);
    const id = deviceOf(browser);
    const from = freshNetwork();
    for (let time = 0; time < 20; time += 1) await verify(from, email, 'none', id);
    expect(await lookUps(() => verify(from, email, 'none', id))).toBe(0);
    const context = asking(from, randomBytes(32));
    for (const args of [{}, { email: 'none' }, { input: null }, { input: { email: 4 } }])
      expect(await lookUps(() => countCall(context, 'verifyCode', args))).toBe(0);
  });
});
