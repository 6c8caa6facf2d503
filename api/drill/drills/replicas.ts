import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import pg from 'pg';
import { say } from '../../bench/say.ts';
import {
  addReplica,
  startPrimary,
  type Streaming,
} from '../../src/testing/replicas/streaming-postgres.js';
import { auditMails, auditOrders } from '../audit.ts';
import { acknowledgedIn, type Load, startLoad, together } from '../bookings.ts';
import { type Drill, judge, NOTHING_LOST, type Options } from '../drill.ts';
import { type Installation, install, readsOf } from '../installation.ts';
import { openMailbox } from '../mailbox.ts';
import { signInPeople } from '../people.ts';
import { killAll } from '../programs.ts';
import { spansOf, until } from '../watch.ts';

const SERVERS = 2;
const READS_PER_BOOKING = 6;
const BETWEEN = 20;

/** Whether every server reads at all replicas. */
async function allInUse(servers: Installation[], count: number): Promise<boolean> {
  const all = await Promise.all(servers.map((server) => server.figures()));
  return all.every((figures) => figures.get('laundry_replicas{state="in use"}') === count);
}

/** Kills one of them; gives the seconds from its start until everybody reads there again. */
async function strike(
  replicas: Streaming[],
  round: number,
  servers: Installation[],
  load: () => Promise<void>,
) {
  const replica = replicas[round % replicas.length];
  if (!replica) return NaN;
  killAll(replica.child().pid ?? 0);
  await load();
  const begin = performance.now();
  await replica.start();
  await until(() => allInUse(servers, replicas.length), 'the replica that was away');
  return (performance.now() - begin) / 1000;
}

async function work(
  { primary, replicas }: { primary: Streaming; replicas: Streaming[] },
  servers: Installation[],
  { rounds, people }: Options,
) {
  await Promise.all(servers.map((server) => server.start()));
  const db = new pg.Client(primary.address('laundry'));
  await db.connect();
  const all = await signInPeople(db, people);
  await db.end();
  await until(() => allInUse(servers, replicas.length), 'the replicas');
  const how = { readsPerBooking: READS_PER_BOOKING };
  const loads: Load[] = servers.map(({ origin }) => startLoad(origin, all, how));
  const more = () => {
    const before = acknowledgedIn(loads);
    return until(() => acknowledgedIn(loads) >= before + BETWEEN, 'acknowledgements');
  };
  const found: number[] = [];
  try {
    for (let round = 1; round <= rounds; round += 1) {
      await more();
      found.push(await strike(replicas, round, servers, more));
      say(`kill ${round} of ${rounds}: read there again after ${found.at(-1)?.toFixed(1)} s`);
    }
    await more();
  } finally {
    await Promise.all(loads.map((load) => load.stop()));
  }
  return { tally: together(loads), found };
}

export const replicas: Drill = {
  name: 'replicas',
  about:
    'two servers read at two replicas, of which one is killed again and again: everybody sees what they have booked',
  defaults: { rounds: 10, minutes: 0, people: 6 },
  async run(options) {
    const folder = await mkdtemp(path.join(tmpdir(), 'laundry-drill-replicas-'));
    const primary = await startPrimary(path.join(folder, 'primary'));
    const admin = new pg.Client(primary.address('postgres'));
    await admin.connect();
    await admin.query('create database laundry');
    await admin.end();
    const all = [await addReplica(primary, path.join(folder, 'one'))];
    all.push(await addReplica(primary, path.join(folder, 'two')));
    const mailbox = await openMailbox();
    const env = {
      ...{ DATABASE_URL: primary.address('laundry'), SMTP_URL: mailbox.smtpUrl },
      DATABASE_REPLICA_URLS: all.map((each) => each.address('laundry')).join(),
      APP_SECRET: 'Ue7-one-secret-for-all-of-them-4w1Zk9',
    };
    const servers = await Promise.all(Array.from({ length: SERVERS }, () => install(env)));
    try {
      const { tally, found } = await work({ primary, replicas: all }, servers, options);
      const db = new pg.Client(primary.address('laundry'));
      await db.connect();
      const figures = {
        ...{ servers: SERVERS, replicas: all.length, kills: options.rounds },
        ...spansOf('seconds until read there again', found),
        ...(await auditOrders(db, tally)),
        'reads at replicas': await readsOf(servers, 'replica'),
        'reads at the primary': await readsOf(servers, 'primary'),
        ...(await auditMails(db, mailbox, 180_000)),
      };
      await db.end();
      return judge(figures, { ...NOTHING_LOST, busy: (value) => value === 0 });
    } finally {
      await Promise.all(servers.map((server) => server.remove()));
      await mailbox.stop();
      for (const server of [...all, primary]) await server.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};
