import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { parse, validate } from 'graphql';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedBulk } from '../src/demo/bulk.service.js';
import { createSchema } from '../src/http/schema.js';
import { startTestServer, type TestServer } from '../src/testing/test-server.js';
import { answersOf, answerTo, checkRefusals, compare } from './agreement.ts';
import { createFloor } from './contenders/floor.ts';
import { type ContenderName, type Running } from './contenders.ts';
import { type CountingProxy, startCountingProxy } from './counting-proxy.ts';
import { isPartitioned, partition } from './database/partitions.ts';
import { type Scene, setScene } from './people.ts';
import { SIGN_IN } from './sign-ins.ts';
import { upkeepOf } from './database/upkeep.ts';
import { WORKLOADS } from './workloads.ts';

// What is timed is not told here, but that it is the same, and that everything that is asked is answered.

const COMPARED = WORKLOADS.filter(({ asks }) => asks.floor);

let test: TestServer;
let db: pg.Client;
let scene: Scene;
let proxy: CountingProxy;
let stopFloor: () => Promise<void>;
let contenders: Running[];

const runningAt = (name: ContenderName, origin: string): Running => ({
  ...{ name, origins: [origin], pids: [process.pid], startedIn: 0 },
  stop: () => Promise.resolve(),
});

async function startFloor(databaseUrl: string): Promise<string> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  const server = createFloor(pool).listen(0, '127.0.0.1');
  await once(server, 'listening');
  stopFloor = async () => {
    server.close();
    await pool.end();
  };
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  test = await startTestServer();
  await seedBulk(test.orm.em.fork(), 500);
  const url = String(test.orm.config.get('clientUrl'));
  proxy = await startCountingProxy(url);
  db = new pg.Client(url);
  await db.connect();
  scene = await setScene(db);
  contenders = [runningAt('api', test.url), runningAt('floor', await startFloor(proxy.url))];
});
afterAll(async () => {
  await stopFloor();
  await proxy.stop();
  await db.end();
  await test.stop();
});

it('the API and the floor answer the same', async () => {
  const [api, floor] = await Promise.all(contenders.map((one) => answersOf(one, COMPARED, scene)));
  expect(Object.keys(api ?? {})).toEqual(['W2', 'W3', 'W5']);
  compare({ floor }, api ?? {});
  expect(() => compare({ floor }, { ...api, W2: [] })).toThrow('floor: W2');
});

it('both refuse strangers, what is somebody else’s, and a session as soon as it has ended', async () => {
  for (const one of contenders) await checkRefusals(one, WORKLOADS, scene, db);
});

it('whoever gives away what is not theirs is found out', async () => {
  const [api] = contenders;
  const [, second] = scene.customers;
  if (!api || !second) throw new Error('nobody is here');
  await db.query(`update "user" set role = 'admin' where id = $1`, [second.id]);
  await expect(checkRefusals(api, COMPARED, scene, db)).rejects.toThrow('this API gives');
  await db.query(`update "user" set role = 'customer' where id = $1`, [second.id]);
});

it.each(WORKLOADS.map(({ name }) => name))('the API answers %s', async (name) => {
  const [api] = contenders;
  const [ask] = WORKLOADS.find((each) => each.name === name)?.asks.api?.(scene) ?? [];
  if (!api || !ask) return expect(name).toBe('W1');
  expect(await answerTo(api, ask)).not.toHaveProperty('errors');
});

it.each(Object.entries(SIGN_IN))('the schema knows what signing in asks: %s', (_, document) => {
  expect(validate(createSchema(), parse(document))).toEqual([]);
});

it('one statement in one trip is counted as that', async () => {
  const [, floor] = contenders;
  const [ask] = COMPARED[0]?.asks.floor?.(scene) ?? [];
  if (!floor || !ask) throw new Error('nothing is asked');
  await answerTo(floor, ask);
  const before = proxy.counted();
  await answerTo(floor, ask);
  const { statements, trips } = proxy.counted();
  expect([statements - before.statements, trips - before.trips]).toEqual([1, 1]);
});

// The last one: what comes after it would meet other tables.
it('with its tables in parts the API answers as before, and is told what keeping them costs', async () => {
  const [api] = contenders;
  if (!api) throw new Error('nobody is here');
  const before = await answersOf(api, COMPARED, scene);
  await partition(db);
  expect(await isPartitioned(db)).toBe(true);
  compare({ api: await answersOf(api, COMPARED, scene) }, before);
  for (const name of ['W3 booked', 'W6']) {
    const [ask] = WORKLOADS.find((each) => each.name === name)?.asks.api?.(scene) ?? [];
    if (!ask) throw new Error(`${name} asks nothing`);
    expect(await answerTo(api, ask)).not.toHaveProperty('errors');
  }
  expect(await upkeepOf(db)).toContain('| order_event |');
});
