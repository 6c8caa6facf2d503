import type { EntityManager } from '@mikro-orm/postgresql';
import { Logger, runMigrations } from 'graphile-worker';
import type { Pool } from 'pg';

export interface JobOptions {
  /** Key of the job. A new job with the same key replaces a waiting job. */
  jobKey?: string;
  maxAttempts?: number;
  runAt?: Date;
  /** Jobs with a lower number run first; 0 by default. */
  priority?: number;
}

/** Adds a job in the current transaction, so that it runs only after the commit. */
export async function addJob(
  em: EntityManager,
  task: string,
  payload: Record<string, unknown>,
  { jobKey, maxAttempts = 12, runAt, priority }: JobOptions = {},
): Promise<void> {
  await em.execute(
    `select graphile_worker.add_job(?, payload := ?::json, run_at := ?::timestamptz, max_attempts := ?, job_key := ?, priority := ?)`,
    [task, JSON.stringify(payload), runAt ?? null, maxAttempts, jobKey ?? null, priority ?? null],
  );
}

/** Creates or migrates the tables of the job queue. */
export const migrateJobs = (pgPool: Pool) => runMigrations({ pgPool, logger: quiet });

const quiet = new Logger(() => () => undefined);

interface WaitingJobs {
  task: string;
  state: 'ready' | 'running' | 'later' | 'failed';
  count: number;
  /** Seconds since the oldest job was due. */
  seconds: number;
}

/** Queued jobs of all processes. */
export const waitingJobs = (em: EntityManager): Promise<WaitingJobs[]> =>
  em.execute(`
    select task_identifier as task, state, count(*)::int as count,
      greatest(0, extract(epoch from now() - min(run_at)))::float8 as seconds
    from graphile_worker.jobs, lateral (select case
      when attempts >= max_attempts and locked_at is null then 'failed'
      when locked_at is not null then 'running'
      when run_at > now() then 'later'
      else 'ready' end as state) as its
    group by task_identifier, state`);
