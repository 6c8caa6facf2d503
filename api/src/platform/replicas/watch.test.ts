import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  addReplica,
  startPrimary,
  type Streaming,
} from '../../testing/replicas/streaming-postgres.js';
import { Positions } from './positions.js';
import { ReplicaWatch } from './watch.js';

let folder: string;
let primary: Streaming;
let replica: Streaming;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'laundry-watch-'));
  primary = await startPrimary(path.join(folder, 'primary'));
  replica = await addReplica(primary, path.join(folder, 'replica'));
});
afterAll(async () => {
  for (const server of [replica, primary]) await server.stop();
  await rm(folder, { recursive: true, force: true });
});

/** A busy machine is slow, and no failure. */
const SLOWEST_MS = 60_000;
const SLOWEST = { timeout: SLOWEST_MS };

const watchOf = (...replicas: Streaming[]) =>
  new ReplicaWatch({
    primaryUrl: primary.address('postgres'),
    replicaUrls: replicas.map((each) => each.address('postgres')),
    ...{ now: () => 0, patience: SLOWEST_MS },
  });

async function ask(server: Streaming, statement: string): Promise<void> {
  const client = new pg.Client(server.address('postgres'));
  await client.connect();
  await client.query(statement);
  await client.end();
}

const untilUsed = (watch: ReplicaWatch) =>
  vi.waitUntil(() => watch.look().then(() => watch.choose(0) !== undefined), SLOWEST);

it('tells how old at most a copy is that has read the log so far', () => {
  const positions = new Positions();
  expect(positions.age(100, 0)).toBe(Infinity);
  positions.note(1000, 100);
  positions.note(1500, 100);
  positions.note(2000, 300);
  expect(positions.age(300, 2010)).toBe(10);
  expect(positions.age(299, 2010)).toBe(510);
  expect(positions.age(100, 2010)).toBe(510);
  expect(positions.age(50, 2010)).toBe(1010);
  positions.clear();
  expect(positions.age(300, 2010)).toBe(Infinity);
});

it('those in use take turns, and what somebody has just written is looked for at none', async () => {
  const watch = watchOf(replica, replica);
  await untilUsed(watch);
  await watch.look();
  const first = watch.choose(0);
  expect([first, watch.choose(0), watch.choose(0)].sort()).not.toEqual([first, first, first]);
  expect(watch.choose(0, (place) => place === 1)).toBe(1);
  expect(watch.choose(Infinity)).toBeUndefined();
  await watch.stop();
});

it('nobody reads at a server that follows nobody, or at a replica of another database', async () => {
  const another = await startPrimary(path.join(folder, 'another'));
  const itsReplica = await addReplica(another, path.join(folder, 'its-replica'));
  const watch = watchOf(primary, itsReplica);
  await vi.waitUntil(async () => {
    await watch.look();
    return watch.replicas[1]?.outBecause?.includes('another');
  }, SLOWEST);
  expect(watch.replicas.map(({ outBecause }) => outBecause)).toEqual([
    'nobody sends it the log of the database',
    'it is one of another database',
  ]);
  expect(watch.choose(0)).toBeUndefined();
  await watch.stop();
  for (const server of [itsReplica, another]) await server.stop();
});

it('after a crash of the database nobody reads what is older than that', async () => {
  const watch = watchOf(replica);
  await untilUsed(watch);
  await ask(replica, 'select pg_wal_replay_pause()');
  await ask(primary, 'create table written_before_the_crash ()');
  const child = primary.child();
  const gone = once(child, 'close');
  child.kill('SIGQUIT');
  await gone;
  await vi.waitUntil(() => watch.choose(0) === undefined, SLOWEST);
  await primary.start();
  await watch.look();
  expect(watch.choose(0)).toBeUndefined();
  await ask(replica, 'select pg_wal_replay_resume()');
  await untilUsed(watch);
  await watch.stop();
});
