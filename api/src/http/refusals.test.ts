import { connect } from 'node:net';
import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeUser, type TestUser } from '../testing/factories.js';
import { graphqlFromIp, freshNetwork, serverInRealUse, useStillClock } from '../testing/limits.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

let test: TestServer;
let narrow: FastifyInstance;
let customer: TestUser;
const lines: string[] = [];
const write = (line: string) => lines.push(line);
beforeAll(async () => {
  test = await startTestServer({ log: write });
  narrow = await serverInRealUse(test, { logger: { level: 'info', stream: { write } } });
  customer = await makeUser(test);
});
afterAll(async () => {
  await narrow.close();
  await test.stop();
});
beforeEach(() => {
  lines.length = 0;
});

useStillClock();

const SECRET = 'never-to-be-logged';

const refused = () =>
  lines.map((line) => JSON.parse(line) as { msg: string }).filter(({ msg }) => msg === 'refused');

/** The only log line of a refusal, read after the response. */
async function noted() {
  await expect.poll(refused).toHaveLength(1);
  expect(lines.join('')).not.toContain(SECRET);
  return refused()[0];
}

interface RawRequest {
  url?: string;
  method?: 'POST' | 'GET' | 'DELETE';
  type?: string;
  body?: string;
  token?: string;
}

const send = ({ url = '/graphql', method = 'POST', type, body, token }: RawRequest) =>
  fetch(`${test.url}${url}`, {
    method,
    headers: {
      'content-type': type ?? 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: method === 'GET' ? undefined : body,
  });

const asking = (query: string, variables = {}): RawRequest => ({
  body: JSON.stringify({ query, variables }),
});
const nested = (depth: number): unknown => (depth > 0 ? [nested(depth - 1)] : SECRET);
const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [i, 1]));
const REGISTER = '/api/auth/register';
const VERIFY =
  'mutation ($input: SignInWithCodeInput!) { signInWithCode(input: $input) { token } }';

const GUESS = `signInWithCode(input: { email: "a@example.in", otp: "1234" }) { token }`;

const CASES: [what: string, reason: string, sent: RawRequest][] = [
  ['a body of a visitor that is too large', 'too large', { body: `"${'x'.repeat(65 * 1024)}"` }],
  ['the same over REST', 'too large', { url: REGISTER, body: `"${'x'.repeat(65 * 1024)}"` }],
  ['values that lie too deep', 'too deep', asking(VERIFY, { input: nested(20) })],
  ['an object of too many names', 'too many values', asking(VERIFY, { input: many(101) })],
  ['invalid JSON', 'unreadable', { body: `{"query": ${SECRET}` }],
  ['the same over REST', 'unreadable', { url: REGISTER, body: `{"name": ${SECRET}` }],
  ['a body without a document', 'unreadable', { body: JSON.stringify({ otp: SECRET }) }],
  ['a form of another site', 'unreadable', { type: 'text/plain', ...asking('{ __typename }') }],
  ['a form over REST', 'not JSON', { url: REGISTER, type: 'text/plain', body: SECRET }],
  ['another charset', 'not JSON', { type: 'application/json; charset=utf-16', body: SECRET }],
  ['another method', 'wrong method', { url: REGISTER, method: 'DELETE' }],
  ['a document that ends too early', 'unreadable', asking(`{ cloths(a: "${SECRET}"`)],
  ['a document that is too long', 'too long', asking(`{ ${'states { id } '.repeat(400)} }`)],
  ['a field that is not there', 'not in the schema', asking(`{ cloths(a: "${SECRET}") { id } }`)],
  [
    'too many operations',
    'too much at once',
    asking(`{ ${Array.from({ length: 11 }, (_, i) => `a${i}: states { id }`).join(' ')} }`),
  ],
  [
    'rows of rows of rows',
    'too much at once',
    asking(
      `{ myOrders(first: 100) { nodes { ${Array.from({ length: 8 }, (_, i) => `a${i}: items { id name price }`).join(' ')} } } }`,
    ),
  ],
  ['a guess twice', 'too much at once', asking(`mutation { a: ${GUESS} b: ${GUESS} }`)],
  ['a variable that does not fit', 'wrong input', asking(VERIFY, { input: SECRET })],
];

describe('a request that is refused before an operation is logged once, with the reason', () => {
  it.each(CASES)('%s: %s', async (_, reason, sent) => {
    const answer = await send(sent);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(await noted()).toMatchObject({
      ...{ reason, code: 'BAD_USER_INPUT', ip: '127.0.0.1' },
      reqId: answer.headers.get('x-request-id'),
    });
  });

  it('with the user, if known', async () => {
    await send({ ...asking('{ nothing }'), token: customer.token });
    expect(await noted()).toMatchObject({ reason: 'not in the schema', by: customer.id });
  });

  it('with the requested operation of REST', async () => {
    await send({ url: REGISTER, body: JSON.stringify({ name: { first: SECRET } }) });
    expect(await noted()).toMatchObject({ reason: 'wrong input', operation: 'requestSignUpCode' });
  });

  it('a malformed URL', async () => {
    const { port } = new URL(test.url);
    const socket = connect(Number(port), '127.0.0.1');
    socket.end(`GET /api/%E0%A4%A${SECRET} HTTP/1.1\r\nHost: laundry.test\r\n\r\n`);
    await once(socket.resume(), 'close');
    expect(refused()).toMatchObject([{ reason: 'unreadable', code: 'BAD_USER_INPUT' }]);
  });

  it('too many invalid documents', async () => {
    const from = freshNetwork();
    for (let time = 0; time < 60; time += 1) await graphqlFromIp(narrow, { query: '{' }, from);
    lines.length = 0;
    expect((await graphqlFromIp(narrow, { query: '{ states { id } }' }, from)).statusCode).toBe(
      429,
    );
    expect(await noted()).toMatchObject({
      ...{ reason: 'too often', code: 'TOO_MANY_REQUESTS', ip: from },
    });
  });
});

describe('no second line is logged', () => {
  it('for a refusal by an operation, over GraphQL and REST', async () => {
    const WRONG = { input: { email: customer.email, otp: '0000' } };
    await send(asking(VERIFY, WRONG));
    await send({ url: '/api/auth/verify-login', body: JSON.stringify(WRONG.input) });
    await send({ url: '/api/order/getAllOrders', method: 'GET' });
    const done = () => lines.filter((line) => line.includes('request completed'));
    await expect.poll(done).toHaveLength(3);
    expect(refused()).toMatchObject([
      { operation: 'signInWithCode', code: 'BAD_USER_INPUT' },
      { operation: 'signInWithCode', code: 'BAD_USER_INPUT' },
      { operation: 'orders', code: 'UNAUTHENTICATED' },
    ]);
  });

  it('for a valid request, or an unknown path', async () => {
    await send(asking('{ states { id } }'));
    await send({ url: '/api/nothing', method: 'GET' });
    const done = () => lines.filter((line) => line.includes('request completed'));
    await expect.poll(done).toHaveLength(2);
    expect(refused()).toEqual([]);
  });
});
