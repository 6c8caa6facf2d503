import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Logger, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Metrics } from '../metrics.js';
import { type Log, maskEmails } from '../log.js';
import { releaseStaleLocks, holdWorkerLock } from './stale-job-locks.js';

/** Worker that runs queued jobs. */
export interface Worker {
  /** Stops the worker after its running jobs have finished. */
  stop(): Promise<void>;
}

interface WorkerOptions {
  pgPool: Pool;
  taskList: TaskList;
  log: Log;
  crontab: string;
  /** Number of concurrent jobs. */
  concurrency: number;
  metrics?: Metrics;
}

/** Pause in ms between reconnection attempts. */
const RETRY_MS = 500;

/** Interval in ms of the check for jobs of dead workers. */
const STALE_LOCKS_MS = 15_000;

/** Interval in ms of the check whether the last results are stored. */
const END_MS = 10;

/**
 * Runs jobs in this process and retries failed ones with backoff. graphile-worker reconnects by
 * itself, but a job whose result it could not store stays locked for hours. After a lost connection
 * this function therefore unlocks the jobs of the old workers and starts new workers.
 * `releaseStaleLocks` unlocks jobs of killed processes.
 */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const { pgPool } = options;
  const stopping = Promise.withResolvers<boolean>();
  let isStopping = false;
  let current = await launch(options);
  // A failed check is repeated at the next interval.
  const releaseStale = () => void releaseStaleLocks(pgPool).catch(() => undefined);
  const staleLockTimer = setInterval(releaseStale, STALE_LOCKS_MS).unref();
  releaseStale();

  /** Replaces the workers; returns false while the database is unavailable. */
  async function replace(): Promise<boolean> {
    try {
      await pgPool.query('select graphile_worker.force_unlock_workers(array[$1])', [current.id]);
      current = await launch(options);
      return true;
    } catch {
      await delay(RETRY_MS);
      return false;
    }
  }

  async function work(): Promise<void> {
    for (;;) {
      await Promise.race([current.lost, stopping.promise]);
      await current.stop();
      do if (isStopping) return;
      while (!(await replace()));
    }
  }

  const working = work();
  return {
    async stop() {
      isStopping = true;
      stopping.resolve(true);
      clearInterval(staleLockTimer);
      await working;
      // graphile-worker does not wait until the results of the last jobs are stored, so this loop
      // does.
      while (pgPool.waitingCount > 0) await delay(END_MS);
    },
  };
}

interface Launched {
  /** Worker id in the queue. */
  id: string;
  /** Resolves when a connection of the worker is lost. */
  lost: Promise<unknown>;
  /** Stops the worker after its running jobs have finished, and releases its advisory lock. */
  stop(): Promise<void>;
}

async function launch({
  pgPool,
  taskList,
  log,
  crontab,
  concurrency,
  metrics,
}: WorkerOptions): Promise<Launched> {
  let id = '';
  const lost = Promise.withResolvers<true>();
  const onLost = () => lost.resolve(true);
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:create', ({ workerPool }) => (id = workerPool.id));
  events.on('pool:listen:error', onLost);
  if (metrics) countJobs(events, metrics);
  const logger = new Logger(() => (level, message) => {
    if (level === 'error')
      log.error({ job: maskEmails(message.split('\n')[0] ?? '') }, 'job failed');
  });
  const runner = await run({
    pgPool,
    taskList,
    crontab,
    events,
    logger,
    concurrency,
    noHandleSignals: true,
  });
  // `stop` fails after a lost connection; then `force_unlock_workers` unlocks the jobs.
  const end = () => runner.stop().catch(() => undefined);
  try {
    const releaseLock = await holdWorkerLock(pgPool, id, onLost);
    return { id, lost: lost.promise, stop: () => end().finally(releaseLock) };
  } catch (error) {
    await end();
    throw error;
  }
}

function countJobs(events: WorkerEvents, { jobs }: Metrics): void {
  events.on('job:success', ({ job }) => jobs.inc({ task: job.task_identifier, outcome: 'done' }));
  events.on('job:error', ({ job }) => {
    const outcome = job.attempts >= job.max_attempts ? 'failed' : 'again';
    jobs.inc({ task: job.task_identifier, outcome });
  });
}
