import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { inject } from 'vitest';
import { createPdfRenderer } from '../start/create-pdf-renderer.js';
import { createJobPool, startJobs } from '../start/jobs.js';
import { createOrm, type Orm } from '../database.js';
import type { ErrorBody } from '../graphql/error-body.js';
import type { AppContext } from '../platform/app-context.js';
import { Metrics } from '../platform/metrics.js';
import { type Inbox, type InboxMail, startInbox } from '../platform/mail/inbox.js';
import { createMailer } from '../platform/mail/mailer.js';
import type { ObjectStore } from '../platform/objects/object-store.js';
import { Secret } from '../platform/key-derivation.js';
import type { Providers } from '../start/providers.js';
import { createServer } from '../http/server.js';
import { copyTemplate } from './global-setup.js';

export interface GraphQLAnswer<Data> {
  data: Data | null;
  errors?: {
    message: string;
    path?: (string | number)[];
    extensions: ErrorBody;
  }[];
}

export interface TestServer {
  server: FastifyInstance;
  orm: Orm;
  app: AppContext;
  inbox: Inbox;
  url: string;
  /** Sends a GraphQL request over HTTP with the caller's token. */
  graphql<Data>(document: string, variables?: object, token?: string): Promise<GraphQLAnswer<Data>>;
  /** Waits for the newest mail to this address for which `matches` returns true. */
  mailTo(address: string, matches?: (mail: InboxMail) => boolean): Promise<InboxMail>;
  stop(): Promise<void>;
}

/** Secret of codes and links in all tests. */
const TEST_SECRET = 'a secret that is only good for tests, 32+';

/** Time limit for a mail, long enough for a busy machine. */
const MAIL_DEADLINE_MS = 60_000;

export interface TestServerOptions {
  /**
   * Port of the server and of its public URL. By default any free port, and a public URL at which
   * no server listens.
   */
  port?: number;
  /** Receives every log line from level `info` on. */
  log?: (line: string) => void;
  /** Number of wrong codes of all e-mails in 24 hours, above which untrusted browsers get links. */
  otpFailureLockoutThreshold?: number;
  /** Whether staff must sign in with a passkey; optional by default. */
  staffPasskeys?: AppContext['staffPasskeys'];
  /** Object store for files; none by default. */
  objects?: ObjectStore;
  /**
   * Whether jobs run on their schedule; off by default, so that the time of day does not change a
   * result.
   */
  scheduled?: boolean;
  /**
   * Whether the server rejects requests under load; off by default, because tests load the machine.
   */
  loadShedding?: boolean;
  /** URL of the database; by default a new one. */
  databaseUrl?: string;
  /** External services; none by default. */
  providers?: (app: AppContext, folder: string) => Partial<Providers> | Promise<Partial<Providers>>;
}

/** Starts the real server on its own database, with a development inbox for mails. */
export async function startTestServer({
  port = 0,
  providers,
  log,
  databaseUrl,
  otpFailureLockoutThreshold = 100_000,
  staffPasskeys = 'optional',
  objects,
  scheduled = false,
  loadShedding = false,
}: TestServerOptions = {}): Promise<TestServer> {
  const url =
    databaseUrl ??
    (await copyTemplate(inject('postgresUrl'), `test_${randomUUID().replaceAll('-', '')}`));
  const folder = await mkdtemp(path.join(tmpdir(), 'laundry-inbox-'));
  const inbox = await startInbox(folder);
  const app: AppContext = {
    secret: new Secret(TEST_SECRET),
    publicUrl: port ? `http://localhost:${port}` : 'http://laundry.test',
    production: false,
    otpFailureLockoutThreshold,
    staffPasskeys,
    metrics: new Metrics(),
    objects,
    pdfRenderer: createPdfRenderer(),
  };
  const orm = createOrm({ url });
  const outside = await providers?.(app, path.join(folder, 'outside'));
  const server = await createServer({
    orm,
    app,
    inbox,
    loadShedding,
    ...outside,
    logger: log && { level: 'info', stream: { write: log } },
  });
  const pool = createJobPool(url, server.log);
  const from = 'Laundry <laundry@laundry.test>';
  const mailer = createMailer({ smtpUrl: inbox.smtpUrl, from });
  const worker = await startJobs({
    databaseUrl: url,
    app,
    mailer,
    pool,
    log: server.log,
    payments: outside?.payments,
    scheduled,
  });
  const address = await server.listen({ port, host: '127.0.0.1' });
  return {
    server,
    orm,
    app,
    inbox,
    url: address,
    async graphql<Data>(document: string, variables: object = {}, token?: string) {
      const response = await fetch(`${address}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        body: JSON.stringify({ query: document, variables }),
      });
      return (await response.json()) as GraphQLAnswer<Data>;
    },
    mailTo: (to, matches = () => true) => waitForMail(address, to, matches),
    async stop() {
      // A response that a test has not read would keep its connection open for more than a minute.
      server.server.closeAllConnections();
      await server.close();
      await worker.stop();
      await app.pdfRenderer.stop();
      mailer.close();
      await pool.end();
      await orm.close();
      await inbox.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function waitForMail(
  url: string,
  to: string,
  matches: (mail: InboxMail) => boolean,
): Promise<InboxMail> {
  const deadline = Date.now() + MAIL_DEADLINE_MS;
  for (;;) {
    const response = await fetch(`${url}/dev/inbox.json?to=${encodeURIComponent(to)}`);
    const mail = ((await response.json()) as InboxMail[]).find(matches);
    if (mail) return mail;
    if (Date.now() > deadline) throw new Error(`No such mail to ${to}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
