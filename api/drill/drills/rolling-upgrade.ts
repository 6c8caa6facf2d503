import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../src/platform/postgres/embedded-postgres.js';
import { say } from '../../bench/say.ts';
import { auditMails, auditOrders, type MailAudit } from '../audit.ts';
import { type Load, startLoad } from '../bookings.ts';
import { type Drill, judge, NOTHING_LOST, type Options } from '../drill.ts';
import { beforeLastMigration, buildEarlier } from '../earlier-build.ts';
import { type Errands, errandsOf } from '../errands.ts';
import { type Installation, install } from '../installation.ts';
import { type Mailbox, openMailbox } from '../mailbox.ts';
import { signInPeople } from '../people.ts';
import { until } from '../watch.ts';

/** Bookings between one step and the next. */
const BETWEEN = 40;

interface Place {
  earlier: Installation;
  later: Installation;
  db: pg.Client;
  mailbox: Mailbox;
}

const more = (load: Load): Promise<void> => {
  const before = load.tally.acknowledged.size;
  return until(() => load.tally.acknowledged.size >= before + BETWEEN, 'bookings');
};

const steps = (db: pg.Client) =>
  db.query<{ count: number }>('select count(*)::int as count from mikro_orm_migrations');

/** The later version comes while the earlier one serves, both serve, and the earlier one goes. */
async function upgrade({ earlier, later, db, mailbox }: Place, { people }: Options) {
  await earlier.start();
  const before = (await steps(db)).rows[0]?.count ?? NaN;
  const all = await signInPeople(db, people + 9);
  const staff = all.pop();
  if (!staff) throw new Error('There is nobody');
  await db.query(`update "user" set role = 'admin' where id = $1`, [staff.id]);
  const leaving = all.splice(0, 8);
  const errands: Errands = errandsOf(mailbox, staff);
  const old = startLoad(earlier.origin, all);
  await errands.run('earlier', earlier.origin, leaving.splice(0, 2));
  await more(old);
  say('the later version comes');
  await later.start();
  await more(old);
  await errands.run('earlier, on the new tables', earlier.origin, leaving.splice(0, 2));
  const fresh = startLoad(later.origin, all);
  await errands.run('later, beside the earlier', later.origin, leaving.splice(0, 2));
  await more(old);
  await more(fresh);
  await old.stop();
  await earlier.end('SIGTERM');
  await more(fresh);
  await errands.run('later', later.origin, leaving.splice(0, 2));
  await fresh.stop();
  const { tally } = fresh;
  for (const [key, id] of old.tally.acknowledged) tally.acknowledged.set(key, id);
  tally.faults.push(...old.tally.faults);
  tally.reads += old.tally.reads;
  tally.cut += old.tally.cut;
  return {
    'steps of the tables meanwhile': ((await steps(db)).rows[0]?.count ?? NaN) - before,
    errands: errands.done,
    'errands refused': errands.refused.length,
    'first refusal': errands.refused[0],
    ...(await auditOrders(db, tally)),
  };
}

export const rollingUpgrade: Drill = {
  name: 'rolling-upgrade',
  about:
    'this version brings the tables up to date and takes over under load, while an earlier one (--from COMMIT, unless told the last before the tables changed) goes on serving',
  defaults: { rounds: 1, minutes: 0, people: 4 },
  async run(options) {
    const folder = await mkdtemp(path.join(tmpdir(), 'laundry-drill-upgrade-'));
    const commit = options.from ?? beforeLastMigration();
    const build = path.join(folder, 'earlier');
    say(`building ${commit}`);
    buildEarlier(commit, build);
    const postgres = await startEmbeddedPostgres(path.join(folder, 'postgres'));
    const databaseUrl = await postgres.database('laundry');
    const mailbox = await openMailbox();
    const env = {
      ...{ DATABASE_URL: databaseUrl, SMTP_URL: mailbox.smtpUrl },
      APP_SECRET: 'Ue7-one-secret-for-both-of-them-4w1Zk9',
    };
    const [earlier, later] = [await install(env, build), await install(env)];
    const db = new pg.Client(databaseUrl);
    await db.connect();
    try {
      const found = await upgrade({ earlier, later, db, mailbox }, options);
      // Who goes through a whole day gets several mails about an order.
      const mails: Partial<MailAudit> = await auditMails(db, mailbox, 180_000);
      delete mails['orders without their one mail'];
      const figures = { 'earlier commit': commit.slice(0, 10), ...found, ...mails };
      const none = (value: number) => value === 0;
      return judge(figures, { ...NOTHING_LOST, 'errands refused': none, cut: none, busy: none });
    } finally {
      await db.end();
      await Promise.all([earlier.remove(), later.remove()]);
      await mailbox.stop();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};
