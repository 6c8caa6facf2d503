import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../src/platform/postgres/embedded-postgres.js';
import { auditMails, auditOrders } from '../audit.ts';
import { book, startLoad, Tally } from '../bookings.ts';
import { type Drill, judge, NOTHING_LOST, type Options } from '../drill.ts';
import { type Installation, install } from '../installation.ts';
import { openMailbox } from '../mailbox.ts';
import { type Person, signInPeople } from '../people.ts';
import { until } from '../watch.ts';

const SERVERS = 3;
const TWICE = 50;

const status = async ({ origin }: Installation, { token }: Person, query: string) => {
  const answer = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query }),
  });
  return (await answer.text()).includes('UNAUTHENTICATED') ? 'visitor' : 'signed in';
};

/** Signs people out at one server; gives how many another one still took for signed in right afterwards. */
async function signOut([here, there]: Installation[], people: Person[]): Promise<number> {
  if (!here || !there) return NaN;
  let late = 0;
  for (const person of people) {
    await status(there, person, '{ me { id } }');
    await status(here, person, 'mutation { logout { message } }');
    if ((await status(there, person, '{ me { id } }')) === 'signed in') late += 1;
  }
  return late;
}

/** The same booking at every server at the same moment, as a double click through a proxy. */
async function bookEverywhere(servers: Installation[], people: Person[]): Promise<Tally> {
  const tally = new Tally();
  for (let n = 0; n < TWICE; n += 1) {
    const person = people[n % people.length];
    const key = randomUUID();
    if (person)
      await Promise.all(servers.map(({ origin }) => book(origin, person, tally, { key })));
  }
  return tally;
}

async function together(servers: Installation[], db: pg.Client, { people, rounds }: Options) {
  await Promise.all(servers.map((server) => server.start()));
  const admins = await db.query(`select from "user" where role = 'admin'`);
  const all = await signInPeople(db, people + 10);
  const leaving = all.splice(0, 10);
  const tally = await bookEverywhere(servers, all);
  const loads = servers.map(({ origin }) => startLoad(origin, all));
  const [victim, ...others] = servers;
  for (let round = 0; round < rounds; round += 1) {
    const acknowledged = () => loads.reduce((sum, load) => sum + load.tally.acknowledged.size, 0);
    const before = acknowledged();
    await until(() => acknowledged() > before + 10, 'acknowledgements');
    await victim?.end(round % 2 ? 'SIGTERM' : 'SIGKILL');
    await delay(2000);
    await victim?.start();
  }
  for (const load of loads) await load.stop();
  for (const load of loads)
    for (const [key, id] of load.tally.acknowledged) tally.acknowledged.set(key, id);
  const reached = others.map((_, n) => loads[n + 1]?.tally);
  tally.faults.push(...loads.flatMap((load) => load.tally.faults));
  return {
    servers: servers.length,
    'admins made by starts at once': admins.rowCount ?? NaN,
    'signed in after signing out elsewhere': await signOut(servers, leaving),
    'cut at servers that nobody ended': reached.reduce((sum, each) => sum + (each?.cut ?? 0), 0),
    'same booking at every server': TWICE,
    ...(await auditOrders(db, tally)),
  };
}

export const severalServers: Drill = {
  name: 'several-servers',
  about:
    'three servers on one database: first starts at once, the same booking everywhere, one is killed again and again',
  defaults: { rounds: 6, minutes: 0, people: 6 },
  async run(options) {
    const folder = await mkdtemp(path.join(tmpdir(), 'laundry-drill-pg-'));
    const postgres = await startEmbeddedPostgres(path.join(folder, 'postgres'));
    const databaseUrl = await postgres.database('laundry');
    const mailbox = await openMailbox();
    const env = {
      ...{ DATABASE_URL: databaseUrl, SMTP_URL: mailbox.smtpUrl },
      ...{ ADMIN_EMAIL: 'owner@laundry.test', APP_SECRET: 'Ue7-one-secret-for-all-of-them-4w1Zk9' },
    };
    const servers = await Promise.all(Array.from({ length: SERVERS }, () => install(env)));
    const db = new pg.Client(databaseUrl);
    await db.connect();
    try {
      const found = await together(servers, db, options);
      const figures = { ...found, ...(await auditMails(db, mailbox, 180_000)) };
      return judge(figures, {
        ...NOTHING_LOST,
        'admins made by starts at once': (value) => value === 1,
        'signed in after signing out elsewhere': (value) => value === 0,
        'cut at servers that nobody ended': (value) => value === 0,
      });
    } finally {
      await db.end();
      await Promise.all(servers.map((server) => server.remove()));
      await mailbox.stop();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};
