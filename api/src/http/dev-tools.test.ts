import { request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDevPaymentProvider } from '../payment-links/dev-payment-provider.js';
import type { RazorpaySettings } from '../payment-links/razorpay.js';
import { createDevOidcProvider } from '../social/dev-oidc-provider.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

let test: TestServer;
let checkout: RazorpaySettings;
beforeAll(async () => {
  test = await startTestServer({
    providers: async (app, folder) => {
      const { devService, settings } = await createDevPaymentProvider(app, folder);
      checkout = settings;
      return { devServices: [createDevOidcProvider(app).devService, devService] };
    },
  });
});
afterAll(() => test.stop());

/** Sends a request like another program or web page. */
function ask(path: string, headers: Record<string, string>) {
  return new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    request(test.url, { path, headers }, (answer) => {
      text(answer).then((body) => resolve({ status: answer.statusCode, body }), reject);
    })
      .on('error', reject)
      .end();
  });
}

/**
 * Sends exactly these bytes and returns the response. HTTP clients would add a missing Host header.
 */
function sendRaw(bytes: string): Promise<string> {
  const { hostname, port } = new URL(test.url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.write(bytes);
  return text(socket);
}

const PATHS = [
  '/dev/inbox',
  '/dev/inbox.json',
  '/dev/inbox/00000000-0000-7000-8000-000000000000',
  '/dev/oidc/.well-known/openid-configuration',
  '/dev/oidc/sign-in/any',
  '/dev/checkout/pay/any',
  '/dev/checkout/v1/payment_links',
];
const WHY = /available only on the machine of the server/;

describe.each(PATHS)('%s', (path) => {
  it.each(['localhost', 'LOCALHOST:4000', '127.0.0.1', '127.0.0.1:80', '[::1]', '[::1]:4000'])(
    'answers a browser on this machine that requests %s',
    async (host) => {
      expect((await ask(path, { host })).body).not.toMatch(WHY);
    },
  );

  it.each([
    'laundry.example.in',
    'rebound.attacker.example:4000',
    'localhost.attacker.example',
    '127.0.0.1.attacker.example',
    'attacker.example@localhost',
    '192.168.1.20:4000',
    '0.0.0.0:4000',
    '127.0.0.2',
    '127.8.9.10:80',
    'localhost:',
    'localhost.',
  ])('is hidden from a page whose domain points to this machine: %s', async (host) => {
    const { status, body } = await ask(path, { host });
    expect(status).toBe(404);
    expect(body).toMatch(WHY);
  });

  it.each(['::1', 'localhost:4000:80', ':4000'])(
    'is hidden from a page of an impossible host: %s',
    async (host) => {
      expect((await ask(path, { host })).status).toBe(400);
    },
  );

  it.each(['HTTP/1.1\r\nHost:', 'HTTP/1.1\r\nHost: \t', 'HTTP/1.0'])(
    'is hidden from a request with the Host %j',
    async (rest) => {
      const answer = await sendRaw(`GET ${path} ${rest}\r\nConnection: close\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1.1 404 /);
      expect(answer).toMatch(WHY);
    },
  );

  it.each([
    'X-Forwarded-For',
    'X-Forwarded-Host',
    'X-Forwarded-Proto',
    'X-Real-IP',
    'CF-Connecting-IP',
    'True-Client-IP',
    'Forwarded',
    'Via',
  ])('is hidden behind a proxy with the header %s', async (header) => {
    const { status, body } = await ask(path, { host: 'localhost', [header]: '127.0.0.1' });
    expect(status).toBe(404);
    expect(body).toMatch(WHY);
  });

  it('is hidden from a request with two Host headers', async () => {
    const answer = await sendRaw(
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nHost: laundry.example\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1.1 404 /);
    expect(answer).toMatch(WHY);
  });

  it.each(['203.0.113.9', '10.0.0.7', '2001:db8::1', '::ffff:203.0.113.9', '::'])(
    'is hidden from other machines, with any host name: %s',
    async (remoteAddress) => {
      const headers = { host: 'localhost' };
      const answer = await test.server.inject({ url: path, headers, remoteAddress });
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toMatch(WHY);
    },
  );
});

const LOCAL = { host: 'localhost' };
const FORM = 'application/x-www-form-urlencoded';

describe('an invalid value is refused', () => {
  it('by the inbox: an id of no mail', async () => {
    expect((await ask('/dev/inbox/00000000-0000-7000-8000-000000000000', LOCAL)).status).toBe(404);
  });

  const authorization = () =>
    `Basic ${Buffer.from(`${checkout.keyId}:${checkout.keySecret}`).toString('base64')}`;
  const send = (url: string, headers: Record<string, string>, payload?: string) =>
    test.server.inject({ method: 'POST', url, headers: { ...LOCAL, ...headers }, payload });

  it.each([undefined, 'null', '[]', '"text"', '{"amount":"5"}'])(
    'by the checkout: a link made of %s',
    async (body) => {
      const headers = { authorization: authorization(), 'content-type': 'application/json' };
      const url = '/dev/checkout/v1/payment_links';
      expect(
        (await send(url, body ? headers : { authorization: authorization() }, body)).statusCode,
      ).toBe(400);
    },
  );

  it.each<[body: string | undefined, type: string | undefined, status: number]>([
    [undefined, undefined, 400],
    ['', FORM, 400],
    ['do=pay', FORM, 200],
    ['do=part&amount=lots', FORM, 400],
    ['do=part&do=fail&amount[]=1', FORM, 400],
    ['{"do":"part","amount":{}}', 'application/json', 415],
  ])('by the checkout: a payment of %s as %s', async (body, type, status) => {
    const headers = { authorization: authorization(), 'content-type': 'application/json' };
    const link = await send('/dev/checkout/v1/payment_links', headers, '{"amount":5000}');
    const url = `/dev/checkout/pay/${link.json<{ id: string }>().id}`;
    const answer = await send(url, type ? { 'content-type': type } : {}, body);
    expect(answer.statusCode).toBe(status);
  });
});

it('other routes answer with any Host name', async () => {
  expect((await ask('/health/live', { host: 'laundry.example.in' })).status).toBe(200);
});
