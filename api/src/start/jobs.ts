import { Pool } from 'pg';
import { watchSignIns } from '../auth/codes/guard.service.js';
import { cleanUp } from '../auth/upkeep.service.js';
import { forgetContactMessages } from '../contact/contact.service.js';
import { createOrm, poolsOf } from '../database.js';
import { deliverMail, forgetMails, SEND_MAIL } from '../mails/outbox.service.js';
import { foldOrderFigures } from '../orders/list/order-figures.queries.js';
import { PAYMENT_LINKS_CRONTAB, paymentLinkTasks } from '../payment-links/payment-links.jobs.js';
import type { PaymentProvider } from '../payment-links/payment-provider.js';
import type { App } from '../platform/app.js';
import type { Log } from '../platform/log.js';
import type { Mailer } from '../platform/mail/mailer.js';
import { observePool } from '../platform/postgres/observed-pool.js';
import { connectionOptions, dropLostConnections } from '../platform/postgres/pool.js';
import { startWorker, type Worker } from '../platform/jobs/worker.js';

/** Jobs that run at once in one process. */
const JOBS_AT_ONCE = 4;

/** A job may keep a lock over one connection while it works over another; fewer and they wait for each other. */
const CONNECTIONS_PER_JOB = 2;

/** Connections of their own for the queue of jobs: one that listens, one that vouches, and one for each job that runs. */
export function createJobPool(url: string, log: Log): Pool {
  const pool = new Pool({ ...connectionOptions(url, 'jobs'), max: JOBS_AT_ONCE + 2 });
  dropLostConnections(pool);
  observePool(pool);
  // Without a listener a connection that dies while idle or in use would end the process.
  const lost = (error: Error) => log.warn({ reason: error.message }, 'job connection lost');
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));
  return pool;
}

interface WorkerDeps {
  databaseUrl: string;
  app: App;
  mailer: Mailer;
  pool: Pool;
  log: Log;
  payments?: PaymentProvider;
}

/**
 * Runs the outbox, the payment links, the watch over sign-ins, the folding of figures and the nightly clean-up. What
 * the jobs read and write goes over connections of their own as well, so that jobs and requests never wait for each
 * other.
 */
export async function startJobs(deps: WorkerDeps): Promise<Worker> {
  const { databaseUrl, app, mailer, pool, log, payments } = deps;
  const poolSize = JOBS_AT_ONCE * CONNECTIONS_PER_JOB;
  const orm = createOrm({ url: databaseUrl, poolSize, use: 'jobs' });
  app.figures?.watchPools('jobs', () => poolsOf(orm));
  app.figures?.watchPools('queue', () => [pool]);
  const worker = await startWorker({
    pgPool: pool,
    log,
    figures: app.figures,
    concurrency: JOBS_AT_ONCE,
    taskList: {
      [SEND_MAIL]: async (payload, { job }) => {
        const { id } = payload as { id: string };
        const last = job.attempts >= job.max_attempts;
        await deliverMail({ em: orm.em.fork(), app }, mailer, id, { last });
      },
      fold_order_figures: () => foldOrderFigures(orm.em.fork()),
      watch_sign_ins: () => watchSignIns(orm.em.fork(), log, app),
      clean_up: async () => {
        const em = orm.em.fork();
        await cleanUp(em);
        await forgetMails(em);
        await forgetContactMessages(em);
      },
      ...paymentLinkTasks({ orm, app, log, provider: payments }),
    },
    crontab: [
      '30 21 * * * clean_up',
      '*/10 * * * * watch_sign_ins',
      '5,15,25,35,45,55 * * * * fold_order_figures',
      PAYMENT_LINKS_CRONTAB,
    ].join('\n'),
  });
  return {
    async stop() {
      await worker.stop();
      await orm.close();
    },
  };
}
