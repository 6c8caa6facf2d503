import type { Pool } from 'pg';

/**
 * Lock key of a worker. Each worker holds an advisory lock under its id while its process and
 * connection are alive. The job queue would leave jobs of a killed process locked for hours. A free
 * lock shows that the worker is dead.
 */
const LOCK = `hashtextextended('worker ' || id, 0)`;

/** Grace period for a new worker to take its lock. */
const GRACE = '15 seconds';

/**
 * Holds the advisory lock of a worker until it is released. Calls `onLost` when the connection
 * fails.
 */
export async function holdWorkerLock(
  pool: Pool,
  id: string,
  onLost: () => void,
): Promise<() => void> {
  const client = await pool.connect();
  client.on('error', onLost);
  let held = true;
  const release = () => {
    if (held) client.release(true);
    held = false;
  };
  try {
    await client.query(`select pg_advisory_lock(${LOCK}) from (values ($1::text)) as own(id)`, [
      id,
    ]);
    return release;
  } catch (error) {
    release();
    throw error;
  }
}

/** Unlocks the jobs of workers whose advisory lock is free. */
export const releaseStaleLocks = (pool: Pool) =>
  pool.query(
    `with holders as materialized (
       select distinct locked_by as id from graphile_worker.jobs where locked_at < now() - $1::interval)
     select graphile_worker.force_unlock_workers(array_agg(id)) from holders
     where pg_try_advisory_xact_lock(${LOCK})
     having count(*) > 0`,
    [GRACE],
  );
