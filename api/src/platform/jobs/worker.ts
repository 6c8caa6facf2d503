import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Logger, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Figures } from '../figures.js';
import { type Log, maskEmails } from '../log.js';
import { unlockOrphans, vouchFor } from './orphans.js';

/** Worker for queued jobs. */
export interface Worker {
  /** Stops after the running jobs finish. */
  stop(): Promise<void>;
}

interface WorkerOptions {
  pgPool: Pool;
  taskList: TaskList;
  log: Log;
  crontab: string;
  /** Number of concurrent jobs. */
  concurrency: number;
  figures?: Figures;
}

/** Pause between reconnection attempts. */
const RETRY_MS = 500;

/** Interval of the check for orphaned jobs. */
const ORPHANS_MS = 15_000;

/** Interval of the check whether the last results are stored. */
const END_MS = 10;

/**
 * Runs jobs in this process and retries failed ones with backoff. graphile-worker connects again by itself, but a job
 * whose result it could not store stays locked for hours. So after a lost connection new workers replace the old ones,
 * and the jobs of those are unlocked. `unlockOrphans` unlocks jobs of killed processes.
 */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const { pgPool } = options;
  const stopping = Promise.withResolvers<boolean>();
  let isStopping = false;
  let current = await launch(options);
  // A failed check is repeated at the next interval.
  const lookForOrphans = () => void unlockOrphans(pgPool).catch(() => undefined);
  const looking = setInterval(lookForOrphans, ORPHANS_MS).unref();
  lookForOrphans();

  /** False while the database is away. */
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
      clearInterval(looking);
      await working;
      // graphile-worker stores the results of the last jobs without waiting for them.
      while (pgPool.waitingCount > 0) await delay(END_MS);
    },
  };
}

interface Launched {
  /** Worker id in the queue. */
  id: string;
  /** Resolves when a connection is lost. */
  lost: Promise<unknown>;
  /** Stops after the running jobs finish, and releases the lock that shows the worker as alive. */
  stop(): Promise<void>;
}

async function launch({
  pgPool,
  taskList,
  log,
  crontab,
  concurrency,
  figures,
}: WorkerOptions): Promise<Launched> {
  let id = '';
  const lost = Promise.withResolvers<true>();
  const onLost = () => lost.resolve(true);
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:create', ({ workerPool }) => (id = workerPool.id));
  events.on('pool:listen:error', onLost);
  if (figures) countJobs(events, figures);
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
  // It fails where the connection is lost; `force_unlock_workers` follows then.
  const end = () => runner.stop().catch(() => undefined);
  try {
    const callOff = await vouchFor(pgPool, id, onLost);
    return { id, lost: lost.promise, stop: () => end().finally(callOff) };
  } catch (error) {
    await end();
    throw error;
  }
}

function countJobs(events: WorkerEvents, { jobs }: Figures): void {
  events.on('job:success', ({ job }) => jobs.inc({ task: job.task_identifier, outcome: 'done' }));
  events.on('job:error', ({ job }) => {
    const outcome = job.attempts >= job.max_attempts ? 'failed' : 'again';
    jobs.inc({ task: job.task_identifier, outcome });
  });
}
