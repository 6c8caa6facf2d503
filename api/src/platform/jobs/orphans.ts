import type { Pool } from 'pg';

/**
 * Each worker holds an advisory lock under its id while its process and connection live. A killed process leaves its
 * jobs locked for hours by the queue's rules; a free lock shows that they are orphaned.
 */
const LOCK = `hashtextextended('worker ' || id, 0)`;

/** Grace period for a new worker to take its lock. */
const GRACE = '15 seconds';

/** Holds the lock of a worker until it is released, or its connection fails (`onLost`). */
export async function vouchFor(pool: Pool, id: string, onLost: () => void): Promise<() => void> {
  const client = await pool.connect();
  client.on('error', onLost);
  let held = true;
  const callOff = () => {
    if (held) client.release(true);
    held = false;
  };
  try {
    await client.query(`select pg_advisory_lock(${LOCK}) from (values ($1::text)) as own(id)`, [
      id,
    ]);
    return callOff;
  } catch (error) {
    callOff();
    throw error;
  }
}

/** Unlocks jobs of workers whose lock is free. */
export const unlockOrphans = (pool: Pool) =>
  pool.query(
    `with holders as materialized (
       select distinct locked_by as id from graphile_worker.jobs where locked_at < now() - $1::interval)
     select graphile_worker.force_unlock_workers(array_agg(id)) from holders
     where pg_try_advisory_xact_lock(${LOCK})
     having count(*) > 0`,
    [GRACE],
  );
