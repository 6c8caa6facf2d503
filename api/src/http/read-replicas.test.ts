import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createOrm, type Orm } from '../database.js';
import { policyOf, rootFields } from '../graphql/access/access.js';
import type { App } from '../platform/app.js';
import { today } from '../platform/dates.js';
import { Figures } from '../platform/figures.js';
import { Secret } from '../platform/secret.js';
import { createSocialClient } from '../social/social.client.js';
import { createSocialStandIn } from '../social/stand-in.js';
import { CALLS } from '../testing/calls.js';
import { makeAdmin, makeUser, type TestUser } from '../testing/factories.js';
import { operationsOf } from '../testing/operations.js';
import { addReplica, startPrimary, type Streaming } from '../testing/streaming-postgres.js';
import { migrate } from '../testing/superuser-postgres.js';
import {
  type GraphQLAnswer,
  startTestServer,
  TEST_SECRET,
  type TestServer,
} from '../testing/test-server.js';
import { ReadReplicas } from './read-replicas.js';
import { createSchema } from './schema.js';
import { createServer } from './server.js';

// Real replicas of PostgreSQL. One is held back: it has what was there when it was made, and nothing that came later; for
// those who read there the clock stands still.

/** What may be read there: lists, searches and figures. */
const MAY_LAG = [
  ...['auditEntries', 'auditPeople'],
  ...['cloths', 'contactMessages', 'dailyFigures', 'dashboard', 'employees', 'feedbacks'],
  ...['myOrders', 'orderCustomers', 'orderTotals', 'orders', 'users'],
];

const APP: App = {
  secret: new Secret(TEST_SECRET),
  ...{ publicUrl: 'http://laundry.test', production: false },
  ...{ signInAlarm: 100_000, staffPasskeys: 'optional' },
};

/** One process of the installation: nothing but the database is shared. */
interface Process {
  server: FastifyInstance;
  replicas: ReadReplicas;
  orm: Orm;
}

let folder: string;
let primary: Streaming;
let heldBack: Streaming;
let other: Streaming;
let test: TestServer;
let here: Process;
let there: Process;
let atOther: Process;
let customer: TestUser;
let reader: TestUser;
const processes: Process[] = [];
let clock = 0;

async function startProcess(replica: Streaming, now: () => number): Promise<Process> {
  const url = primary.address('laundry');
  const figures = new Figures();
  const replicaUrls = [replica.address('laundry')];
  const replicas = new ReadReplicas({
    primaryUrl: url,
    replicaUrls,
    poolSize: 5,
    figures,
    now,
    patience: 60_000,
  });
  const orm = createOrm({ url });
  const social = createSocialClient(createSocialStandIn(APP).settings);
  const app = { ...APP, figures };
  const metricsToken = 'a token that is good for tests only, 32+';
  const server = await createServer({ orm, app, replicas, social, metricsToken });
  const made = { server, replicas, orm };
  processes.push(made);
  await untilUsed(made);
  return made;
}

/** Waits until the replica has come to where the database was found. */
const untilUsed = ({ replicas: { watch } }: Process) =>
  vi.waitUntil(() => watch.look().then(() => watch.choose(0) === 0), { timeout: 60_000 });

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'laundry-replicas-'));
  primary = await startPrimary(path.join(folder, 'primary'), ['-c', 'autovacuum=off']);
  const admin = createOrm({ url: primary.address('postgres') });
  await admin.em.fork().execute('create database laundry');
  await admin.close();
  await migrate(primary.address('laundry'));
  heldBack = await addReplica(primary, path.join(folder, 'held-back'), { delay: '1d' });
  other = await addReplica(primary, path.join(folder, 'other'));
  here = await startProcess(heldBack, () => 0);
  there = await startProcess(heldBack, () => 0);
  // What is written from here on does not come to that one.
  test = await startTestServer({ databaseUrl: primary.address('laundry') });
  customer = await makeUser(test);
  reader = await makeAdmin(test);
  atOther = await startProcess(other, () => clock);
});
afterAll(async () => {
  for (const { server, replicas, orm } of processes) {
    await server.close();
    await replicas.stop();
    await orm.close();
  }
  await test.stop();
  for (const server of [heldBack, other, primary]) await server.stop();
  await rm(folder, { recursive: true, force: true });
});

async function ask<Data>(
  { server }: Process,
  { token }: Pick<TestUser, 'token'>,
  query: string,
  variables: object = {},
): Promise<GraphQLAnswer<Data>> {
  const headers = { authorization: `Bearer ${token}` };
  const payload = { query, variables };
  const answer = await server.inject({ method: 'POST', url: '/graphql', headers, payload });
  return answer.json();
}

async function book(at: Process, who: TestUser): Promise<string> {
  const { data } = await ask<{ bookPickup: { booking: { id: string } } }>(
    at,
    who,
    `mutation ($input: BookPickupInput!) { bookPickup(input: $input) { booking { id } } }`,
    { input: { pickupDate: today(), phone: '9876543210', pickupAddress: '12, Long Street' } },
  );
  return data?.bookPickup.booking.id ?? 'none';
}

interface Listed {
  nodes: { id: string }[];
}

async function ownOrders(at: Process, who: TestUser): Promise<string[]> {
  const { data } = await ask<{ myOrders: Listed }>(at, who, '{ myOrders { nodes { id } } }');
  return data?.myOrders.nodes.map(({ id }) => id) ?? ['no answer'];
}

async function allOrders(at: Process, who: TestUser): Promise<string[]> {
  const { data } = await ask<{ orders: Listed }>(at, who, '{ orders { nodes { id } } }');
  return data?.orders.nodes.map(({ id }) => id) ?? ['no answer'];
}

/** How often was read at a replica, and where it could not be. */
async function reads({ server }: Process) {
  const headers = { authorization: 'Bearer a token that is good for tests only, 32+' };
  const { body } = await server.inject({ url: '/metrics', headers });
  const of = (line: string) => Number(new RegExp(`^${line} (.*)$`, 'm').exec(body)?.[1] ?? 0);
  return {
    replica: of('laundry_reads_total\\{place="replica"\\}'),
    primary: of('laundry_reads_total\\{place="primary"\\}'),
    inUse: of('laundry_replicas\\{state="in use"\\}'),
  };
}

it('only lists and figures may lag', () => {
  const fields = rootFields(createSchema());
  const lagging = fields.filter((field) => policyOf(field).mayLag).map(({ name }) => name);
  expect(lagging.sort()).toEqual(MAY_LAG);
});

describe('with a replica that is held back', () => {
  it('who has changed something sees it at every process, in lists, over GraphQL and REST', async () => {
    expect(await ownOrders(there, customer)).toEqual([]);
    expect((await reads(there)).replica).toBe(1);
    const id = await book(here, customer);
    expect(await ownOrders(there, customer)).toEqual([id]);
    expect(await ownOrders(here, customer)).toEqual([id]);
    const rest = await there.server.inject({
      url: `/api/order/getOrdersByUser/${customer.id}`,
      headers: { authorization: `Bearer ${customer.token}` },
    });
    expect(rest.json<{ _id: string }[]>().map(({ _id }) => _id)).toEqual([id]);
    expect((await reads(there)).replica).toBe(1);
  });

  it('others see it there later, and at once where they open the thing itself', async () => {
    const id = await book(here, customer);
    expect(await allOrders(there, reader)).toEqual([]);
    const { data } = await ask(there, reader, 'query ($id: ID!) { order(id: $id) { id } }', { id });
    expect(data).toEqual({ order: { id } });
  });

  it('a document that asks for something else as well is read at the database itself', async () => {
    const DOCUMENT = '{ me { id } orders { nodes { id } } }';
    const { data } = await ask<{ orders: Listed }>(there, reader, DOCUMENT);
    expect(data?.orders.nodes).not.toEqual([]);
  });

  it('the mark says how new a replica has to be, and no more', async () => {
    const set = (to: string) =>
      test.orm.em
        .fork()
        .execute(`update account_use set written_to = ${to} where user_id = ?`, [customer.id]);
    const has = there.replicas.watch.replicas[0]?.position ?? NaN;
    await set(`'0/0'::pg_lsn + ${has}`);
    expect(await ownOrders(there, customer)).toEqual([]);
    await set(`'0/0'::pg_lsn + ${has + 1}`);
    expect(await ownOrders(there, customer)).not.toEqual([]);
  });

  it('a change that is under way or was broken off counts for some minutes', async () => {
    const who = await makeUser(test);
    await ask(there, who, `mutation { deleteAddress(id: "${who.id}") { message } }`);
    const em = test.orm.em.fork();
    const [ended] = await em.execute<{ open: boolean }[]>(
      `select written_to = 'FFFFFFFF/FFFFFFFF' as open from account_use where user_id = ?`,
      [who.id],
    );
    expect(ended).toEqual({ open: false });
    await em.execute(`update account_use set written_to = 'FFFFFFFF/FFFFFFFF' where user_id = ?`, [
      who.id,
    ]);
    const before = (await reads(there)).replica;
    await ownOrders(there, who);
    expect((await reads(there)).replica).toBe(before);
    await em.execute(
      `update account_use set ends_at = now() - interval '5 minutes' where user_id = ?`,
      [who.id],
    );
    await ownOrders(there, who);
    expect((await reads(there)).replica).toBe(before + 1);
  });

  it('signing out counts at every process with the next request', async () => {
    const who = await makeUser(test);
    expect(await ownOrders(there, who)).toEqual([]);
    await ask(here, who, 'mutation { logout { message } }');
    expect(await ownOrders(there, who)).toEqual(['no answer']);
  });

  const all = operationsOf(createSchema()).map((operation) => [operation.name, operation] as const);
  it.each(all)('%s does its work', async (name, { document }) => {
    const caller = await makeAdmin(test);
    const owner = await makeUser(test);
    const variables = await CALLS[name]?.({ test, owner, caller });
    const before = (await reads(there)).replica;
    const answer = await ask<Record<string, unknown>>(there, caller, document, variables);
    expect(answer.errors).toBeUndefined();
    expect(answer.data?.[name]).toEqual(expect.anything());
    expect((await reads(there)).replica - before).toBe(MAY_LAG.includes(name) ? 1 : 0);
  });
});

describe('a replica is left out', () => {
  it('while it is more than 5 seconds behind', async () => {
    const { watch } = atOther.replicas;
    await untilUsed(atOther);
    const em = createOrm({ url: other.address('postgres') });
    // Held by a superuser, as a long query of somebody may.
    await em.em.fork().execute('select pg_wal_replay_pause()');
    await book(here, customer);
    await untilUsed(atOther);
    clock += 4900;
    await untilUsed(atOther);
    clock += 200;
    await watch.look();
    expect(watch.replicas[0]?.outBecause).toBe('it is 5 seconds behind');
    expect(watch.choose(0)).toBeUndefined();
    expect(await reads(atOther)).toMatchObject({ inUse: 0 });
    await em.em.fork().execute('select pg_wal_replay_resume()');
    await em.close();
    await untilUsed(atOther);
  });

  it('once it was last looked at 3 seconds ago', async () => {
    await untilUsed(atOther);
    clock += 3000;
    expect(atOther.replicas.watch.choose(0)).toBeUndefined();
  });

  it('when it goes, in the midst of a read too, and used again when it is back', async () => {
    await untilUsed(atOther);
    const who = await makeUser(test);
    const before = await reads(atOther);
    expect(await ownOrders(atOther, who)).toEqual([]);
    expect(await reads(atOther)).toMatchObject({ replica: before.replica + 1, inUse: 1 });
    const child = other.child();
    const gone = once(child, 'close');
    child.kill('SIGQUIT');
    expect(await ownOrders(atOther, who)).toEqual([]);
    await gone;
    expect(await ownOrders(atOther, who)).toEqual([]);
    await atOther.replicas.watch.look();
    expect((await reads(atOther)).inUse).toBe(0);
    await other.start();
    await untilUsed(atOther);
    expect(await ownOrders(atOther, who)).toEqual([]);
    expect((await reads(atOther)).inUse).toBe(1);
  });
});
