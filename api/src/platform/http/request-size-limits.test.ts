import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdmin, makeUser } from '../../testing/factories.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';
import { MAX_CONTENT_TYPE, MAX_DEPTH, MAX_NAMES, MAX_VALUES } from './request-size-limits.js';

let test: TestServer;
let token: string;
beforeAll(async () => {
  test = await startTestServer();
  ({ token } = await makeAdmin(test));
});
afterAll(() => test.stop());

const SIGN_IN =
  'mutation ($input: SignInWithCodeInput!) { signInWithCode(input: $input) { token } }';

const ask = (variables: unknown, authorization = '') =>
  test.server.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
    payload: JSON.stringify({ query: SIGN_IN, variables }),
  });

const names = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [at.toString(36), 1]));

const nested = (depth: number): unknown => (depth > 0 ? [nested(depth - 1)] : 1);

describe('the values of a request', () => {
  it.each([
    ['110,000 unknown names', names(110_000)],
    ['one name more than an object may have', names(MAX_NAMES + 1)],
    ['more values than any operation takes', { input: Array(MAX_VALUES).fill(1) }],
    // The variables and the input are two more levels.
    ['a list in a list, too deep', { input: nested(MAX_DEPTH - 1) }],
  ])('are refused: %s', async (_what, variables) => {
    const answer = await ask(variables, `Bearer ${token}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      errors: [{ message: 'This request holds too many values, or holds them too deep' }],
    });
    expect((await ask(variables)).statusCode).toBeOneOf([400, 413]);
  });

  it('are refused with a GraphQL error that does not repeat the request', async () => {
    const answer = await ask({ input: { ...names(MAX_NAMES - 2), otp: 4711, email: 'x' } });
    expect(answer.json<{ errors: object[] }>().errors.length).toBeGreaterThan(0);
    expect(answer.body).not.toContain('4711');
    const deep = await ask({ input: nested(MAX_DEPTH - 2) });
    expect(deep.json()).toHaveProperty('errors');
  });
});

describe('the maximum body of a request', () => {
  const REGISTER = '/api/auth/register';
  const send = (length: number, headers: Record<string, string> = {}) =>
    fetch(`${test.url}${REGISTER}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ name: 'x'.repeat(length - 11) }),
    });
  const VISITOR = 64 * 1024;

  it('is 64 kB for every client that is not signed in as staff, also with an invalid token', async () => {
    expect((await send(VISITOR)).status).toBe(400);
    const refused = await send(VISITOR + 1);
    expect(refused.status).toBe(413);
    expect(await refused.json()).toMatchObject({
      error: 'This request is too large: at most 64 kB, and 1 MB for staff',
    });
    const forged = { authorization: `Bearer ${'x'.repeat(43)}` };
    expect((await send(VISITOR + 1, forged)).status).toBe(413);
    for (const role of ['customer', 'enterprise'] as const) {
      const own = { authorization: `Bearer ${(await makeUser(test, { role })).token}` };
      expect((await send(VISITOR, own)).status).toBe(400);
      expect((await send(VISITOR + 1, own)).status).toBe(413);
    }
  });

  it('is 1 MB for staff', async () => {
    const authorization = `Bearer ${token}`;
    expect((await send(1024 * 1024, { authorization })).status).toBe(400);
    expect((await send(1024 * 1024 + 1, { authorization })).status).toBe(413);
  });

  it('applies also without a declared length', async () => {
    const chunked = (length: number) =>
      fetch(`${test.url}${REGISTER}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: new Blob([JSON.stringify({ name: 'x'.repeat(length - 11) })]).stream(),
        duplex: 'half',
      });
    expect((await chunked(VISITOR)).status).toBe(400);
    expect((await chunked(VISITOR + 1)).status).toBe(413);
  });
});

describe('the content type of a request', () => {
  const send = (url: string, type: string) =>
    test.server.inject({
      method: 'POST',
      url,
      headers: { 'content-type': type },
      payload: JSON.stringify({ query: '{ __typename }' }),
    });
  const urls = ['/graphql', '/api/auth/login', '/nowhere'];

  it.each(['', '; charset=utf-8', ';charset=UTF-8', '; charset="utf-8"', '; charset=utf8; v=1'])(
    'may be JSON%s',
    async (charset) => {
      for (const url of urls)
        expect((await send(url, `application/json${charset}`)).statusCode).not.toBe(415);
    },
  );

  it.each([
    ...['utf-16', 'utf-16le', 'UTF-32', 'utf-7', 'iso-8859-1', '"utf-16"', "'utf-8'", 'utf-8x', ''],
    ...['utf-8; charset=utf-16', 'utf-16; charset=utf-8'],
  ])('may not be %s', async (charset) => {
    for (const url of urls) {
      const answer = await send(url, `application/json; Charset = ${charset}`);
      expect(answer.statusCode).toBe(415);
      expect(answer.body).toContain('"message":"Send the request as application/json, in UTF-8"');
    }
  });
});

describe('a header', () => {
  const get = (url: string, headers: Record<string, string>) =>
    test.server.inject({ method: 'GET', url, headers });
  const urls = ['/graphql?query={cloths{id}}', '/api/cloth/getAllCloth', '/health/live', '/'];

  it('with a content encoding does not bypass the maximum body', async () => {
    const typeOf = (length: number) => 'application/json;'.padEnd(length);
    for (const url of urls) {
      const long = await get(url, { 'content-type': typeOf(MAX_CONTENT_TYPE + 1) });
      expect(long.statusCode).toBe(415);
      expect(long.headers['x-content-type-options']).toBe('nosniff');
      const longest = await get(url, { 'content-type': typeOf(MAX_CONTENT_TYPE) });
      expect(longest.statusCode).not.toBe(415);
    }
  });

  it('must name a valid host', async () => {
    for (const url of urls) {
      const wrong = await get(url, { host: 'not a host' });
      expect(wrong.statusCode).toBe(400);
      expect(wrong.body).toContain('"message":"The Host header of this request is not valid"');
    }
    expect((await get('/health/live', { host: '' })).statusCode).toBe(200);
  });

  it('If-None-Match may contain many tags', async () => {
    const { headers } = await get('/api/cloth/getAllCloth', {});
    const known = `"a" ,\t"b",W/${headers.etag as string} , "c"`;
    const again = await get('/api/cloth/getAllCloth', { 'if-none-match': known });
    expect(again.statusCode).toBe(304);
  });
});
