import type { Pool } from 'pg';

/**
 * Who runs jobs holds a lock of the database by its own name as long as its process and its connection live, so that others can
 * tell whether it does. A process that is killed leaves its jobs locked, for hours by the queue's own rules.
 */
const LOCK = `hashtextextended('worker ' || id, 0)`;

/** Time that a new one has to get its lock, before which it can have a job. */
const GRACE = '15 seconds';

/** Vouches for the holder of jobs of this id until it is called off, or until the connection for it goes, which `onLost` hears. */
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

/** Gives the jobs of holders that nobody vouches for to whoever is next. */
export const unlockOrphans = (pool: Pool) =>
  pool.query(
    `with holders as materialized (
       select distinct locked_by as id from graphile_worker.jobs where locked_at < now() - $1::interval)
     select graphile_worker.force_unlock_workers(array_agg(id)) from holders
     where pg_try_advisory_xact_lock(${LOCK})
     having count(*) > 0`,
    [GRACE],
  );

/**
 * Has jobs come again at once that failed within so many seconds, while the database was away: that was no try of theirs. By
 * the queue's own rules they would wait longer after each blow that hits them, close to seven minutes after the sixth.
 */
export const forgiveJobs = (pool: Pool, seconds: number) =>
  pool.query(
    `select graphile_worker.reschedule_jobs(array[id], run_at := now(), attempts := attempts - 1)
     from graphile_worker.jobs
     where locked_at is null and attempts > 0 and run_at > now() and last_error is not null
       and updated_at > now() - make_interval(secs => $1)`,
    [seconds],
  );
