import type { Pool } from 'pg';
import { adminsOf, employeesWithAccess, endEverySignIn } from '../auth/upkeep.service.js';
import { createOrm, type Em, type Orm } from '../database.js';
import type { Head } from '../platform/backup/archive.js';
import { loadDatabase } from '../platform/backup/load.js';
import type { Totals } from '../platform/backup/save.js';
import { jobsVersion, migrateJobs } from '../platform/jobs/queue.js';
import { createJobPool } from './jobs.js';
import { PREPARING } from './prepare-database.js';

interface Place {
  orm: Orm;
  tx: Em;
  pool: Pool;
}

function migrate({ orm, tx }: Place, to?: string) {
  const transaction: unknown = tx.getTransactionContext();
  return orm.migrator.up({ to, transaction });
}

/** Makes the tables as they were when the backup was made, which may have been some versions ago. */
async function shapeLike({ migration, jobs }: Head, place: Place): Promise<void> {
  const pending = await place.orm.migrator.getPending();
  if (!pending.some(({ name }) => name === migration))
    throw new Error(`The backup is of a newer version (${migration}): restore it with that`);
  await migrateJobs(place.pool);
  const ours = await jobsVersion(place.pool);
  if (ours !== jobs)
    throw new Error(
      `The queue of the backup is of another version (${jobs}, not ${ours}): restore it with the version that made it, and upgrade then`,
    );
  await migrate(place, migration);
}

export interface Restored extends Totals {
  /** E-mails of those who were admins when the backup was made. */
  admins: string[];
  /** And of employees who had access then. */
  employees: string[];
}

/**
 * Fills an empty database from a backup, whether this version made it or one before, brings it up to date and signs
 * everybody out: in one transaction, so that whenever it is cut short, nothing of it is there, and nobody is signed in by a
 * session of before. A start that comes meanwhile waits for its end.
 */
export async function restoreDatabase(url: string, file: string): Promise<Restored> {
  const orm = createOrm({ url, poolSize: 2, use: 'commands' });
  const pool = createJobPool(url, console);
  try {
    return await orm.em.fork().transactional(async (tx) => {
      await tx.execute(`select pg_advisory_xact_lock(${PREPARING})`);
      const place = { orm, tx, pool };
      const totals = await loadDatabase({ tx, file, shape: (head) => shapeLike(head, place) });
      await migrate(place);
      await endEverySignIn(tx);
      const emails = (of: { email: string }[]) => of.map(({ email }) => email);
      const admins = emails(await adminsOf(tx));
      return { ...totals, admins, employees: emails(await employeesWithAccess(tx)) };
    });
  } finally {
    await pool.end();
    await orm.close();
  }
}
