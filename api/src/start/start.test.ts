import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { createJobPool } from './jobs.js';
import { prepareDatabase } from './prepare-database.js';
import { createOrm } from '../database.js';
import { queueMail } from '../mails/outbox.service.js';
import type { PaymentProvider } from '../payment-links/payment-provider.js';
import { createRazorpay } from '../payment-links/razorpay.js';
import { addJob } from '../platform/jobs/queue.js';
import type { ConnectionUse } from '../platform/postgres/pool.js';
import { makeUser } from '../testing/factories.js';
import { copyTemplate } from '../testing/global-setup.js';
import { makePickedOrder } from '../testing/orders/orders.js';
import { KEYS, startRazorpay } from '../testing/payments/fake-razorpay.js';
import { makeOrder } from '../testing/orders/order-factories.js';
import { startTestServer } from '../testing/test-server.js';

async function emptyDatabase(): Promise<string> {
  const url = new URL(inject('postgresUrl'));
  url.pathname = '/postgres';
  const client = new pg.Client(url.href);
  await client.connect();
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  await client.query(`create database ${client.escapeIdentifier(name)}`);
  await client.end();
  url.pathname = `/${name}`;
  return url.href;
}

it('three simultaneous first starts on one empty database succeed and create one admin', async () => {
  const url = await emptyDatabase();
  const starts = [1, 2, 3].map(() => ({
    orm: createOrm({ url }),
    pool: createJobPool(url, console),
  }));
  const first = { adminEmail: 'owner@laundry.test', demoData: true };
  try {
    const done = starts.map(({ orm, pool }) => prepareDatabase(orm, pool, first));
    const outcomes = await Promise.allSettled(done);
    expect(outcomes.map(({ status }) => status)).toEqual(starts.map(() => 'fulfilled'));
    const [count] =
      (await starts[0]?.orm.em.fork().execute<
        { admins: number; shown: number }[]
      >(`select (select count(*)::int from "user" where role = 'admin') as admins,
            (select count(*)::int from "user" where email = 'customer@laundry.test') as shown`)) ??
      [];
    expect(count).toEqual({ admins: 1, shown: 1 });
  } finally {
    for (const { orm, pool } of starts) {
      await pool.end();
      await orm.close();
    }
  }
});

it('jobs run while requests use all connections of their pool', async () => {
  const test = await startTestServer();
  const beside = createOrm({ url: test.orm.config.get('clientUrl') ?? '' });
  const free = Promise.withResolvers<undefined>();
  try {
    const holding = Array.from({ length: 10 }, () => {
      const held = Promise.withResolvers<undefined>();
      const request = test.orm.em.fork().transactional(async (em) => {
        await em.execute('select 1');
        held.resolve(undefined);
        await free.promise;
      });
      return { held: held.promise, request };
    });
    await Promise.all(holding.map(({ held }) => held));
    const content = { subject: 'While all are busy', text: 'Hello', html: '<p>Hello</p>' };
    await beside.em
      .fork()
      .transactional((em) =>
        queueMail({ em, app: test.app }, { to: 'asha@laundry.test', topic: 'test', content }),
      );
    expect((await test.mailTo('asha@laundry.test')).subject).toBe(content.subject);
    free.resolve(undefined);
    await Promise.all(holding.map(({ request }) => request));
  } finally {
    free.resolve(undefined);
    await beside.close();
    await test.stop();
  }
});

it('scheduled jobs are registered and run', async () => {
  const lines: string[] = [];
  const test = await startTestServer({
    ...{ otpFailureLockoutThreshold: 1, scheduled: true },
    log: (line) => lines.push(line),
  });
  try {
    const em = test.orm.em.fork();
    const planned = () =>
      em
        .execute<{ identifier: string }[]>(
          'select identifier from graphile_worker._private_known_crontabs order by 1',
        )
        .then((rows) => rows.map(({ identifier }) => identifier));
    await expect
      .poll(planned)
      .toEqual([
        'clean_up',
        'fold_order_figures',
        'make_due_pickups',
        'make_statements',
        'notify_waitlist',
        'number_events',
        'reconcile_payment_links',
        'update_daily_aggregates',
        'warn_expiring_tokens',
        'watch_sign_ins',
      ]);
    const { id } = await makeUser(test);
    await em.execute(`update session set expires_at = now() - interval '1 minute'`);
    const sessions = () => em.execute('select from session where user_id = ?', [id]);
    expect(await sessions()).toHaveLength(1);
    await em.transactional((tx) => addJob(tx, 'clean_up', {}));
    await expect.poll(sessions).toHaveLength(0);
    const customer = await makeUser(test);
    await makeOrder(test, customer);
    await makeOrder(test, customer);
    const figures = () => em.execute('select from order_figures');
    expect(await figures()).toHaveLength(2);
    await em.transactional((tx) => addJob(tx, 'fold_order_figures', {}));
    await expect.poll(figures).toHaveLength(1);
    await em.execute(
      `insert into sign_in_throttle (email, purpose, failed_attempts) values ('asha@laundry.test', 'login', array[now()])`,
    );
    await em.transactional((tx) => addJob(tx, 'watch_sign_ins', {}));
    const alarm = () => lines.find((line) => line.includes('many wrong sign-in codes'));
    await expect.poll(alarm).toContain('"failedAttempts":1,"hours":24,"threshold":1,"emails":1');
    expect(alarm()).not.toContain('asha');
  } finally {
    await test.stop();
  }
});

it('jobs that each hold a lock do not wait for a connection of another job', async () => {
  const razorpay = await startRazorpay();
  const real = createRazorpay({ ...KEYS, apiUrl: razorpay.url });
  const AT_ONCE = 2;
  let inHand = 0;
  const all = Promise.withResolvers<undefined>();
  const payments: PaymentProvider = {
    ...real,
    // Each request holds the lock of its order now. It continues when all other requests hold their
    // locks.
    async create(link) {
      inHand += 1;
      if (inHand === AT_ONCE) all.resolve(undefined);
      await all.promise;
      return real.create(link);
    },
  };
  const log: string[] = [];
  const test = await startTestServer({
    providers: () => ({ payments }),
    log: (line) => void log.push(line),
  });
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, () => makePickedOrder(test, 10_000)));
    const open = `select count(*)::int as links from payment_link where status = 'open'`;
    await expect.poll(() => test.orm.em.fork().execute(open)).toEqual([{ links: AT_ONCE }]);
    expect(log.join()).not.toContain('job failed');
  } finally {
    all.resolve(undefined);
    await test.stop();
    await razorpay.stop();
  }
});

it.each<[ConnectionUse, string]>([
  ['requests', '30s'],
  ['jobs', '5min'],
  ['migrations', '1h'],
  ['commands', '0'],
])('a statement of %s has the timeout %s', async (use, limit) => {
  const url = await copyTemplate(
    inject('postgresUrl'),
    `waits_${randomUUID().replaceAll('-', '')}`,
  );
  const orm = createOrm({ url, use });
  const unless = createOrm({ url });
  const jobs = createJobPool(url, console);
  try {
    expect(await orm.em.execute('show statement_timeout')).toEqual([{ statement_timeout: limit }]);
    expect(await unless.em.execute('show statement_timeout')).toEqual([
      { statement_timeout: '30s' },
    ]);
    expect((await jobs.query('show statement_timeout')).rows).toEqual([
      { statement_timeout: '5min' },
    ]);
  } finally {
    await jobs.end();
    await unless.close();
    await orm.close();
  }
});
