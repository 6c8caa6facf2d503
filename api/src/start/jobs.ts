import type { Task } from 'graphile-worker';
import { Pool } from 'pg';
import type { JobDeps, Jobs } from '../app-module.js';
import { createOrm, type Orm, poolsOf } from '../database.js';
import { modules } from '../modules.js';
import { deliverMail, hurryMails, SEND_MAIL } from '../mails/outbox.service.js';
import type { PaymentProvider } from '../payment-links/payment-provider.js';
import type { AppContext } from '../platform/app-context.js';
import type { Log } from '../platform/log.js';
import { isAway, type Mailer } from '../platform/mail/mailer.js';
import { connectionOptions, preparePool } from '../platform/postgres/pool.js';
import { forgetKeys } from '../platform/idempotency.js';
import { startWorker, type Worker } from '../platform/jobs/worker.js';
import { mailAttachments } from './mail-attachments.js';

/**
 * Concurrent jobs in one process. Mails have separate workers, so that other jobs cannot delay
 * sign-in codes.
 */
const MAILS_AT_ONCE = 2;
const OTHERS_AT_ONCE = 2;
const JOBS_AT_ONCE = MAILS_AT_ONCE + OTHERS_AT_ONCE;

/**
 * A job may hold a lock on one connection while it works on another. With fewer connections jobs
 * would wait for each other.
 */
const CONNECTIONS_PER_JOB = 2;

/**
 * Connection pool of the job queue. Mails and other jobs each need one connection to listen, one
 * for leadership, and one per running job.
 */
export function createJobPool(url: string, log: Log): Pool {
  const pool = new Pool({ ...connectionOptions(url, 'jobs'), max: JOBS_AT_ONCE + 4 });
  preparePool(pool, 'jobs');
  // Without a listener, the error of a lost connection would end the process.
  const lost = (error: Error) => log.warn({ reason: error.message }, 'job connection lost');
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));
  return pool;
}

interface WorkerDeps {
  /**
   * Direct URL of the database, because a transaction pooler does not support LISTEN and session
   * locks.
   */
  databaseUrl: string;
  app: AppContext;
  mailer: Mailer;
  pool: Pool;
  log: Log;
  payments?: PaymentProvider;
  /**
   * Whether jobs run on their schedule. Tests queue the jobs they need, so that the time of day
   * cannot change a result.
   */
  scheduled?: boolean;
}

/**
 * Job task that sends one mail. The first success after an outage of the mail server runs the
 * delayed mails at once.
 */
function mailTask({
  orm,
  app,
  mailer,
  payments,
}: { orm: Orm } & Pick<WorkerDeps, 'app' | 'mailer' | 'payments'>): Task {
  const sender = { mailer, filesOf: mailAttachments(payments !== undefined) };
  let wasUnavailable = false;
  return async (payload, { job }) => {
    const { id } = payload as { id: string };
    const last = job.attempts >= job.max_attempts;
    const em = orm.em.fork();
    try {
      await deliverMail({ em, app }, sender, id, { last });
    } catch (error) {
      wasUnavailable ||= isAway(error);
      throw error;
    }
    if (wasUnavailable) await hurryMails(em);
    wasUnavailable = false;
  };
}

const CLEAN_UP = 'clean_up';

/** Jobs of all modules, and the nightly clean-up. */
function allJobs(deps: JobDeps): Required<Jobs> {
  const each = modules.flatMap(({ jobs }) => jobs?.(deps) ?? []);
  const cleanUps = [...modules.flatMap(({ cleanUp }) => cleanUp ?? []), forgetKeys];
  return {
    tasks: {
      ...Object.fromEntries(each.flatMap(({ tasks }) => Object.entries(tasks))),
      [CLEAN_UP]: async () => {
        const em = deps.orm.em.fork();
        for (const cleanUp of cleanUps) await cleanUp(em);
      },
    },
    crontab: [`30 21 * * * ${CLEAN_UP}`, ...each.flatMap(({ crontab = [] }) => crontab)],
  };
}

/**
 * Starts the job workers: outbox, payment links, sign-in alerts, report totals, nightly clean-up
 * and other jobs. They use separate connections, so that jobs and requests never wait for each
 * other.
 */
export async function startJobs(deps: WorkerDeps): Promise<Worker> {
  const { databaseUrl, app, mailer, pool, log, payments, scheduled = true } = deps;
  const poolSize = JOBS_AT_ONCE * CONNECTIONS_PER_JOB;
  const orm = createOrm({ url: databaseUrl, poolSize, use: 'jobs' });
  app.metrics?.watchPools('jobs', () => poolsOf(orm));
  app.metrics?.watchPools('queue', () => [pool]);
  const jobs = allJobs({ orm, app, log, payments });
  const shared = { pgPool: pool, log, metrics: app.metrics };
  const mails = await startWorker({
    ...{ ...shared, concurrency: MAILS_AT_ONCE, crontab: '' },
    taskList: { [SEND_MAIL]: mailTask({ orm, app, mailer, payments }) },
  });
  const others = await startWorker({
    ...{ ...shared, concurrency: OTHERS_AT_ONCE },
    taskList: jobs.tasks,
    crontab: scheduled ? jobs.crontab.join('\n') : '',
  });
  return {
    async stop() {
      await Promise.all([mails.stop(), others.stop()]);
      await orm.close();
    },
  };
}
