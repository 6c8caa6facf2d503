import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { Pool } from 'pg';
import { cleanUp } from './auth/upkeep.service.js';
import type { Orm } from './database.js';
import { deliverMail, SEND_MAIL } from './mails/outbox.service.js';
import { PAYMENT_LINKS_CRONTAB, paymentLinkTasks } from './payment-links/payment-links.jobs.js';
import type { PaymentProvider } from './payment-links/payment-provider.js';
import type { App } from './platform/app.js';
import { migrateJobs } from './platform/jobs.js';
import type { Log } from './platform/log.js';
import type { Mailer } from './platform/mail.js';
import { CONNECT_TIMEOUT_MS, dropLostConnections } from './platform/pool.js';
import { startWorker } from './platform/worker.js';

/** Brings a database to the newest shape: the product's tables, then those of the job queue. */
export async function migrate(orm: Orm, pool: Pool): Promise<void> {
  await orm.migrator.up();
  await migrateJobs(pool);
}

/** The secret of an installation that was given none: made once and kept. */
export async function keptSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'secret');
  const kept = await readFile(file, 'utf8').catch(() => '');
  if (kept) return kept.trim();
  await mkdir(dataDir, { recursive: true });
  const secret = randomBytes(48).toString('base64url');
  await writeFile(file, secret, { mode: 0o600 });
  return secret;
}

/** Connections of their own for the job queue, so that jobs and requests do not wait for each other. */
export function createJobPool(url: string, log: Log): Pool {
  const pool = new Pool({
    connectionString: url,
    max: 5,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  dropLostConnections(pool);
  // Without a listener a connection that dies while idle or in use would end the process.
  const lost = (error: Error) => log.warn({ reason: error.message }, 'job connection lost');
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));
  return pool;
}

interface WorkerDeps {
  orm: Orm;
  app: App;
  mailer: Mailer;
  pool: Pool;
  log: Log;
  payments?: PaymentProvider;
}

/** Runs the outbox, the payment links and the nightly clean-up. */
export const startJobs = ({ orm, app, mailer, pool, log, payments }: WorkerDeps) =>
  startWorker({
    pgPool: pool,
    log,
    taskList: {
      [SEND_MAIL]: async (payload, { job }) => {
        const { id } = payload as { id: string };
        const last = job.attempts >= job.max_attempts;
        await deliverMail({ em: orm.em.fork(), app }, mailer, id, { last });
      },
      clean_up: () => cleanUp(orm.em.fork()),
      ...paymentLinkTasks({ orm, app, log, provider: payments }),
    },
    crontab: ['30 21 * * * clean_up', PAYMENT_LINKS_CRONTAB].join('\n'),
  });
