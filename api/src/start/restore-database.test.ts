import { readFile, stat } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { migrations } from '../../migrations/index.js';
import { createOrm, latestMigration } from '../database.js';
import { saveDatabase } from '../platform/backup/save.js';
import { migrateJobs } from '../platform/jobs/queue.js';
import {
  emptyDatabase,
  filledDatabase,
  newFile,
  on,
  sumsOf,
  useBackupFolder,
} from '../testing/backups/backups.js';
import { createJobPool } from './jobs.js';
import { restoreDatabase } from './restore-database.js';

useBackupFolder();

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
