import { EventEmitter } from 'node:events';
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { Logger, type Runner, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Figures } from '../figures.js';
import { type Log, maskEmails } from '../log.js';
import { forgiveJobs, unlockOrphans, vouchFor } from './orphans.js';

/** What runs the queued jobs. */
export interface Worker {
  /** Lets the jobs in hand finish, then stops. */
  stop(): Promise<void>;
}

interface WorkerOptions {
  pgPool: Pool;
  taskList: TaskList;
  log: Log;
  crontab: string;
  /** Jobs that run at once. */
  concurrency: number;
  figures?: Figures;
}

/** Pause between attempts to get the database back. */
const RETRY_MS = 500;

/** A connection may be gone for so many seconds before that is noticed. */
const NOTICED_WITHIN = 5;

/** Pause between looks for jobs whose workers are gone. */
const ORPHANS_MS = 15_000;

/** Pause between looks whether the last jobs are written down. */
const END_MS = 10;

/**
 * Runs jobs in this process; failed ones come again with a growing delay.
 *
 * A job whose end could not be written down, because the database went away in that moment, stays locked
 * by its worker, for hours by the queue's own rules. So a lost connection replaces the workers: the old
 * ones stop, what they held is unlocked, what failed meanwhile comes again at once, and new ones begin as soon as the
 * database is back. What a process held that was
 * killed is unlocked by whoever runs, see `unlockOrphans`.
 */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
  let stopping = false;
  let current = await launch(options, () => void replace());
  let replacing: Promise<void> | undefined;
  let lost = false;
  // One that fails, because the database is away, is made up for by the next.
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

  /** Until a launch has come through: the connection may go again meanwhile. */
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
  /** By which the queue knows who holds a job. */
  id: string;
  /** Ends what tells others that it lives. */
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
