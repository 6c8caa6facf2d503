import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedBulk } from '../src/demo/load-test-seed.service.js';
import { startTestServer, type TestServer } from '../src/testing/test-server.js';
import { answerTo, checkEquivalence } from './equivalence.ts';
import { createFloor } from './contenders/floor.ts';
import type { Running } from './contenders.ts';
import { type RequestFixture, prepareFixture } from './request-fixture.ts';
import { WORKLOADS } from './workloads.ts';

// This test measures nothing. It checks that the benchmark still works with the schema.

let test: TestServer;
let db: pg.Client;
let fixture: RequestFixture;
let pool: pg.Pool;
let running: Running[];

beforeAll(async () => {
  test = await startTestServer();
  await seedBulk(test.orm.em.fork(), 500);
  const connectionString = String(test.orm.config.get('clientUrl'));
  db = new pg.Client({ connectionString });
  await db.connect();
  fixture = await prepareFixture(db);
  pool = new pg.Pool({ connectionString, max: 2 });
  const floor = createFloor(pool).listen(0, '127.0.0.1');
  await once(floor, 'listening');
  const { port } = floor.address() as AddressInfo;
  const own = { pid: process.pid, startedIn: 0 };
  running = [
    { ...own, name: 'api', origin: test.url, stop: () => test.stop() },
    {
      ...{ ...own, name: 'floor', origin: `http://127.0.0.1:${port}` },
      stop: async () => {
        floor.close();
        await pool.end();
      },
    },
  ];
});
afterAll(async () => {
  await db.end();
  for (const one of running.toReversed()) await one.stop();
});

it('the API and the floor give the same responses, and none to other customers or without a valid session', async () => {
  await checkEquivalence(running, fixture);
});

it('finds a contender that shows customers the orders of others', async () => {
  const token = fixture.customers.at(-1)?.token;
  const [admin = ''] = fixture.admins;
  const careless = { ...fixture, customers: [...fixture.customers, { token: admin, orderId: '' }] };
  expect(token).toBeDefined();
  await expect(checkEquivalence(running, careless)).rejects.toThrow(
    'answers W3 to another customer or without a valid session',
  );
});

it.each(WORKLOADS.map(({ name }) => name))('the API answers %s', async (name) => {
  const [api] = running;
  const [ask] = WORKLOADS.find((each) => each.name === name)?.asks.api?.(fixture) ?? [];
  if (!api || !ask) throw new Error(`nothing is asked for ${name}`);
  expect(await answerTo(api, ask)).not.toHaveProperty('errors');
});
