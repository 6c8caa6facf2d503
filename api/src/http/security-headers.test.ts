import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer } from './server.js';
import { createSocialClient } from '../social/social.client.js';
import { createDevOidcProvider } from '../social/dev-oidc-provider.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const POLICY =
  "default-src 'self';script-src 'self';style-src 'self' 'unsafe-inline';img-src 'self' data: blob:;" +
  "font-src 'self' data:;connect-src 'self';object-src 'none';base-uri 'none';form-action 'self';" +
  "frame-ancestors 'none'";

/** Security headers of every response, for a public URL with TLS. */
const SECURE = {
  'content-security-policy': POLICY,
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy':
    'camera=(self), geolocation=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

/** Response headers without influence on security. The test must list all other headers. */
const PLAIN = new Set([
  ...['accept-ranges', 'allow', 'cache-control', 'connection', 'content-length', 'content-type'],
  ...['date', 'etag', 'last-modified', 'location', 'set-cookie', 'vary', 'x-request-id'],
]);

let test: TestServer;
let root: string;
let secure: FastifyInstance;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'laundry-web-'));
  await mkdir(path.join(root, 'assets'));
  for (const name of ['index.html', 'shell.html', 'robots.txt', 'assets/app.js'])
    await writeFile(path.join(root, name), name);
  test = await startTestServer();
  secure = await serverAt('https://laundry.example');
});
afterAll(async () => {
  await secure.close();
  await test.stop();
  await rm(root, { recursive: true });
});

const serverAt = (publicUrl: string) => {
  const app = { ...test.app, publicUrl, production: true };
  const social = createSocialClient(createDevOidcProvider(test.app).settings);
  return createServer({ orm: test.orm, app, social, webRoot: root, explorerRoot: root });
};

interface RequestOptions {
  method?: 'GET' | 'POST' | 'OPTIONS';
  url: string;
  payload?: object;
}

async function securityOf({ method = 'GET', url, payload }: RequestOptions, server = secure) {
  const headers = { accept: 'text/html,application/json', origin: 'https://elsewhere.example' };
  const answer = await server.inject({ method, url, payload, headers });
  const said = Object.entries(answer.headers).filter(([name]) => !PLAIN.has(name));
  return { status: answer.statusCode, headers: Object.fromEntries(said) };
}

const ANSWERS: [what: string, status: number, asked: RequestOptions][] = [
  ['a page', 200, { url: '/' }],
  ['a page that is not there', 404, { url: '/nothing' }],
  ['a script', 200, { url: '/assets/app.js' }],
  ['robots.txt', 200, { url: '/robots.txt' }],
  ['GraphQL', 200, { method: 'POST', url: '/graphql', payload: { query: '{ __typename }' } }],
  ['bad GraphQL', 400, { method: 'POST', url: '/graphql', payload: { query: '{ nothing }' } }],
  ['GraphiQL', 200, { url: '/graphiql/' }],
  ['REST', 200, { url: '/api/cloth/getAllCloth' }],
  ['REST without a token', 401, { url: '/api/order/getAllOrders' }],
  ['a REST path that is not there', 404, { url: '/api/nothing' }],
  ['a method that is not there', 405, { method: 'OPTIONS', url: '/api/cloth/getAllCloth' }],
  ['the OpenAPI document', 200, { url: '/api/openapi.json' }],
  ['its page', 200, { url: '/api/docs/' }],
  ['health', 200, { url: '/health/live' }],
];

describe('the security headers', () => {
  it.each(ANSWERS)('of %s (%i) are exactly the listed ones', async (_what, status, asked) => {
    const challenge = status === 401 ? { 'www-authenticate': 'Bearer' } : {};
    expect(await securityOf(asked)).toEqual({ status, headers: { ...SECURE, ...challenge } });
  });

  it('of the sign-in popup allow messages to its opener, and send no referrer', async () => {
    expect(await securityOf({ url: '/auth/social/callback?code=secret' })).toEqual({
      status: 400,
      headers: {
        ...SECURE,
        'cross-origin-opener-policy': 'unsafe-none',
        'referrer-policy': 'no-referrer',
      },
    });
  });

  it('for a malformed URL have the strictest policy', async () => {
    expect(await securityOf({ url: '/%' })).toEqual({
      status: 400,
      headers: {
        'content-security-policy':
          "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
        'referrer-policy': 'no-referrer',
        'strict-transport-security': SECURE['strict-transport-security'],
        'x-content-type-options': 'nosniff',
      },
    });
  });

  it('mention TLS only when the public URL has it', async () => {
    const plain = await serverAt('http://laundry.example');
    expect((await securityOf({ url: '/' }, plain)).headers).toEqual({
      ...SECURE,
      'strict-transport-security': undefined,
    });
    expect((await securityOf({ url: '/%' }, plain)).headers).not.toHaveProperty(
      'strict-transport-security',
    );
    await plain.close();
  });
});

it('the cookie of a social sign-in has the prefix __Host- and is Secure over TLS', async () => {
  const answer = await secure.inject({ url: '/auth/social/callback' });
  expect(answer.headers['set-cookie']).toBe(
    '__Host-social_sign_in=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
  );
});

describe('a response', () => {
  const cachingOf = async (asked: RequestOptions & { headers?: Record<string, string> }) =>
    (await secure.inject(asked)).headers['cache-control'];

  it('with personal data or a session token is not cached', async () => {
    const payload = { email: 'nobody@laundry.test', otp: '0000' };
    for (const url of ['/api/auth/verify-login', '/api/contact/createContact'])
      expect(await cachingOf({ method: 'POST', url, payload })).toBe('no-store');
    const query = 'mutation { logout { message } }';
    const graphql = { method: 'POST' as const, url: '/graphql', payload: { query } };
    expect(await cachingOf(graphql)).toBe('no-store');
    const read = `/graphql?query=${encodeURIComponent('{ cloths { id } }')}`;
    const asClient = { 'apollo-require-preflight': 'yes' };
    expect(await cachingOf({ url: read, headers: asClient })).toBe('no-store');
    const headers = { authorization: 'Bearer nothing-that-is-known' };
    expect(await cachingOf({ url: '/api/cloth/getAllCloth', headers })).toBe('no-store');
  });

  it('without personal data may be cached and revalidated', async () => {
    expect(await cachingOf({ url: '/api/cloth/getAllCloth' })).toBe('no-cache');
  });

  it.each(['TRACE', 'CONNECT', 'PROPFIND'])('is 404 for the method %s', async (method) => {
    const answer = await secure.inject({ method: method as 'GET', url: '/api/cloth/getAllCloth' });
    expect([answer.statusCode, answer.body]).toEqual([404, expect.not.stringContaining('Shirt')]);
  });
});
