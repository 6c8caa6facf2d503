import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOrm } from '../database.js';
import { Metrics } from '../platform/metrics.js';
import { freePort } from '../testing/http.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { createServer } from './server.js';

const TOKEN = 'what the scraper of the operator knows';

let test: TestServer;
let server: FastifyInstance;
beforeAll(async () => {
  test = await startTestServer({ otpFailureLockoutThreshold: 17 });
  server = await createServer({ orm: test.orm, app: test.app, metricsToken: TOKEN });
});
afterAll(async () => {
  await server.close();
  await test.stop();
});

const ask = (authorization?: string) =>
  server.inject({ url: '/metrics', headers: authorization ? { authorization } : {} });

/** Values of the metrics by name. */
async function metrics(): Promise<Map<string, number>> {
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

const OPS = path.resolve(import.meta.dirname, '../../../ops');

/** Metric names in a Prometheus or Grafana file, without the suffixes of histogram series. */
const namesIn = (text: string): string[] => [
  ...new Set(text.match(/\b(?:laundry|nodejs|process)_[a-z0-9_]+/g)),
];

describe('/metrics', () => {
  it.each([undefined, '', TOKEN, 'Bearer', `Bearer ${TOKEN}.`, `Basic ${TOKEN}`])(
    'refuses %s, and says how to authenticate',
    async (authorization) => {
      const answer = await ask(authorization);
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ message: 'Send METRICS_TOKEN as a bearer token' });
      expect(answer.body).not.toContain('laundry_');
    },
  );

  it('does not exist without a token', async () => {
    const { statusCode } = await test.server.inject({
      url: '/metrics',
      headers: { authorization: 'Bearer ' },
    });
    expect(statusCode).toBe(404);
  });

  it('contains metrics of the process, the wrong codes of the day and their threshold', async () => {
    const before = await metrics();
    expect(before.get('laundry_otp_failures')).toBe(0);
    expect(before.get('laundry_otp_failure_lockout_threshold')).toBe(17);
    expect(before.get('nodejs_eventloop_lag_seconds')).toBeGreaterThanOrEqual(0);
    await test.orm.em.fork().execute(
      `insert into sign_in_throttle (email, purpose, failed_attempts) values
        ('a@laundry.test', 'login', array[now() - interval '25 hours', now() - interval '23 hours', now()]),
        ('b@laundry.test', 'signup', array[now()])`,
    );
    expect((await metrics()).get('laundry_otp_failures')).toBe(3);
  });

  it('contains requests by operation and status, and the SQL queries', async () => {
    const before = await metrics();
    const payload = (query: string) => ({
      ...{ method: 'POST' as const, url: '/graphql', payload: { query } },
    });
    await server.inject(payload('{ cloths { id } }'));
    await server.inject(payload('{ me { id } again: cloths { id } }'));
    await server.inject(payload('mutation { logout { message } }'));
    await server.inject(payload('{ nothingLikeThat }'));
    await server.inject('/api/no/such/row');
    const after = await metrics();
    const grown = [...after]
      .filter(
        ([name]) => name.startsWith('laundry_http_requests_total') && !name.includes('metrics'),
      )
      .map(([name, value]) => [
        name.replace('laundry_http_requests_total', ''),
        value - (before.get(name) ?? 0),
      ]);
    expect(Object.fromEntries(grown)).toEqual({
      '{endpoint="graphql",operation="cloths",status="200"}': 1,
      '{endpoint="graphql",operation="cloths",status="401"}': 1,
      '{endpoint="graphql",operation="me",status="401"}': 1,
      '{endpoint="graphql",operation="logout",status="401"}': 1,
      '{endpoint="graphql",operation="",status="400"}': 1,
      '{endpoint="web",operation="",status="404"}': 1,
    });
    const statements = 'laundry_sql_queries_total{use="requests"}';
    expect(after.get(statements)).toBeGreaterThan(before.get(statements) ?? 0);
  });

  it('contains waiting jobs with their age, and failed jobs', async () => {
    await test.orm.em.fork().execute(
      `select graphile_worker.add_job('nobody_does_this', run_at := now() - interval '1 hour'),
        graphile_worker.add_job('nobody_does_this', run_at := now() + interval '1 hour')`,
    );
    const now = await metrics();
    expect(now.get('laundry_queue_jobs{task="nobody_does_this",state="ready"}')).toBe(1);
    expect(now.get('laundry_queue_jobs{task="nobody_does_this",state="later"}')).toBe(1);
    expect(now.get('laundry_queue_oldest_seconds{task="nobody_does_this"}')).toBeGreaterThan(3599);
  });

  it('contains mails and jobs by outcome', async () => {
    const sent = async () => (await metrics()).get('laundry_mails_total{outcome="sent"}') ?? 0;
    const before = await sent();
    await test.graphql(
      'mutation { requestSignInCode(input: { email: "asha@laundry.test" }) { message } }',
    );
    await expect.poll(sent).toBe(before + 1);
    const done = async () =>
      (await metrics()).get('laundry_jobs_total{task="send_mail",outcome="done"}');
    await expect.poll(done).toBeGreaterThan(0);
  });

  it('contains the metrics of the process when the database is down, and reports the outage', async () => {
    const orm = createOrm({ url: `postgres://laundry@127.0.0.1:${await freePort()}/nothing` });
    const app = { ...test.app, metrics: new Metrics() };
    const lonely = await createServer({ orm, app, metricsToken: TOKEN });
    const headers = { authorization: `Bearer ${TOKEN}` };
    const { statusCode, body } = await lonely.inject({ url: '/metrics', headers });
    expect(statusCode).toBe(200);
    expect(body).toContain('laundry_database_up 0');
    expect(body).toContain('nodejs_eventloop_lag_p99_seconds');
    expect(body).not.toMatch(/^laundry_otp_failures /m);
    await lonely.close();
    await orm.close();
  });

  it.each(['prometheus/alerts.yml', 'grafana/laundry.json'])(
    'contains every metric that ops/%s uses',
    async (file) => {
      const { body } = await ask(`Bearer ${TOKEN}`);
      const known = new Set(
        [...body.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
          type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
        ),
      );
      const asked = namesIn(await readFile(path.join(OPS, file), 'utf8'));
      expect(asked.length).toBeGreaterThan(5);
      expect(asked.filter((name) => !known.has(name))).toEqual([]);
    },
  );

  it('is not cached', async () => {
    expect((await ask(`Bearer ${TOKEN}`)).headers['cache-control']).toBe('no-store');
  });
});
