import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort, serve, Visitor } from '../testing/http.js';
import { attribute } from '../testing/accounts/social.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { createSocialClient } from './social.client.js';
import { callbackUrl } from './social.routes.js';

const CLIENT = 'our-client';
const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
const strangersKeys = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** Wrong parts of the provider's response in the next sign-in. */
interface Lie {
  claims?: Record<string, unknown>;
  key?: KeyObject;
  algorithm?: 'RS256' | 'none';
  iss?: string;
}

let lie: Lie = {};
let nonce = '';

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function idToken(issuer: string): string {
  const now = Math.floor(Date.now() / 1000);
  const { algorithm = 'RS256', key = keys.privateKey } = lie;
  const claims = { iss: issuer, aud: CLIENT, sub: 'person-1', nonce, iat: now, exp: now + 300 };
  const person = { email: 'person@example.in', email_verified: true, name: 'Person' };
  const body = `${base64({ alg: algorithm, kid: '1' })}.${base64({ ...claims, ...person, ...lie.claims })}`;
  const signature =
    algorithm === 'none' ? '' : createSign('RSA-SHA256').update(body).sign(key, 'base64url');
  return `${body}.${signature}`;
}

/**
 * A minimal provider. It redirects each visitor back at once, and signs the claims that the test
 * sets.
 */
const startProvider = (port: number) =>
  serve((request, response) => {
    const issuer = `http://localhost:${port}`;
    const url = new URL(request.url ?? '/', issuer);
    const json = (value: object) =>
      response.setHeader('content-type', 'application/json').end(JSON.stringify(value));
    switch (url.pathname) {
      case '/.well-known/openid-configuration':
        return json({
          issuer,
          authorization_endpoint: `${issuer}/auth`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/jwks`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['RS256'],
          authorization_response_iss_parameter_supported: true,
        });
      case '/jwks':
        return json({ keys: [{ ...keys.publicKey.export({ format: 'jwk' }), kid: '1' }] });
      case '/auth': {
        nonce = url.searchParams.get('nonce') ?? '';
        const back = new URL(url.searchParams.get('redirect_uri') ?? '');
        back.searchParams.set('code', 'a-code');
        back.searchParams.set('state', url.searchParams.get('state') ?? '');
        back.searchParams.set('iss', lie.iss ?? issuer);
        return response.writeHead(303, { location: back.href }).end();
      }
      case '/token':
        return json({
          access_token: 'a-token',
          token_type: 'Bearer',
          expires_in: 300,
          id_token: idToken(issuer),
        });
      default:
        return response.writeHead(404).end();
    }
  }, port);

let test: TestServer;
let providerPort: number;
beforeAll(async () => {
  providerPort = await freePort();
  test = await startTestServer({
    port: await freePort(),
    providers: (app) => ({
      social: createSocialClient({
        issuer: `http://localhost:${providerPort}`,
        clientId: CLIENT,
        clientSecret: 'secret',
        label: 'Somebody',
        redirectUri: callbackUrl(app.publicUrl),
        insecure: true,
      }),
    }),
  });
});
afterAll(() => test.stop());

const signIn = async (wrong: Lie = {}) => {
  lie = wrong;
  const page = await new Visitor().open(`${test.app.publicUrl}/auth/social/start`);
  return { status: page.status, error: attribute(page, 'error') };
};

const people = () => test.orm.em.fork().execute('select * from "user"');

describe('a provider', () => {
  it('that is down causes a page with an explanation, and works again later', async () => {
    const unreachable = {
      status: 503,
      error: expect.stringContaining('Somebody cannot be reached right now') as string,
    };
    expect(await signIn()).toEqual(unreachable);
    const provider = await startProvider(providerPort);
    expect(await signIn()).toEqual({ status: 200, error: undefined });
    expect(await people()).toHaveLength(1);

    // The provider goes down between the redirect and the callback.
    const visitor = new Visitor();
    const start = await fetch(`${test.app.publicUrl}/auth/social/start`, { redirect: 'manual' });
    const asked = await fetch(start.headers.get('location') ?? '', { redirect: 'manual' });
    await provider.stop();
    visitor.cookies = start.headers.getSetCookie().map((line) => ({
      name: 'social_sign_in',
      value: /=([\w-]+)/.exec(line)?.[1] ?? '',
      path: '/',
    }));
    const page = await visitor.open(asked.headers.get('location') ?? '');
    expect(page.status).toBe(503);
  });
});

describe('an id token is refused', () => {
  let provider: Awaited<ReturnType<typeof startProvider>>;
  beforeAll(async () => {
    provider = await startProvider(providerPort);
  });
  afterAll(() => provider.stop());

  const lies: [string, Lie][] = [
    ['for another audience', { claims: { aud: 'another-client' } }],
    ['of another issuer', { claims: { iss: 'https://evil.example' } }],
    ['with another nonce', { claims: { nonce: 'another' } }],
    ['without a nonce', { claims: { nonce: undefined } }],
    ['that is out of date', { claims: { exp: Math.floor(Date.now() / 1000) - 3600 } }],
    ['for a person whose name cannot be one', { claims: { sub: 'person\0' } }],
    ['for a person whose name is too long', { claims: { sub: 'p'.repeat(256) } }],
    ['signed by another provider', { key: strangersKeys.privateKey }],
    ['that is not signed', { algorithm: 'none' }],
    ['after an answer in the name of another issuer', { iss: 'https://evil.example' }],
  ];

  it.each(lies)('%s', async (_words, wrong) => {
    const before = await people();
    expect(await signIn(wrong)).toEqual({
      status: 400,
      error: expect.stringContaining('could not verify the sign-in') as string,
    });
    expect(await people()).toEqual(before);
    // The same sign-in without the false claim succeeds, so only this claim caused the refusal.
    expect(await signIn()).toEqual({ status: 200, error: undefined });
  });
});
