import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createSocialClient, type SocialClient } from '../social/social.client.js';
import { createDevOidcProvider } from '../social/dev-oidc-provider.js';
import { freePort } from '../testing/http.js';
import {
  type GraphQLRequest,
  graphqlFromIp,
  freshNetwork,
  serverInRealUse,
  useStillClock,
  waitOf,
} from '../testing/limits.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

let test: TestServer;
let social: SocialClient;
/** A server with the rate limits of production. */
let server: FastifyInstance;
beforeAll(async () => {
  test = await startTestServer({
    port: await freePort(),
    providers: (app) => {
      const { settings, devService } = createDevOidcProvider(app);
      social = createSocialClient(settings);
      return { social, devServices: [devService] };
    },
  });
  server = await realServer();
});
afterAll(async () => {
  await server.close();
  await test.stop();
});

const realServer = (trustProxy?: string) => serverInRealUse(test, { social, trustProxy });

useStillClock();

const graphql = (asked: GraphQLRequest, from: string, on = server, headers = {}) =>
  graphqlFromIp(on, asked, from, headers);

const PERSON = { name: 'Asha Rao', phone: '9876543210' };
const FEEDBACK: GraphQLRequest = {
  query: `mutation ($input: SendFeedbackInput!) { sendFeedback(input: $input) { message } }`,
  variables: { input: { ...PERSON, message: 'Very clean' } },
};
const CONTACT = { ...PERSON, email: 'asha@laundry.test', address: '1 Road', message: 'Hello' };
const input = (type: string, operation: string, fields: string, value: object): GraphQLRequest => ({
  query: `mutation ($input: ${type}!) { ${operation}(input: $input) { ${fields} } }`,
  variables: { input: value },
});
const requestSignInCode = (email: string): GraphQLRequest =>
  input('RequestSignInCodeInput', 'requestSignInCode', 'message', { email });
const CODE = { email: 'asha@laundry.test', otp: '0000' };

type Row = [name: string, times: number, seconds: number, ask: (time: number) => GraphQLRequest];

/**
 * One operation of each rate limit, with the number of requests allowed and the window in seconds.
 * access.test.ts lists the limit of every operation.
 */
const LIMITED: Row[] = [
  ['requestSignInCode', 10, 60, (n) => requestSignInCode(`l${n}@laundry.test`)],
  ['signInWithCode', 20, 60, () => input('SignInWithCodeInput', 'signInWithCode', 'token', CODE)],
  ['sendFeedback', 5, 600, () => FEEDBACK],
];

describe('one IP address', () => {
  it.each(LIMITED)('may use %s %i times in %i seconds', async (...row) => {
    const [, times, seconds, ask] = row;
    const from = freshNetwork();
    const start = Date.now();
    for (let time = 1; time <= times; time += 1)
      expect(waitOf(await graphql(ask(time), from)), `time ${time}`).toBeNull();
    expect(waitOf(await graphql(ask(times + 1), from))).toBe(seconds);
    expect(waitOf(await graphql(ask(times + 2), freshNetwork()))).toBeNull();
    vi.setSystemTime(start + seconds * 1000 - 1);
    expect(waitOf(await graphql(ask(times + 3), from))).toBe(1);
    vi.setSystemTime(start + seconds * 1000);
    expect(waitOf(await graphql(ask(times + 4), from))).toBeNull();
  });

  it.each([
    ['/auth/social/start', 303],
    ['/auth/social/callback', 400],
  ])('may open %s 20 times a minute', async (url, status) => {
    const remoteAddress = freshNetwork();
    const open = () => server.inject({ method: 'GET', url, remoteAddress });
    for (let time = 1; time <= 20; time += 1) expect((await open()).statusCode).toBe(status);
    const refused = await open();
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
    expect(refused.body).toContain('Too many requests');
  });

  it('is counted over GraphQL and REST together; each returns its own error format', async () => {
    const remoteAddress = freshNetwork();
    for (let time = 1; time <= 4; time += 1)
      expect(waitOf(await graphql(FEEDBACK, remoteAddress))).toBeNull();
    const post = () =>
      server.inject({
        method: 'POST',
        url: '/api/contact/createContact',
        payload: CONTACT,
        remoteAddress,
      });
    expect((await post()).statusCode).toBeLessThan(300);
    const refused = await post();
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '600']);
    const response = await graphql(FEEDBACK, remoteAddress);
    expect(waitOf(response)).toBe(600);
    expect([response.statusCode, response.headers['retry-after']]).toEqual([200, '600']);
  });

  it('is counted over all processes together', async () => {
    const other = await realServer();
    const from = freshNetwork();
    const ask = (time: number) =>
      graphql(requestSignInCode(`both${time}@laundry.test`), from, time % 2 ? server : other);
    const answers = await Promise.all(Array.from({ length: 24 }, (_, time) => ask(time)));
    expect(answers.map(waitOf).filter((wait) => wait === null)).toHaveLength(10);
    await other.close();
  });

  it('has higher limits outside production', async () => {
    const from = freshNetwork();
    for (let time = 1; time <= 6; time += 1)
      expect(waitOf(await graphql(FEEDBACK, from, test.server))).toBeNull();
  });
});

describe('behind a proxy', () => {
  const clientOf = (address: string) => ({ 'x-forwarded-for': address });
  /**
   * Sends five forms of one client over this connection. Returns the waiting times in seconds of
   * the client's sixth form and of another client's first form; null means no waiting time.
   */
  async function sixths(remoteAddress: string, trusted?: string) {
    const proxied = await realServer(trusted);
    const [client, other] = [clientOf(freshNetwork()), clientOf(freshNetwork())];
    try {
      for (let time = 1; time <= 5; time += 1)
        expect(waitOf(await graphql(FEEDBACK, remoteAddress, proxied, client))).toBeNull();
      return [
        waitOf(await graphql(FEEDBACK, remoteAddress, proxied, client)),
        waitOf(await graphql(FEEDBACK, remoteAddress, proxied, other)),
      ];
    } finally {
      await proxied.close();
    }
  }

  it('that is trusted, each client has its own count', async () => {
    expect(await sixths('10.1.2.3', '192.0.2.0/24,10.0.0.0/8')).toEqual([600, null]);
  });

  it('that is not trusted, all clients share one count', async () => {
    expect(await sixths('11.1.2.3', '10.0.0.0/8')).toEqual([600, 600]);
    expect(await sixths('10.1.2.4')).toEqual([600, 600]);
  });

  it('without a valid client address, requests count for the proxy', async () => {
    const proxied = await realServer('10.0.0.0/8');
    const madeUp = ['unknown', '_hidden', '999.1.1.1', 'a', '<b>', '1.2.3.4.5'];
    const waits = [];
    for (const word of madeUp) {
      const headers = { 'x-forwarded-for': word };
      waits.push(waitOf(await graphql(FEEDBACK, '10.1.2.5', proxied, headers)));
    }
    await proxied.close();
    expect(waits).toEqual([null, null, null, null, null, 600]);
  });
});
