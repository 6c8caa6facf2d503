import type { Pool } from 'pg';
import { adminsOf, endEverySignIn } from '../auth/upkeep.service.js';
import { createOrm, type Orm } from '../database.js';
import type { Head } from '../platform/backup/archive.js';
import { loadDatabase } from '../platform/backup/load.js';
import type { Totals } from '../platform/backup/save.js';
import { jobsVersion, migrateJobs } from '../platform/jobs/queue.js';
import { createJobPool } from './jobs.js';
import { prepareDatabase } from './prepare-database.js';

/** Makes the tables as they were when the backup was made, which may have been some versions ago. */
async function shapeLike({ migration, jobs }: Head, orm: Orm, pool: Pool): Promise<void> {
  const pending = await orm.migrator.getPending();
  if (!pending.some(({ name }) => name === migration))
    throw new Error(`The backup is of a newer version (${migration}): restore it with that`);
  await orm.migrator.up({ to: migration });
  await migrateJobs(pool);
  const ours = await jobsVersion(pool);
  if (ours !== jobs)
    throw new Error(
      `The queue of the backup is of another version (${jobs}, not ${ours}): restore it with the version that made it, and upgrade then`,
    );
}

export interface Restored extends Totals {
  /** E-mails of those who were admins when the backup was made. */
  admins: string[];
}

/**
 * Fills an empty database from a backup, whether this version made it or one before, and brings it up to date. Nobody is
 * signed in there.
 */
export async function restoreDatabase(url: string, file: string): Promise<Restored> {
  const orm = createOrm({ url, poolSize: 2, use: 'commands' });
  const pool = createJobPool(url, console);
  try {
    const totals = await loadDatabase({ url, file, shape: (head) => shapeLike(head, orm, pool) });
    await prepareDatabase(orm, pool);
    const em = orm.em.fork();
    await endEverySignIn(em);
    return { ...totals, admins: (await adminsOf(em)).map(({ email }) => email) };
  } finally {
    await pool.end();
    await orm.close();
  }
}
