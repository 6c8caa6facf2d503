import pg from 'pg';
import { audit } from './audit.ts';
import { startLoad } from './bookings.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { type Drill, type Options, spansOf } from './drill.ts';
import { type Installation, install } from './installation.ts';
import { startSmtpSink } from './smtp-sink.ts';
import { signInUsers } from './users.ts';

const SERVERS = 2;

const BETWEEN = 20;

async function killPrimaries(
  cluster: Cluster,
  servers: Installation[],
  { rounds, users }: Options,
) {
  await Promise.all(servers.map((server) => server.start()));
  const db = new pg.Client(cluster.directUrl);
  await db.connect();
  const all = await signInUsers(db, users);
  await db.end();
  const origins = servers.map(({ origin }) => origin);
  const { tally, stop } = startLoad(origins, all);
  const found: number[] = [];
  try {
    for (let kill = 1; kill <= rounds; kill += 1) {
      await tally.more(BETWEEN);
      const begin = Date.now();
      const revive = await cluster.killPrimary();
      await tally.more(BETWEEN);
      found.push((Date.now() - begin) / 1000);
      console.error(`kill ${kill} of ${rounds}: bookings after ${found.at(-1)?.toFixed(1)} s`);
      await revive();
      await cluster.untilWhole();
    }
  } finally {
    await stop();
  }
  return { tally, spans: spansOf('seconds until bookings go on', found) };
}

export const failover: Drill = {
  name: 'failover',
  about: 'two servers, PgBouncer, HAProxy, three nodes under Patroni: the primary is killed',
  defaults: { rounds: 5, minutes: 0, users: 6 },
  limits: { 'seconds until bookings go on, longest': 40 },
  async run(options) {
    const cluster = await startCluster();
    const smtpSink = await startSmtpSink();
    const env = {
      ...{ DATABASE_URL: cluster.pooledUrl, DATABASE_DIRECT_URL: cluster.directUrl },
      ...{ SMTP_URL: smtpSink.smtpUrl, ADMIN_EMAIL: 'owner@laundry.test' },
      APP_SECRET: 'Ue7-one-secret-for-all-of-them-4w1Zk9',
    };
    const servers = await Promise.all(Array.from({ length: SERVERS }, () => install(env)));
    try {
      const { tally, spans } = await killPrimaries(cluster, servers, options);
      const db = new pg.Client(cluster.directUrl);
      await db.connect();
      const measurements = await audit(db, tally, smtpSink);
      await db.end();
      return { servers: SERVERS, kills: options.rounds, ...spans, ...measurements };
    } finally {
      await Promise.all(servers.map((server) => server.remove()));
      await smtpSink.stop();
      await cluster.stop();
    }
  },
};
