import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCheckout } from '../payment-links/checkout.js';
import { createSocialStandIn } from '../social/stand-in.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer({
    providers: async (app, folder) => ({
      standIns: [createSocialStandIn(app).standIn, (await createCheckout(app, folder)).standIn],
    }),
  });
});
afterAll(() => test.stop());

/** One request as somebody else's program or page would make it. */
function ask(path: string, headers: Record<string, string>) {
  return new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    request(test.url, { path, headers }, (answer) => {
      text(answer).then((body) => resolve({ status: answer.statusCode, body }), reject);
    })
      .on('error', reject)
      .end();
  });
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
const WHY = /answer on the machine that the server runs on only/;

describe.each(PATHS)('%s', (path) => {
  it.each(['localhost', 'LOCALHOST:4000', '127.0.0.1', '127.8.9.10:80', '[::1]:4000'])(
    'answers a browser of this machine that asks for %s',
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
  ])('is not there for a page whose name was pointed here: %s', async (host) => {
    const { status, body } = await ask(path, { host });
    expect(status).toBe(404);
    expect(body).toMatch(WHY);
  });

  it.each(['X-Forwarded-For', 'X-Real-IP', 'Forwarded', 'Via', 'X-Forwarded-Host'])(
    'is not there through a proxy that says so with %s',
    async (header) => {
      const { status, body } = await ask(path, { host: 'localhost', [header]: '127.0.0.1' });
      expect(status).toBe(404);
      expect(body).toMatch(WHY);
    },
  );

  it.each(['203.0.113.9', '10.0.0.7', '2001:db8::1', '::ffff:203.0.113.9', '::'])(
    'is not there for another machine, whatever name it asks for: %s',
    async (remoteAddress) => {
      const headers = { host: 'localhost' };
      const answer = await test.server.inject({ url: path, headers, remoteAddress });
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toMatch(WHY);
    },
  );
});

it('everything else answers by any name', async () => {
  expect((await ask('/health/live', { host: 'laundry.example.in' })).status).toBe(200);
});
