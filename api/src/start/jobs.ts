import type { Task } from 'graphile-worker';
import { Pool } from 'pg';
import { NOTIFY_WAITLIST } from '../areas/areas.service.js';
import { deleteOldWaitlistEntries, notifyWaitlist } from '../areas/waitlist.service.js';
import { alertOnFailedSignIns } from '../auth/codes/sign-in-throttle.service.js';
import { deleteExpiredSignIns } from '../auth/sign-in-cleanup.service.js';
import { forgetContactMessages } from '../contact/contact.service.js';
import { createOrm, type Orm, poolsOf } from '../database.js';
import { deliverMail, hurryMails, SEND_MAIL } from '../mails/outbox.service.js';
import { deleteOldMails } from '../mails/email-retention.service.js';
import { foldOrderAggregates } from '../orders/list/order-aggregates.queries.js';
import { MAKE_DUE_PICKUPS, makeDuePickups } from '../orders/recurring/due-pickups.service.js';
import { DELETE_ORPHANED_PHOTOS, deleteOrphanedPhotos } from '../photos/photo-store.js';
import { invoicingTasks } from '../invoicing/invoicing.jobs.js';
import { forgetPhotos } from '../photos/photos.service.js';
import { updateDailyAggregates } from '../reports/daily-aggregates.service.js';
import { STATEMENTS_CRONTAB, statementTasks } from '../statements/statements.jobs.js';
import { PAYMENT_LINKS_CRONTAB, paymentLinkTasks } from '../payment-links/payment-links.jobs.js';
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

/** Schedule of the jobs, with times in UTC. */
const crontabOf = ({ objects }: AppContext): string =>
  [
    '30 21 * * * clean_up',
    '*/10 * * * * watch_sign_ins',
    '5,15,25,35,45,55 * * * * fold_order_figures',
    '4,14,24,34,44,54 * * * * update_daily_aggregates',
    // A visitor who joined the waitlist while the area was being saved gets the mail the next day.
    `0 4 * * * ${NOTIFY_WAITLIST}`,
    // Hourly from 9:00 to 23:00 in Asia/Kolkata, so that no mail is sent at night. Each run also
    // does the work of missed runs.
    `30 3-17 * * * ${MAKE_DUE_PICKUPS}`,
    STATEMENTS_CRONTAB,
    PAYMENT_LINKS_CRONTAB,
    ...(objects ? [`*/10 * * * * ${DELETE_ORPHANED_PHOTOS}`] : []),
  ].join('\n');

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
  const shared = { pgPool: pool, log, metrics: app.metrics };
  const mails = await startWorker({
    ...{ ...shared, concurrency: MAILS_AT_ONCE, crontab: '' },
    taskList: { [SEND_MAIL]: mailTask({ orm, app, mailer, payments }) },
  });
  const others = await startWorker({
    ...{ ...shared, concurrency: OTHERS_AT_ONCE },
    taskList: {
      fold_order_figures: () => foldOrderAggregates(orm.em.fork()),
      update_daily_aggregates: () => updateDailyAggregates(orm.em.fork()),
      watch_sign_ins: () => alertOnFailedSignIns(orm.em.fork(), log, app),
      clean_up: async () => {
        const em = orm.em.fork();
        await deleteExpiredSignIns(em);
        await deleteOldMails(em);
        await forgetPhotos(em);
        await forgetContactMessages(em);
        await deleteOldWaitlistEntries(em);
        await forgetKeys(em);
      },
      [DELETE_ORPHANED_PHOTOS]: () => deleteOrphanedPhotos({ em: orm.em.fork(), app }),
      [NOTIFY_WAITLIST]: () => notifyWaitlist({ em: orm.em.fork(), app }),
      [MAKE_DUE_PICKUPS]: () => makeDuePickups({ em: orm.em.fork(), app }),
      ...invoicingTasks({ orm, app }),
      ...statementTasks({ orm, app }),
      ...paymentLinkTasks({ orm, app, log, provider: payments }),
    },
    crontab: scheduled ? crontabOf(app) : '',
  });
  return {
    async stop() {
      await Promise.all([mails.stop(), others.stop()]);
      await orm.close();
    },
  };
}
