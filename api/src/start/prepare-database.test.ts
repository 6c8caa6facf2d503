import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { expect, inject, it } from 'vitest';
import { createOrm, latestMigration } from '../database.js';
import { createJobPool } from './jobs.js';
import { prepareDatabase } from './prepare-database.js';

async function connect(url: string): Promise<Client> {
  const client = new Client(url);
  await client.connect();
  return client;
}

/** A database of a version before. */
async function earlierDatabase(to: string): Promise<string> {
  const url = new URL(inject('postgresUrl'));
  url.pathname = '/postgres';
  const client = await connect(url.href);
  const name = `upgrade_${randomUUID().replaceAll('-', '')}`;
  await client.query(`create database ${name}`);
  await client.end();
  url.pathname = `/${name}`;
  const orm = createOrm({ url: url.href, use: 'migrations' });
  await orm.migrator.up({ to });
  await orm.close();
  return url.href;
}

const WAITING = `select from pg_locks where not granted and relation = '"order"'::regclass`;

it('a migration that finds a table in use lets others at it, and comes through once it is free', async () => {
  // The next step changes the orders.
  const url = await earlierDatabase('Migration20261121030000_refunds');
  const orm = createOrm({ url, poolSize: 2, use: 'migrations' });
  const pool = createJobPool(url, console);
  const [holder, other] = await Promise.all([connect(url), connect(url)]);
  try {
    await holder.query('begin');
    await holder.query('select count(*) from "order"');
    const prepared = prepareDatabase(orm, pool);
    await expect.poll(async () => (await other.query(WAITING)).rowCount).toBe(1);
    // Whoever comes now waits behind the migration, which would wait for ever.
    expect((await other.query('select count(*) from "order"')).rowCount).toBe(1);
    await holder.query('commit');
    expect(await prepared).toBe(true);
    const { rows } = await other.query(
      'select name from mikro_orm_migrations order by id desc limit 1',
    );
    expect(rows).toEqual([{ name: latestMigration }]);
  } finally {
    await holder.end();
    await other.end();
    await pool.end();
    await orm.close();
  }
});

it('what was written before searches looked over accents is found without them, and is found as before', async () => {
  const url = await earlierDatabase('Migration20261123190000_recorded_at');
  const client = await connect(url);
  await client.query(`
    insert into "user" (id, name, email, role) values
      ('00000000-0000-7000-8000-000000000001', 'Zoë Brontë', 'z@laundry.test', 'customer'),
      ('00000000-0000-7000-8000-000000000002', 'கவிதா', 'k@laundry.test', 'customer');
    insert into address (id, user_id, address, city, state, pincode) values
      (gen_random_uuid(), '00000000-0000-7000-8000-000000000001', '9, Café Lane', 'Chennai', 'Tamil Nadu', '600020');
    insert into employee (id, name, phone, email) values (gen_random_uuid(), 'Renée', '9876543210', 'r@laundry.test')`);
  const orm = createOrm({ url, use: 'migrations' });
  try {
    await orm.migrator.up();
    const { rows } = await client.query<{ words: string }>(`
      select search_text as words from "user" union all select search_text from address union all select search_text from employee`);
    expect(rows.map(({ words }) => words).toSorted()).toEqual([
      '9, café lane chennai tamil nadu 600020 9, cafe lane chennai tamil nadu 600020',
      'renée 9876543210 r@laundry.test renee 9876543210 r@laundry.test',
      'zoë brontë  z@laundry.test zoe bronte  z@laundry.test',
      'கவிதா  k@laundry.test',
    ]);
  } finally {
    await client.end();
    await orm.close();
  }
});
