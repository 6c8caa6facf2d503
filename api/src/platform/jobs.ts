import type { EntityManager } from '@mikro-orm/postgresql';
import { Logger, type Runner, run, runMigrations, type TaskList } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Log } from './log.js';

export interface JobOptions {
  /** A second job with the key replaces the first while that one waits. */
  jobKey?: string;
  maxAttempts?: number;
  runAt?: Date;
}

/** Adds a job to the transaction that `em` is in: it runs if, and only if, that commits. */
export async function addJob(
  em: EntityManager,
  task: string,
  payload: Record<string, unknown>,
  { jobKey, maxAttempts = 12, runAt }: JobOptions = {},
): Promise<void> {
  await em.execute(
    `select graphile_worker.add_job(?, payload := ?::json, run_at := ?::timestamptz, max_attempts := ?, job_key := ?)`,
    [task, JSON.stringify(payload), runAt ?? null, maxAttempts, jobKey ?? null],
  );
}

/** Makes or updates the tables of the job queue. */
export const migrateJobs = (pgPool: Pool) => runMigrations({ pgPool, logger: quiet });

const quiet = new Logger(() => () => undefined);

/** Runs jobs in this process until `stop()`; failed ones come again with a growing delay. */
export function startWorker(
  pgPool: Pool,
  taskList: TaskList,
  log: Log,
  crontab = '',
): Promise<Runner> {
  const logger = new Logger(() => (level, message) => {
    if (level === 'error') log.error({ job: message }, 'job failed');
  });
  return run({ pgPool, taskList, concurrency: 4, noHandleSignals: true, crontab, logger });
}
