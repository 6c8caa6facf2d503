import 'reflect-metadata';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { createJobPool, startJobs } from './start/jobs.js';
import { persistedSecret } from './start/persisted-secret.js';
import { type InitialData, prepareDatabase } from './start/prepare-database.js';
import { formerAdmins, EMAIL_CHANGE_REVERTIBLE } from './auth/admins.service.js';
import { createOrm } from './database.js';
import { shownCustomer } from './demo/demo.service.js';
import { type Env, readEnv } from './env.js';
import { queueReconcile } from './payment-links/sync.jobs.js';
import { Listener } from './platform/postgres/listener.js';
import { startEmbeddedPostgres } from './platform/postgres/embedded-postgres.js';
import { refuseUsed } from './platform/postgres/running-server.js';
import { createMailer, type Mailer, mustUpgrade } from './platform/mail/mailer.js';
import { checkPort } from './platform/http/ports.js';
import { createObjectStore } from './platform/objects/object-store.js';
import { Secret } from './platform/key-derivation.js';
import { createPdfRenderer } from './start/create-pdf-renderer.js';
import { createProviders } from './start/providers.js';
import { startupMessages } from './start/startup-messages.js';
import { createServer } from './http/server.js';
import { site } from './site-config.js';
import { normaliseStoredEmails } from './users/normalise-stored-emails.service.js';

const WEB_ROOT = path.resolve(import.meta.dirname, '../../../web/dist');
const EXPLORER_ROOT = path.resolve(import.meta.dirname, '../graphiql');

const sayError = (line: string) => void process.stderr.write(`${line}\n`);

/**
 * Graceful shutdown: time limit in ms for all its steps. It is less than the half minute after
 * which supervisors kill a process.
 */
const STOP_MS = 25_000;

/**
 * Time limit in ms for running requests; after it the server closes their connections. Then the
 * time in which responses ask clients to close theirs.
 */
const REQUESTS_MS = 15_000;
const CLOSE_CONNECTIONS_MS = 1000;

async function startDatabase(
  folder: string,
  what: string,
  cleanup: AsyncDisposableStack,
): Promise<string> {
  const postgres = await startEmbeddedPostgres(folder, { what, say: sayError });
  cleanup.defer(() => postgres.stop());
  return postgres.database('laundry');
}

/**
 * Migrates the database on separate connections, because a migration may take longer than any
 * request.
 */
async function prepare(url: string, pool: Pool, first: InitialData): Promise<boolean> {
  const orm = createOrm({ url, poolSize: 2, use: 'migrations' });
  try {
    return await prepareDatabase(orm, pool, first);
  } finally {
    await orm.close();
  }
}

/** Starts all parts in order. They stop in reverse order, also after a failed start. */
async function start(cleanup: AsyncDisposableStack): Promise<void> {
  const env = readEnv();
  const dataDir = path.resolve(env.dataDir);
  const folder = path.join(dataDir, 'postgres');
  // This check precedes the port check. A second process with the same folder also has the same
  // port, and the error about the folder is clearer.
  if (!env.databaseUrl) await refuseUsed(folder);
  await checkPort(env.port, env.host);
  const databaseUrl = env.databaseUrl ?? (await startDatabase(folder, env.publicUrl, cleanup));
  const directUrl = env.directUrl ?? databaseUrl;
  const inbox = env.smtpUrl ? undefined : await openInbox(path.join(dataDir, 'inbox'));
  if (inbox) cleanup.defer(() => inbox.stop());

  const app = {
    secret: new Secret(env.appSecret ?? (await persistedSecret(dataDir))),
    publicUrl: env.publicUrl,
    production: env.production,
    otpFailureLockoutThreshold: env.otpFailureLockoutThreshold,
    staffPasskeys: env.staffPasskeys,
    metrics: env.metricsToken ? await createMetrics() : undefined,
    objects: env.objectStore && createObjectStore(env.objectStore),
    pdfRenderer: createPdfRenderer(),
  };
  cleanup.defer(() => app.pdfRenderer.stop());
  const providers = await createProviders(env, app);
  const orm = createOrm({ url: databaseUrl, poolSize: env.poolSize });
  cleanup.defer(() => orm.close());
  const listener = new Listener({ url: directUrl });
  const server = await createServer({
    orm,
    listener,
    app,
    inbox,
    ...providers,
    webRoot: WEB_ROOT,
    explorerRoot: EXPLORER_ROOT,
    trustProxy: env.trustProxy,
    metricsToken: env.metricsToken,
    logger: { level: env.production ? 'info' : 'warn' },
  });
  // The job queue may reject a promise that no code awaits when the database connection is lost.
  // The process must not end then.
  process.on('unhandledRejection', (reason) => server.log.error({ err: reason }, 'unhandled'));
  // Graceful shutdown: during this pause, responses ask clients to close their connections. No
  // request is then in transit when the server closes.
  server.addHook('preClose', () => delay(CLOSE_CONNECTIONS_MS));
  const pool = createJobPool(directUrl, server.log);
  cleanup.defer(() => pool.end());
  if (!(await prepare(directUrl, pool, { ...env, app })))
    server.log.warn(`ADMIN_EMAIL was not made an admin: ${EMAIL_CHANGE_REVERTIBLE}`);
  await normaliseStoredEmails(orm.em.fork(), server.log);
  const tryAs = inbox && env.demoData ? await shownCustomer(orm.em.fork()) : undefined;

  const mailer = mailerOf(env, inbox?.smtpUrl ?? '');
  cleanup.defer(() => mailer.close());
  const jobs = { databaseUrl: directUrl, app, mailer, pool, log: server.log, ...providers };
  const worker = await startJobs(jobs);
  cleanup.defer(() => worker.stop());
  listener.start(server.log);
  cleanup.defer(() => listener.stop());
  if (providers.payments) await queueReconcile(orm.em.fork());
  const former = await formerAdmins(orm.em.fork(), env.adminEmail);
  cleanup.defer(() => closeServer(server));
  // Listening is the last step that can fail, so that a failed start does not disconnect clients.
  await server.listen({ port: env.port, host: env.host });
  const lines = startupMessages(env, {
    hasInbox: inbox !== undefined,
    formerAdmins: former,
    tryAs,
  });
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Modules that are loaded only when they are configured. */
const createMetrics = () => import('./platform/metrics.js').then(({ Metrics }) => new Metrics());
const openInbox = (folder: string) =>
  import('./platform/mail/inbox.js').then(({ startInbox }) => startInbox(folder));

function mailerOf({ smtpUrl, mailFrom, production }: Env, inboxUrl: string): Mailer {
  return createMailer({
    smtpUrl: smtpUrl ?? inboxUrl,
    from: mailFrom ?? `${site.brand} <${site.email}>`,
    requireTLS: production && smtpUrl !== undefined && mustUpgrade(smtpUrl),
  });
}

async function closeServer(server: FastifyInstance): Promise<void> {
  const forceClose = setTimeout(() => server.server.closeAllConnections(), REQUESTS_MS);
  await server.close();
  clearTimeout(forceClose);
}

const cleanup = new AsyncDisposableStack();
let stopped: Promise<void> | undefined;
const stop = () => (stopped ??= cleanup.disposeAsync());

const started = start(cleanup);

closeWithGrace(
  {
    delay: STOP_MS,
    logger: { error: (line) => sayError(String(line)) },
    skip: ['unhandledRejection'],
  },
  async ({ err }) => {
    if (err) sayError(err.stack ?? String(err));
    // Waits until the start has ended, because a half-finished start cannot be stopped.
    await started.catch(() => undefined);
    await stop();
  },
);

started.catch(async (error: unknown) => {
  sayError(`Cannot start. ${error instanceof Error ? error.message : String(error)}`);
  await stop().catch((fault: unknown) => sayError(String(fault)));
  process.exit(1);
});
