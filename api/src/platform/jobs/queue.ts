import type { EntityManager } from '@mikro-orm/postgresql';
import { Logger, runMigrations } from 'graphile-worker';
import type { Pool } from 'pg';

export interface JobOptions {
  /** A second job with the key replaces the first while that one waits. */
  jobKey?: string;
  maxAttempts?: number;
  runAt?: Date;
  /** A higher one waits until nothing with a lower one is left; 0 unless told. */
  priority?: number;
}

/** Adds a job to the transaction that `em` is in: it runs if, and only if, that commits. */
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

/** Makes or updates the tables of the job queue. */
export const migrateJobs = (pgPool: Pool) => runMigrations({ pgPool, logger: quiet });

const quiet = new Logger(() => () => undefined);
