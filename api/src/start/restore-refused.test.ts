import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { createOrm, latestMigration } from '../database.js';
import { saveDatabase } from '../platform/backup/save.js';
import { migrateJobs } from '../platform/jobs/queue.js';
import {
  changed,
  emptyDatabase,
  filledDatabase,
  isFilled,
  newFile,
  on,
  sumsOf,
  useBackupFolder,
} from '../testing/backups/backups.js';
import { createJobPool } from './jobs.js';
import { PREPARING, prepareDatabase } from './prepare-database.js';
import { restoreDatabase } from './restore-database.js';

useBackupFolder();

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
