import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { createServer } from './server.js';

const TOKEN = 'what the scraper of the operator knows';

let test: TestServer;
let server: FastifyInstance;
beforeAll(async () => {
  test = await startTestServer({ signInAlarm: 17 });
  server = await createServer({ orm: test.orm, app: test.app, metricsToken: TOKEN });
});
afterAll(async () => {
  await server.close();
  await test.stop();
});

const ask = (authorization?: string) =>
  server.inject({ url: '/metrics', headers: authorization ? { authorization } : {} });

/** The figures by their names. */
async function figures(): Promise<Map<string, number>> {
  const { statusCode, body } = await ask(`Bearer ${TOKEN}`);
  expect(statusCode).toBe(200);
  const lines = body.split('\n').filter((line) => line && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const [name = '', value] = line.split(' ');
      return [name, Number(value)];
    }),
  );
}

describe('/metrics', () => {
  it.each([undefined, '', TOKEN, 'Bearer', `Bearer ${TOKEN}.`, `Basic ${TOKEN}`])(
    'is refused to whoever sends %s, and says what to do',
    async (authorization) => {
      const answer = await ask(authorization);
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ message: 'Send METRICS_TOKEN as a bearer token' });
      expect(answer.body).not.toContain('laundry_');
    },
  );

  it('is not there where no token is set', async () => {
    const { statusCode } = await test.server.inject({
      url: '/metrics',
      headers: { authorization: 'Bearer ' },
    });
    expect(statusCode).toBe(404);
  });

  it('has the process, the wrong codes of the day and where the alarm begins', async () => {
    const before = await figures();
    expect(before.get('laundry_wrong_sign_in_codes')).toBe(0);
    expect(before.get('laundry_sign_in_alarm')).toBe(17);
    expect(before.get('nodejs_eventloop_lag_seconds')).toBeGreaterThanOrEqual(0);
    await test.orm.em.fork().execute(
      `insert into sign_in_guard (email, purpose, wrong_tries) values
        ('a@laundry.test', 'login', array[now() - interval '25 hours', now() - interval '23 hours', now()]),
        ('b@laundry.test', 'signup', array[now()])`,
    );
    expect((await figures()).get('laundry_wrong_sign_in_codes')).toBe(3);
  });

  it('is kept by nobody', async () => {
    expect((await ask(`Bearer ${TOKEN}`)).headers['cache-control']).toBe('no-store');
  });
});
