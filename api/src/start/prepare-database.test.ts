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

/** Creates a database with the tables of the first release, without functions and triggers. */
async function earlierDatabase(): Promise<string> {
  const url = new URL(inject('postgresUrl'));
  url.pathname = '/postgres';
  const client = await connect(url.href);
  const name = `upgrade_${randomUUID().replaceAll('-', '')}`;
  await client.query(`create database ${name}`);
  await client.end();
  url.pathname = `/${name}`;
  const orm = createOrm({ url: url.href, use: 'migrations' });
  await orm.migrator.up({ to: 'Migration20261126120000_baseline' });
  await orm.close();
  return url.href;
}

const WAITING = `select from pg_locks where not granted and relation = '"order"'::regclass`;

it('a migration that waits for a table lock does not block other queries, and completes after the lock ends', async () => {
  // The migration adds triggers to the table of orders, so it must lock this table.
  const url = await earlierDatabase();
  const orm = createOrm({ url, poolSize: 2, use: 'migrations' });
  const pool = createJobPool(url, console);
  const [holder, other] = await Promise.all([connect(url), connect(url)]);
  try {
    await holder.query('begin');
    await holder.query('update "order" set note = null');
    const prepared = prepareDatabase(orm, pool);
    await expect.poll(async () => (await other.query(WAITING)).rowCount).toBe(1);
    // Without a lock timeout, this update would wait behind the migration until the other lock
    // ends.
    expect((await other.query('update "order" set note = null')).rowCount).toBe(0);
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
