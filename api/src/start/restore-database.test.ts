import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { migrations } from '../../migrations/index.js';
import { createOrm, latestMigration } from '../database.js';
import { saveDatabase } from '../platform/backup/save.js';
import { sumOf, tablesOf, writeExactly } from '../platform/backup/tables.js';
import { migrateJobs } from '../platform/jobs/queue.js';
import { copyTemplate } from '../testing/global-setup.js';
import { createJobPool } from './jobs.js';
import { PREPARING, prepareDatabase } from './prepare-database.js';
import { restoreDatabase } from './restore-database.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'laundry-backup-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const newFile = () => path.join(folder, `${randomUUID()}.gz`);
const newName = () => `backup_${randomUUID().replaceAll('-', '')}`;

async function on<Found>(url: string, work: (client: Client) => Promise<Found>): Promise<Found> {
  const client = new Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function emptyDatabase(): Promise<string> {
  const url = new URL(inject('postgresUrl'));
  url.pathname = '/postgres';
  const name = newName();
  await on(url.href, (client) => client.query(`create database ${name}`));
  url.pathname = `/${name}`;
  return url.href;
}

/** What people wrote, with everything that a text may hold, and what only a database has. */
const ODD = `one\ntwo\r\n\tthree \\ \\n "quoted" 'single' (a,b) {c} \u2028 \u2029 ₹ 🧺 `;

async function filledDatabase(): Promise<string> {
  const url = await copyTemplate(inject('postgresUrl'), newName());
  await on(url, async (client) => {
    await client.query(
      `insert into contact_message (id, name, phone, email, address, message)
       select gen_random_uuid(), $1, '9840012345', 'a@laundry.test', '', $1 from generate_series(1, 2500)`,
      [ODD],
    );
    await client.query(
      `insert into sign_in_guard (email, purpose, wrong_tries)
       values ('a@laundry.test', 'login', array[now(), now() - interval '1 hour']), ('b@laundry.test', 'login', '{}')`,
    );
    await client.query(
      `with one as (insert into "user" (id, name, email, role) values (gen_random_uuid(), 'One', 'one@laundry.test', 'customer') returning id),
       booked as (insert into "order" (id, user_id, pickup_date, pickup_address, pickup_phone_number)
         select gen_random_uuid(), id, current_date, 'Here', '9840012345' from one, generate_series(1, 20) returning id)
       select graphile_worker.add_job('sync_payment_link', json_build_object('orderId', id)) from booked`,
    );
  });
  return url;
}

const sumsOf = (url: string) =>
  on(url, async (client) => {
    await client.query('begin');
    await writeExactly(client);
    const sums: Record<string, unknown> = {};
    for (const table of await tablesOf(client)) sums[table.name] = await sumOf(client, table);
    return sums;
  });

/** What a restore that came to nothing leaves are the empty notes of how far tables have come. */
const isFilled = (url: string) =>
  on(url, async (client) => {
    const { rows } = await client.query<{ filled: boolean }>(
      `select to_regclass('public."user"') is not null as filled`,
    );
    return rows[0]?.filled;
  });

/** The backup with its lines changed. */
async function changed(file: string, change: (lines: string[]) => string[]): Promise<string> {
  const lines = gunzipSync(await readFile(file))
    .toString()
    .split('\n');
  const other = newFile();
  await writeFile(other, gzipSync(change(lines).join('\n')));
  return other;
}

describe('a backup', () => {
  it('brings back no sign-in that may have been ended since, and tells who was an admin', async () => {
    const url = await filledDatabase();
    await on(url, (client) =>
      client.query(
        `with boss as (insert into "user" (id, name, email, role)
           values (gen_random_uuid(), 'Boss', 'boss@laundry.test', 'admin') returning id),
         desk as (insert into "user" (id, name, email, role)
           values (gen_random_uuid(), 'Desk', 'desk@laundry.test', 'staff') returning id),
         employee as (insert into employee (id, name, phone, email, user_id, permissions)
           select gen_random_uuid(), 'Desk', '9876543210', 'desk@laundry.test', id, '{orders.read}' from desk),
         link as (insert into one_time_link (token_hash, purpose, email, expires_at)
           values ('\\x01', 'login', 'boss@laundry.test', now() + interval '1 hour'),
             ('\\x02', 'undo', 'old@laundry.test', now() + interval '1 hour'))
         insert into session (token_hash, user_id, expires_at)
         select '\\x01', id, now() + interval '1 hour' from boss`,
      ),
    );
    const file = newFile();
    await saveDatabase(url, file);
    const other = await emptyDatabase();
    expect(await restoreDatabase(other, file)).toMatchObject({
      ...{ admins: ['boss@laundry.test'], employees: ['desk@laundry.test'] },
    });
    const { rows } = await on(other, (client) =>
      client.query(
        `select (select count(*)::int from session) as sessions, array(select purpose from one_time_link) as links`,
      ),
    );
    expect(rows).toEqual([{ sessions: 0, links: ['undo'] }]);
  });

  it('is made by one at a time, and the other leaves it alone', async () => {
    const url = await filledDatabase();
    const file = newFile();
    const made = await Promise.allSettled([saveDatabase(url, file), saveDatabase(url, file)]);
    expect(made.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await restoreDatabase(await emptyDatabase(), file);
  });

  it('brings back every row as it was, and numbers go on behind those that are there', async () => {
    const url = await filledDatabase();
    const file = newFile();
    const saved = await saveDatabase(url, file);
    expect(saved.rows).toBeGreaterThan(2500);
    const other = await emptyDatabase();
    expect(await restoreDatabase(other, file)).toEqual({ ...saved, admins: [], employees: [] });
    expect(await sumsOf(other)).toEqual(await sumsOf(url));
    await on(other, async (client) => {
      const rules = await client.query(
        `select from pg_constraint where contype = 'f' and convalidated`,
      );
      expect(rules.rowCount).toBeGreaterThan(10);
      const asleep = await client.query(`select from pg_trigger where tgenabled = 'D'`);
      expect(asleep.rowCount).toBe(0);
      await client.query(`select graphile_worker.add_job('clean_up')`);
    });
  });

  it('is there once it is complete, for nobody else to read, and takes no file that is there', async () => {
    const url = await filledDatabase();
    const file = newFile();
    await saveDatabase(url, file);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const before = await readFile(file);
    await expect(saveDatabase(url, file)).rejects.toThrow('is there already');
    expect(await readFile(file)).toEqual(before);
  });

  it('of a version before is restored as it was, and brought up to date', async () => {
    const url = await emptyDatabase();
    const orm = createOrm({ url });
    const pool = createJobPool(url, console);
    await orm.migrator.up({ to: migrations.at(-2)?.name });
    await migrateJobs(pool);
    await pool.end();
    await orm.close();
    const file = newFile();
    await saveDatabase(url, file);
    const other = await emptyDatabase();
    await restoreDatabase(other, file);
    const { rows } = await on(other, (client) =>
      client.query<{ name: string }>(
        'select name from mikro_orm_migrations order by id desc limit 1',
      ),
    );
    expect(rows).toEqual([{ name: latestMigration }]);
  });
});

/** A start as it comes to a database, with an admin to make. */
async function start(url: string): Promise<void> {
  const orm = createOrm({ url, use: 'migrations' });
  const pool = createJobPool(url, console);
  try {
    await prepareDatabase(orm, pool, { adminEmail: 'owner@laundry.test' });
  } finally {
    await pool.end();
    await orm.close();
  }
}

/** A restore that waits for its turn while somebody else prepares the database; gives how to let it go on. */
async function waitingRestore(url: string, file: string) {
  const holder = new Client(url);
  await holder.connect();
  await holder.query(`select pg_advisory_lock(${PREPARING})`);
  const restoring = restoreDatabase(url, file);
  const waiting = `select from pg_locks where locktype = 'advisory' and not granted
    and database = (select oid from pg_database where datname = current_database())`;
  await expect.poll(async () => (await holder.query(waiting)).rowCount).toBe(1);
  return { restoring, goOn: () => holder.end() };
}

describe('a start that comes during a restore', () => {
  it('waits for it, and finds what was restored', async () => {
    const file = newFile();
    await saveDatabase(await filledDatabase(), file);
    const url = await emptyDatabase();
    const { restoring, goOn } = await waitingRestore(url, file);
    const started = start(url);
    await goOn();
    await restoring;
    await started;
    const { rows } = await on(url, (client) => client.query(`select email from "user" order by 1`));
    expect(rows).toEqual([{ email: 'one@laundry.test' }, { email: 'owner@laundry.test' }]);
  });

  it('keeps what it makes, though the restore fails', async () => {
    const file = newFile();
    await saveDatabase(await filledDatabase(), file);
    const url = await emptyDatabase();
    const broken = await changed(file, (lines) => [...lines.slice(0, -2), '']);
    const { restoring, goOn } = await waitingRestore(url, broken);
    const started = start(url);
    const failed = expect(restoring).rejects.toThrow('breaks off');
    await goOn();
    await failed;
    await started;
    const { rows } = await on(url, (client) => client.query(`select email from "user"`));
    expect(rows).toEqual([{ email: 'owner@laundry.test' }]);
    await expect(restoreDatabase(url, file)).rejects.toThrow('The database is not empty');
  });
});

/** A database of the first release that cannot be brought up to date: a sum in it is one too large by then. */
async function unfitDatabase(): Promise<string> {
  const url = await emptyDatabase();
  const orm = createOrm({ url });
  const pool = createJobPool(url, console);
  await orm.migrator.up({ to: 'Migration20261121020000_payment_links' });
  await migrateJobs(pool);
  await pool.query(
    `with one as (insert into "user" (id, name, email) values (gen_random_uuid(), 'One', 'one@laundry.test') returning id),
     known as (insert into session (token_hash, user_id, expires_at)
       select '\\x01', id, now() + interval '1 hour' from one),
     booked as (insert into "order" (id, user_id, pickup_date, pickup_address, pickup_phone_number, order_status, item_count,
         total_price, paid_amount)
       select gen_random_uuid(), id, current_date, 'Here', '9840012345', 'picked', 1, 100, 100 from one returning id)
     insert into online_payment (payment_id, order_id, amount, applied, service_charge, excess)
     select 'pay_1', id, 2147483647, 0, 0, 2147483647 from booked`,
  );
  await pool.end();
  await orm.close();
  return url;
}

it('a restore that fails once every row is in leaves none of them, and no session above all', async () => {
  const file = newFile();
  await saveDatabase(await unfitDatabase(), file);
  const url = await emptyDatabase();
  await expect(restoreDatabase(url, file)).rejects.toThrow('out of range');
  expect(await isFilled(url)).toBe(false);
});

describe('a restore changes nothing', () => {
  it('where the database is not empty', async () => {
    const url = await filledDatabase();
    const file = newFile();
    await saveDatabase(url, file);
    const before = await sumsOf(url);
    await expect(restoreDatabase(url, file)).rejects.toThrow('The database is not empty');
    expect(await sumsOf(url)).toEqual(before);
  });

  it.each<[name: string, words: string, change: (lines: string[]) => string[]]>([
    [
      'a row is another one',
      'is not what was saved',
      (lines) => lines.map((line) => line.replace('9840012345', '9840012346')),
    ],
    [
      'a row is missing',
      'is not what was saved',
      (lines) =>
        lines.toSpliced(
          lines.findIndex((line) => line.includes('three')),
          1,
        ),
    ],
    ['its end is missing', 'breaks off', (lines) => [...lines.slice(0, -2), '']],
    ['it ends in a row', 'breaks off', (lines) => lines.slice(0, 500)],
    [
      'it is of a version to come',
      'is of a newer version',
      (lines) =>
        lines.map((line) => line.replace(latestMigration, 'Migration20990101000000_later')),
    ],
  ])('where %s', async (_name, words, change) => {
    const file = newFile();
    await saveDatabase(await filledDatabase(), file);
    const url = await emptyDatabase();
    await expect(restoreDatabase(url, await changed(file, change))).rejects.toThrow(words);
    expect(await isFilled(url)).toBe(false);
    await restoreDatabase(url, file);
    expect(await isFilled(url)).toBe(true);
  });
});
