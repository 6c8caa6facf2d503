import { randomUUID } from 'node:crypto';
import { expect, inject, it } from 'vitest';
import pg from 'pg';
import { createJobPool } from './start/jobs.js';
import { prepareDatabase } from './start/prepare-database.js';
import { createOrm } from './database.js';
import { migrateJobs } from './platform/jobs/queue.js';

/** The shape of the first release: what runs somewhere with data in it. */
const FIRST_RELEASE = 'Migration20261121020000_payment_links';

const PEOPLE = `
insert into "user" (id, name, email) values ('00000000-0000-7000-8000-000000000001', 'Asha', 'asha@laundry.test')`;

/** [end of the id, status, total, paid, pieces] */
const ORDERS = [
  ['11', 'picked', 90_000, 30_000, 3],
  ['12', 'cancelled', 90_000, 30_000, 3],
  ['13', 'delivered', 0, 0, 2],
  ['14', 'waiting for pickup', 0, 0, 0],
] as const;

const idOf = (end: string) => `00000000-0000-7000-8000-0000000000${end}`;

async function emptyDatabase(): Promise<string> {
  const url = new URL(inject('postgresUrl'));
  const name = `migrated_${randomUUID().replaceAll('-', '')}`;
  url.pathname = '/postgres';
  const client = new pg.Client(url.href);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  url.pathname = `/${name}`;
  return url.href;
}

it('brings a database of the first release to the newest shape, with all that is in it', async () => {
  const url = await emptyDatabase();
  const orm = createOrm({ url });
  const pool = createJobPool(url, console);
  await orm.migrator.up({ to: FIRST_RELEASE });
  await migrateJobs(pool);
  await pool.query(PEOPLE);
  for (const [end, status, total, paid, pieces] of ORDERS)
    await pool.query(
      `insert into "order" (id, user_id, pickup_date, order_status, total_price, paid_amount, item_count,
         pickup_phone_number, pickup_address, delivery_date)
       values ($1, '00000000-0000-7000-8000-000000000001', '2026-11-21', $2, $3, $4, $5, '9876543210', '12 Car Street',
         case when $2 = 'delivered' then now() end)`,
      [idOf(end), status, total, paid, pieces],
    );
  await pool.query(
    `insert into online_payment (payment_id, order_id, amount, applied, service_charge, excess)
     values ('pay_1', $1, 30100, 30000, 100, 0), ('pay_2', $1, 700, 0, 0, 700), ('pay_3', $1, 50, 0, 0, 50)`,
    [idOf('12')],
  );

  await pool.query(
    `insert into one_time_code (email, purpose, expires_at) values ('asha@laundry.test', 'login', now())`,
  );
  await pool.query(
    `insert into sign_in_guard (email, wrong_tries, since, codes_stopped_until)
     values ('asha@laundry.test', 10, now(), now() + interval '1 day')`,
  );

  await prepareDatabase(orm, pool);

  const { rows: orders } = await pool.query(
    `select right(id::text, 2) as end, due, payment_status as paid, excess, refundable from "order" order by id`,
  );
  expect(orders).toEqual([
    { end: '11', due: 60_000, paid: 'partial', excess: 0, refundable: 30_000 },
    { end: '12', due: 0, paid: 'partial', excess: 750, refundable: 30_750 },
    { end: '13', due: 0, paid: 'paid', excess: 0, refundable: 0 },
    { end: '14', due: 0, paid: 'unpaid', excess: 0, refundable: 0 },
  ]);
  const { rows: ledger } = await pool.query(
    'select kind, amount, method, reference from payment order by reference',
  );
  expect(ledger).toEqual([
    { kind: 'excess', amount: 700, method: 'online', reference: 'pay_2' },
    { kind: 'excess', amount: 50, method: 'online', reference: 'pay_3' },
  ]);
  const { rows: codes } = await pool.query(
    `select c.email, length(c.slot) as slot, cardinality(g.wrong_tries) as tries, g.last_wrong_at > now() - interval '1 day' as today
     from one_time_code c join sign_in_guard g using (email, purpose)`,
  );
  expect(codes).toEqual([{ email: 'asha@laundry.test', slot: 0, tries: 10, today: true }]);
  await pool.end();
  await orm.close();
});

it.each([true, false])(
  'an installation that has issued an invoice counts as confirmed (%s)',
  async (hasIssued) => {
    const orm = createOrm({ url: await emptyDatabase() });
    const db = () => orm.em.fork();
    await orm.migrator.up({ to: 'Migration20261124040100_control_report' });
    const user = '00000000-0000-7000-8000-000000000001';
    await db().execute(PEOPLE);
    await db().execute(
      `insert into "order" (id, user_id, pickup_date, pickup_phone_number, pickup_address)
       values (?, ?, '2026-11-21', '9876543210', '12 Car Street')`,
      [idOf('11'), user],
    );
    if (hasIssued)
      await db().execute(
        `insert into paper (id, kind, year, number, order_id, issued_on, issued_at, total, taxable, cgst, sgst, igst, content)
         values (gen_random_uuid(), 'BOS', 2026, 1, ?, '2026-11-22', now(), 100, 100, 0, 0, 0, '{}')`,
        [idOf('11')],
      );
    await orm.migrator.up({ to: 'Migration20261124050000_business_confirmed' });
    expect(
      await db().execute('select confirmed_at is not null as confirmed from business'),
    ).toEqual([{ confirmed: hasIssued }]);
    await orm.close();
  },
);
