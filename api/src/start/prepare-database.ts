import { setTimeout as delay } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { ensureAdmin } from '../auth/admins.service.js';
import type { Orm } from '../database.js';
import { seedDemo } from '../demo/demo.service.js';
import type { AppContext } from '../platform/app-context.js';
import { migrateJobs } from '../platform/jobs/queue.js';
import { applyRoutines } from '../platform/postgres/routines.js';
import { TRANSFER_AUDIT_OWNERSHIP } from '../platform/postgres/audit-owner-role.js';

/** Rows that a new database gets. */
export interface InitialData {
  adminEmail?: string;
  demoData?: boolean;
  /**
   * Secret that encrypts the demo mails, and the site URL in them. Without it, no demo mails are
   * created.
   */
  app?: Pick<AppContext, 'secret' | 'publicUrl'>;
}

const LOCK_NOT_AVAILABLE = '55P03';

/** Pause in ms between attempts to get table locks, so that waiting statements can run. */
const PAUSE_MS = 1000;
const TRIES = 300;

/** Interval in ms to check whether the other process has finished. */
const POLL_MS = 50;

const isLocked = (error: unknown): boolean =>
  error instanceof Error &&
  ((error as { code?: unknown }).code === LOCK_NOT_AVAILABLE || isLocked(error.cause));

/** Advisory lock of the process that migrates the database. */
const MIGRATION_LOCK = `hashtextextended('prepare database', 0)`;

/**
 * Takes the lock by polling, because a query that waits without a response would be treated as a
 * lost connection.
 */
async function acquireLock(client: PoolClient): Promise<void> {
  const ask = `select pg_try_advisory_lock(${MIGRATION_LOCK}) as mine`;
  while (!(await client.query<{ mine: boolean }>(ask)).rows[0]?.mine) await delay(POLL_MS);
}

/**
 * Runs all missing migrations in one transaction, so that a failed attempt can be repeated while an
 * earlier version still runs.
 */
async function migrate(orm: Orm): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await orm.migrator.up();
      await applyRoutines(orm.em.fork());
      return;
    } catch (error) {
      if (!isLocked(error) || tries === TRIES) throw error;
      await delay(PAUSE_MS);
    }
  }
}

/**
 * Migrates a database: the tables of the product, those of the job queue, and the first rows. Of
 * concurrent starts one migrates while the others wait, and then find nothing to do. Returns false
 * when the account of `ADMIN_EMAIL` could not become admin, see `ensureAdmin`.
 */
export async function prepareDatabase(
  orm: Orm,
  pool: Pool,
  { adminEmail, demoData, app }: InitialData = {},
): Promise<boolean> {
  const client = await pool.connect();
  try {
    await acquireLock(client);
    await migrate(orm);
    await migrateJobs(pool);
    await client.query(TRANSFER_AUDIT_OWNERSHIP);
    const hasAdmin =
      !adminEmail || (await ensureAdmin(orm.em.fork(), adminEmail, { bySetting: true }));
    if (demoData) await seedDemo(orm.em.fork(), app ? { app } : {});
    return hasAdmin;
  } finally {
    // The connection is closed, because the advisory lock ends with it, also after a failure.
    client.release(true);
  }
}
