import type { Pool } from 'pg';
import { ensureAdmin } from '../auth/upkeep.service.js';
import type { Orm } from '../database.js';
import { seedDemo } from '../demo/demo.service.js';
import { migrateJobs } from '../platform/jobs/queue.js';

/** What an installation finds in its database besides the tables. */
interface FirstRows {
  adminEmail?: string;
  demoData?: boolean;
}

/**
 * Brings a database to the newest shape: the product's tables, those of the job queue, the first rows.
 * Starts that come at once take turns, and the later ones find everything done. False when the e-mail of the admin
 * may be nobody's yet, see `ensureAdmin`.
 */
export async function prepareDatabase(
  orm: Orm,
  pool: Pool,
  { adminEmail, demoData }: FirstRows = {},
): Promise<boolean> {
  const client = await pool.connect();
  try {
    // However long the others take: this connection is for nothing else.
    await client.query('set statement_timeout = 0');
    await client.query(`select pg_advisory_lock(hashtextextended('prepare database', 0))`);
    await orm.migrator.up();
    await migrateJobs(pool);
    const hasAdmin =
      !adminEmail || (await ensureAdmin(orm.em.fork(), adminEmail, { bySetting: true }));
    if (demoData) await seedDemo(orm.em.fork());
    return hasAdmin;
  } finally {
    // The lock goes with its connection, also when the connection was what failed.
    client.release(true);
  }
}
