import { performance } from 'node:perf_hooks';
import pg from 'pg';
import { say } from '../../bench/say.ts';
import { auditMails, auditOrders } from '../audit.ts';
import { acknowledgedIn, type Load, startLoad, together } from '../bookings.ts';
import { type Cluster, startCluster } from '../cluster.ts';
import { type Drill, judge, NOTHING_LOST, type Options } from '../drill.ts';
import { type Installation, install, readsOf } from '../installation.ts';
import { openMailbox } from '../mailbox.ts';
import { signInPeople } from '../people.ts';
import { spansOf, until } from '../watch.ts';

const SERVERS = 3;

/** Work between two kills, so that each falls under load. */
const BETWEEN = 20;

/** Longer than Patroni takes to find that a primary is gone (20 s) and to promote another one. */
const WRITES_WITHIN = 40;

const more = (loads: Load[], count: number): Promise<void> => {
  const before = acknowledgedIn(loads);
  return until(() => acknowledgedIn(loads) >= before + count, 'an acknowledgement');
};

/** Kills the primary; gives the seconds until the first server is ready, all are, and a booking is acknowledged. */
async function strike(cluster: Cluster, servers: Installation[], loads: Load[]) {
  const begin = performance.now();
  const since = () => (performance.now() - begin) / 1000;
  const revive = await cluster.killPrimary();
  await until(async () => !(await servers[0]?.isReady()), 'the loss of the database');
  await Promise.all(servers.map((server) => server.untilReady()));
  const ready = since();
  await more(loads, 1);
  const written = since();
  await revive();
  await cluster.untilWhole();
  return { ready, written };
}

async function blows(cluster: Cluster, servers: Installation[], { rounds, people }: Options) {
  await Promise.all(servers.map((server) => server.start()));
  const db = new pg.Client(cluster.directUrl);
  await db.connect();
  const all = await signInPeople(db, people);
  await db.end();
  const loads = servers.map(({ origin }) => startLoad(origin, all, { readsPerBooking: 3 }));
  const found: { ready: number; written: number }[] = [];
  try {
    for (let round = 1; round <= rounds; round += 1) {
      await more(loads, BETWEEN);
      const last = await strike(cluster, servers, loads);
      found.push(last);
      say(`kill ${round} of ${rounds}: a booking after ${last.written.toFixed(1)} s`);
    }
    await more(loads, BETWEEN);
  } finally {
    await Promise.all(loads.map((load) => load.stop()));
  }
  const reads = {
    replica: await readsOf(servers, 'replica'),
    primary: await readsOf(servers, 'primary'),
  };
  return { tally: together(loads), found, reads };
}

export const failover: Drill = {
  name: 'failover',
  about:
    'three servers, a pooler, a primary with two replicas under Patroni: the primary is killed hard with all of its machine',
  defaults: { rounds: 5, minutes: 0, people: 6 },
  async run(options) {
    const cluster = await startCluster();
    const mailbox = await openMailbox();
    const env = {
      ...{ DATABASE_URL: cluster.pooledUrl, DATABASE_DIRECT_URL: cluster.directUrl },
      ...{ DATABASE_REPLICA_URLS: cluster.replicaUrls, SMTP_URL: mailbox.smtpUrl },
      ...{ ADMIN_EMAIL: 'owner@laundry.test', APP_SECRET: 'Ue7-one-secret-for-all-of-them-4w1Zk9' },
    };
    const servers = await Promise.all(Array.from({ length: SERVERS }, () => install(env)));
    try {
      const { tally, found, reads } = await blows(cluster, servers, options);
      const db = new pg.Client(cluster.directUrl);
      await db.connect();
      const figures = {
        ...{ servers: SERVERS, kills: options.rounds },
        ...spansOf(
          'seconds until all were ready',
          found.map(({ ready }) => ready),
        ),
        ...spansOf(
          'seconds until a booking',
          found.map(({ written }) => written),
        ),
        ...(await auditOrders(db, tally)),
        ...{ 'reads at replicas': reads.replica, 'reads at the primary': reads.primary },
        ...(await auditMails(db, mailbox, 180_000)),
      };
      await db.end();
      return judge(figures, {
        ...NOTHING_LOST,
        'seconds until a booking, longest': (value) => value <= WRITES_WITHIN,
      });
    } finally {
      await Promise.all(servers.map((server) => server.remove()));
      await mailbox.stop();
      await cluster.stop();
    }
  },
};
