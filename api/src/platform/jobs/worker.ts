import { EventEmitter } from 'node:events';
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { Logger, type Runner, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Figures } from '../figures.js';
import { type Log, maskEmails } from '../log.js';
import { forgiveJobs, unlockOrphans, vouchFor } from './orphans.js';

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

/** Seconds until a lost connection is noticed. */
const NOTICED_WITHIN = 5;

/** Interval of the check for orphaned jobs. */
const ORPHANS_MS = 15_000;

/** Interval of the check whether the last results are stored. */
const END_MS = 10;

/**
 * Runs jobs in this process and retries failed ones with backoff. A job whose result could not be stored stays locked
 * for hours by the queue's rules. So after a lost connection the workers are replaced. Their jobs are unlocked,
 * recent failures are retried, and new workers start when the database is back. `unlockOrphans` unlocks jobs of
 * killed processes.
 */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
  let stopping = false;
  let current = await launch(options, () => void replace());
  let replacing: Promise<void> | undefined;
  let lost = false;
  // A failed check is repeated at the next interval.
  const lookForOrphans = () => void unlockOrphans(options.pgPool).catch(() => undefined);
  const looking = setInterval(lookForOrphans, ORPHANS_MS).unref();
  lookForOrphans();

  async function relaunch(): Promise<void> {
    const since = performance.now();
    await current.runner.stop().catch(() => undefined);
    current.callOff();
    while (!stopping) {
      try {
        await options.pgPool.query('select graphile_worker.force_unlock_workers(array[$1])', [
          current.id,
        ]);
        await forgiveJobs(options.pgPool, NOTICED_WITHIN + (performance.now() - since) / 1000);
        current = await launch(options, () => void replace());
        return;
      } catch {
        await delay(RETRY_MS);
      }
    }
  }

  /** Repeats until a launch succeeds, because the connection may fail again. */
  async function renew(): Promise<void> {
    while (lost && !stopping) {
      lost = false;
      await relaunch();
    }
  }

  async function replace(): Promise<void> {
    lost = true;
    if (stopping || replacing) return;
    replacing = renew().finally(() => (replacing = undefined));
    await replacing;
  }

  return {
    async stop() {
      stopping = true;
      clearInterval(looking);
      await replacing;
      await current.runner.stop().catch(() => undefined);
      current.callOff();
      // The ends of the last jobs are written down without anybody waiting for it.
      while (options.pgPool.waitingCount > 0) await delay(END_MS);
    },
  };
}

interface Launched {
  runner: Runner;
  /** Worker id in the queue. */
  id: string;
  /** Releases the lock that shows the worker as alive. */
  callOff(): void;
}

async function launch(
  { pgPool, taskList, log, crontab, concurrency, figures }: WorkerOptions,
  onLost: () => void,
): Promise<Launched> {
  let id = '';
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
  try {
    return { runner, id, callOff: await vouchFor(pgPool, id, onLost) };
  } catch (error) {
    await runner.stop().catch(() => undefined);
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
